import { hash } from 'node:crypto'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Checkpoints } from './checkpoints.ts'

export interface Answer {
  readonly tag: string
  /** Serialised once for everybody who asks the same before it changes. */
  readonly body: string | Buffer
  /** How far its facts go, where it is kept longer than until the projection moves. */
  readonly position?: LogPosition
}

interface Wanted {
  /** The only live topic that announces its changes; without one, everything does. */
  readonly topic?: string
  /** What its reader has to see. */
  readonly atLeast?: LogPosition | undefined
}

interface Kept {
  readonly answer: Promise<Answer>
  readonly topic: string | undefined
}

/** Enough for every page that many people look at; what was asked for longest ago goes first. */
const KEPT = 500

/** Answers for all, kept until a projection that they read has changes for them. Those who ask at the same moment share one query. */
export const sharedAnswers = (checkpoints: Pick<Checkpoints, 'onMove'>, ...projections: readonly string[]) => {
  const kept = new Map<string, Kept>()
  checkpoints.onMove((moved, topics) => {
    if (!projections.includes(moved)) return
    const changed = topics === undefined ? undefined : new Set(topics)
    for (const [key, { topic }] of kept) if (changed === undefined || topic === undefined || changed.has(topic)) kept.delete(key)
  })

  const keep = (key: string, topic: string | undefined, make: () => Promise<Answer>): Promise<Answer> => {
    const answer = make()
    kept.delete(key)
    kept.set(key, { answer, topic })
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    // What failed is not kept, and what came too late to be kept is not forgotten for another.
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
    return answer
  }

  return async (key: string, make: () => Promise<Answer>, { topic, atLeast }: Wanted = {}): Promise<Answer> => {
    const known = kept.get(key)
    if (known === undefined) return keep(key, topic, make)
    // A map keeps the order in which things came: what is asked for again is put last.
    kept.delete(key)
    kept.set(key, known)
    const answer = await known.answer
    // Changes of other topics may have been received while the hint of this one was lost.
    const isBehind = atLeast !== undefined && answer.position !== undefined && answer.position < atLeast
    if (!isBehind) return answer
    const newer = kept.get(key)
    return newer === undefined || newer === known ? keep(key, topic, make) : newer.answer
  }
}

/** For what has no number of its own that changes with it. */
export const tagOf = (schema: string, facts: unknown): string =>
  `${schema}-${hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)}`
