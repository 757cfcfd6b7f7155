import { HttpError } from './http-error.ts'

/** Does so much at a time; the rest waits, and where too many wait already they are asked to come back. */
export const atMost = (running: number, waiting: number) => {
  let busy = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < running) busy += 1
    else if (queue.length >= waiting) throw new HttpError('unavailable')
    // Whoever is called takes over the place of the one who is done.
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}
