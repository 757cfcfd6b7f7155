import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { bornAt, type CommandId, type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { ExpectedRevision } from '@debut/infra/adapters/event-store.ts'
import { MEMORY_MS } from './command.ts'
import type { Fold } from './decider.ts'

export interface Remembered {
  readonly hash: string
  readonly position: LogPosition
  readonly until: number
}

/** A stream folded: its state, where it stands, and the commands that made it so. */
export interface StreamState<State> {
  readonly state: State
  readonly revision: ExpectedRevision
  readonly position: LogPosition
  /** When its last event was written. */
  readonly changedAt: number | undefined
  readonly remembered: ReadonlyMap<CommandId, Remembered>
}

export const unwritten = <State>(initial: State): StreamState<State> => ({
  state: initial,
  revision: 'no-stream',
  position: START_OF_LOG,
  changedAt: undefined,
  remembered: new Map(),
})

export const advance = <State, Event>(
  fold: Fold<State, Event>,
  from: StreamState<State>,
  events: readonly Recorded<Event>[],
  now: number,
): StreamState<State> => {
  const last = events.at(-1)
  if (last === undefined) return from
  const remembered = new Map([...from.remembered].filter(([, { until }]) => until > now))
  for (const { envelope, position } of events) {
    const { $causationId: id, commandHash, at } = envelope
    const until = Math.max(at.toMillis(), bornAt(id)) + MEMORY_MS
    if (until > now) remembered.set(id, { hash: commandHash, position, until })
  }
  return {
    state: events.reduce((state, { event }) => fold.evolve(state, event), from.state),
    revision: last.revision,
    position: last.position,
    changedAt: last.envelope.at.toMillis(),
    remembered,
  }
}
