import type { inTurn } from './in-turn.ts'

interface Waiting {
  readonly work: Promise<unknown>
  /** The latest of those who wait for it. */
  giveUpAt: number | undefined
}

/**
 * Work in turn that has not begun yet serves all who ask for it until it does. However many like one post, its stream is read once at a time
 * and once more for those who asked meanwhile, and each sees at least what was there when they asked.
 */
export const sharedTurns = (turns: ReturnType<typeof inTurn>) => {
  const kinds = new Map<object, Map<string, Waiting>>()
  const waitingOf = (kind: object): Map<string, Waiting> => {
    let waiting = kinds.get(kind)
    if (waiting === undefined) kinds.set(kind, (waiting = new Map<string, Waiting>()))
    return waiting
  }

  /** Work of one kind and key always gives the same kind of result. */
  return <Result>(
    kind: object,
    key: string,
    giveUpAt: number | undefined,
    work: (giveUpAt: number | undefined) => Promise<Result>,
  ): Promise<Result> => {
    const waiting = waitingOf(kind)
    const next = waiting.get(key)
    if (next !== undefined) {
      next.giveUpAt = latest(next.giveUpAt, giveUpAt)
      return next.work as Promise<Result>
    }
    const wait = { giveUpAt }
    let hasBegun = false
    const mine = turns(kind, key, () => {
      hasBegun = true
      waiting.delete(key)
      return work(wait.giveUpAt)
    })
    if (!hasBegun) waiting.set(key, Object.assign(wait, { work: mine }))
    return mine
  }
}

/** Without one, it may take as long as it needs. */
const latest = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : Math.max(one, other)
