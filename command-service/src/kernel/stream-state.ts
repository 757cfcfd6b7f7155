import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { bornAt, type CommandId, type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { ExpectedRevision } from '@debut/adapters/new-event.ts'
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
  /** Which parts of the state are here, where a snapshot keeps it in parts. */
  readonly parts: 'all' | ReadonlySet<string>
  readonly unsaved: Unsaved
}

/** What the last snapshot lacks: the parts that were changed since its revision. */
export interface Unsaved {
  readonly since: ExpectedRevision
  readonly parts: ReadonlySet<string>
}

export const unwritten = <State>(initial: State): StreamState<State> => ({
  state: initial,
  revision: 'no-stream',
  position: START_OF_LOG,
  changedAt: undefined,
  remembered: new Map(),
  parts: 'all',
  unsaved: { since: 'no-stream', parts: new Set() },
})

export const knows = ({ parts }: StreamState<unknown>, part: string | undefined): boolean =>
  part === undefined || parts === 'all' || parts.has(part)

/** Parts that the events change. */
export const partsOf = <State, Event>({ snapshot }: Fold<State, Event>, events: readonly Recorded<Event>[]): Set<string> => {
  const parts = new Set<string>()
  for (const { event } of events) {
    const part = snapshot?.partOf(event)
    if (part !== undefined) parts.add(part)
  }
  return parts
}

/** All parts that the events change must be here. */
export const advance = <State, Event>(
  fold: Fold<State, Event>,
  from: StreamState<State>,
  events: readonly Recorded<Event>[],
  now: number,
): StreamState<State> => {
  const last = events.at(-1)
  if (last === undefined) return from
  const remembered = new Map<CommandId, Remembered>()
  for (const [id, command] of from.remembered) if (command.until > now) remembered.set(id, command)
  for (const { envelope, position } of events) {
    const { $causationId: id, commandHash, at } = envelope
    const until = Math.max(at.toMillis(), bornAt(id)) + MEMORY_MS
    if (until > now) remembered.set(id, { hash: commandHash, position, until })
  }
  return {
    state: events.reduce((state, { event, envelope }) => fold.evolve(state, event, envelope.at), from.state),
    revision: last.revision,
    position: last.position,
    changedAt: last.envelope.at.toMillis(),
    remembered,
    parts: from.parts,
    unsaved: { since: from.unsaved.since, parts: from.unsaved.parts.union(partsOf(fold, events)) },
  }
}
