import { planWalk } from './plan.ts'
import { type Walked, walkOnce } from './one-walk.ts'

type Options = Parameters<typeof walkOnce>[1] & {
  readonly seed: string
  readonly numbers: readonly number[]
  readonly clicks: number
  readonly atATime: number
  readonly onEnd?: (walked: Walked) => void
}

/** Several at a time: a walk waits more than it computes. */
export const runWalks = async ({ seed, numbers, clicks, atATime, onEnd, ...surroundings }: Options): Promise<Walked[]> => {
  const queue = [...numbers]
  const done: Walked[] = []
  const takeTurns = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const walked = await walkOnce(planWalk(seed, number, clicks), surroundings)
      done.push(walked)
      onEnd?.(walked)
    }
  }
  await Promise.all(Array.from({ length: atATime }, takeTurns))
  return done.toSorted((one, other) => one.walk.number - other.walk.number)
}
