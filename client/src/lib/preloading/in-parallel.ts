type Task = () => Promise<unknown>

/** No more than so many at once; the rest wait in the order in which they came. What fails is forgotten. */
export const inParallel = (most: number) => {
  const waiting: Task[] = []
  let running = 0
  const next = () => {
    const task = running < most ? waiting.shift() : undefined
    if (task === undefined) return
    running += 1
    void task()
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        next()
      })
    next()
  }
  return (task: Task) => {
    waiting.push(task)
    next()
  }
}
