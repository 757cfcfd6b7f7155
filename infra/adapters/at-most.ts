import { HttpError } from './http-error.ts'

/** Runs so many at a time; the others wait, and where too many wait already they are refused as unavailable. */
export const atMost = (running: number, waiting: number) => {
  let busy = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < running) busy += 1
    else if (queue.length >= waiting) throw new HttpError('unavailable')
    // The one that is resumed takes over the place of the one that has finished.
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
