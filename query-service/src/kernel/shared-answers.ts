import type { Checkpoints } from './checkpoints.ts'

export interface Answer {
  readonly tag: string
  /** Serialised once for everybody who asks the same before there is news. */
  readonly body: string
}

/** Enough for every page that many people look at; whoever asks for something else waits for Postgres. */
const KEPT = 500

/** Answers for all, kept until the projection moves. Those who ask at the same moment share one query. */
export const sharedAnswers = (checkpoints: Checkpoints, projection: string) => {
  const answers = new Map<string, Promise<Answer>>()
  checkpoints.onMove((moved) => {
    if (moved === projection) answers.clear()
  })
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const made = make()
    if (answers.size < KEPT) answers.set(key, made)
    // What failed is not kept, and what came too late to be kept is not forgotten for another.
    made.catch(() => {
      if (answers.get(key) === made) answers.delete(key)
    })
    return made
  }
}
