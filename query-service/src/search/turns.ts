import { Unavailable } from '@debut/adapters/errors.ts'

/** So many at a time, and so many who wait: a flood here leaves the database to the other parts. */
export const inTurns = (atOnce: number, waiting: number) => {
  const queue: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Unavailable('too many are looking for something')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
