return { name = "helped" }
