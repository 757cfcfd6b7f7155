import type { Checkpoints } from './checkpoints.ts'

export interface Answer {
  readonly tag: string
  /** Serialised once for everybody who asks the same before there is news. */
  readonly body: string
}

/** Enough for every page that many people look at; what was asked for longest ago goes first. */
const KEPT = 500

/** Answers for all, kept until the projection moves. Those who ask at the same moment share one query. */
export const sharedAnswers = (checkpoints: Pick<Checkpoints, 'onMove'>, projection: string) => {
  const answers = new Map<string, Promise<Answer>>()
  checkpoints.onMove((moved) => {
    if (moved === projection) answers.clear()
  })
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    const answer = known ?? make()
    // A map keeps the order in which things came: what is asked for again is put last.
    answers.delete(key)
    answers.set(key, answer)
    if (known !== undefined) return known
    const [oldest] = answers.keys()
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
    // What failed is not kept, and what came too late to be kept is not forgotten for another.
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key)
    })
    return answer
  }
}
