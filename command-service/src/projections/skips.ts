import { EventSkipped, type ProjectionEvent } from '@debut/events/kernel/event-skipped.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

/** Each rebuild reads all of them first. If more are needed, the code is wrong. */
export const MOST_SKIPPED = 1_000

export interface SkipCommand {
  readonly type: 'SkipEvent'
  readonly projection: string
  readonly stream: string
  readonly revision: number
  readonly reason: string
  /** What the log has there. */
  readonly found: { readonly type: string; readonly payloadHash: string } | undefined
}

const keyOf = ({ projection, stream, revision }: Pick<SkipCommand, 'projection' | 'stream' | 'revision'>) =>
  `${projection} ${stream}#${revision}`

export const skips: Decider<SkipCommand, ReadonlySet<string>, ProjectionEvent, 'no-such-event' | 'too-many-skipped'> = {
  initial: new Set(),

  decide({ type: _, found, ...skipped }, state) {
    if (found === undefined) return refuse('no-such-event')
    if (state.has(keyOf(skipped))) return accept()
    return state.size < MOST_SKIPPED ? accept(EventSkipped({ ...skipped, ...found })) : refuse('too-many-skipped')
  },

  evolve: (state, { data }) => new Set([...state, keyOf(data)]),
}
