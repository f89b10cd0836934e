/// A binary heap of scheduled work: earliest time first, then first come first served.
struct WorkQueue {
  struct Entry {
    let work: ScheduledWork
    let arrival: Int

    func precedes(_ other: Entry) -> Bool {
      work.time == other.work.time ? arrival < other.arrival : work.time < other.work.time
    }
  }

  private var heap: [Entry] = []

  var count: Int { heap.count }
  var first: Entry? { heap.first }

  mutating func push(_ entry: Entry) {
    heap.append(entry)
    siftUp(from: heap.count - 1)
  }

  mutating func pop() -> Entry? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    siftDown(from: 0)
    return first
  }

  mutating func removeAll() -> [Entry] {
    defer { heap = [] }
    return heap
  }

  mutating func removeAll(where shouldRemove: (Entry) -> Bool) {
    heap.removeAll(where: shouldRemove)
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let smaller = right < heap.count && heap[right].precedes(heap[left]) ? right : left
      guard heap[smaller].precedes(heap[parent]) else { return }
      heap.swapAt(parent, smaller)
      parent = smaller
    }
  }
}
