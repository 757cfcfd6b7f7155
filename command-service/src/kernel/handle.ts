import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import type { Details } from '@debut/adapters/http-error.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type CommandContext, mayBeRepeated } from './command.ts'
import { type Decider, type Fold, isRefused } from './decider.ts'
import { inTurn } from './in-turn.ts'
import { type Kept, KeptStreams } from './kept-streams.ts'
import { sharedTurns } from './shared-turns.ts'
import type { Snapshots } from './snapshots.ts'
import { advance, knows, partsOf, type StreamState, unwritten } from './stream-state.ts'

interface Refusal {
  readonly refusal: string
  /** What exactly is in the way, where the problem's own text can't name it. */
  readonly details?: Details
}

export type Outcome = { readonly position: LogPosition; readonly changed: boolean } | Refusal

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'refusal' in outcome

interface Fact {
  readonly type: string
  readonly data: object
}

type When = Pick<CommandContext, 'at'> & Partial<CommandContext>

export interface Handle {
  <Command, State, Event extends Fact>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome>
  /** A stream folded, as the log has it now, with its revision and the commands that are remembered of it. */
  readWhole<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<StreamState<State>>
  /** Only what it comes to. */
  read<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<State>
  /** The same, but what is settled is not read again. */
  readUnlessSettled<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<State>
  /** The same as it was a moment ago: for facts of other streams, with which ours has no order. */
  recall<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<State>
  /** Drops what is kept of a stream in memory: the next reading is of the log. */
  forget(stream: string): void
}

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly snapshots: Snapshots
  readonly logger: Logger
}

/** Only other processes can move a stream under us; a few rounds always find a gap. */
const ROUNDS = 12
const READABLE_MS = 10
const MOMENT_MS = 1_000
/** Folded since the last snapshot: a cold stream costs its reader no more than reading these. */
const SNAPSHOT_EVERY = 64
/** Read at once: so many come within one try, also from a busy store. */
const PAGE = 2_000

/** Read, decide, append at the revision that was read; again from the top when another was quicker. */
export const createHandle = ({ log, keys, snapshots, logger }: Parts): Handle => {
  const kept = new KeptStreams()
  const turns = inTurn()
  const reads = sharedTurns(turns)
  /** Streams of which a snapshot was not saved. What is remembered of them would build on it. */
  const lostSnapshots = new Set<string>()

  /** From the nearest point that is known, with what came since. Cut off in a long stream, the next reading begins at the last page's snapshot. */
  const refresh = async <State, Event extends Fact>(
    fold: Fold<State, Event>,
    stream: string,
    { now, giveUpAt, part }: { readonly now: number; readonly giveUpAt?: number | undefined; readonly part?: string | undefined },
  ) => {
    const start = async (parts: ReadonlySet<string>) => (await loaded(fold, stream, parts)) ?? unwritten(fold.initial)
    const remembered = lostSnapshots.delete(stream) ? undefined : kept.get(fold, stream)?.folded
    let known = remembered !== undefined && knows(remembered, part) ? remembered : await start(withPart(remembered, part))
    for (;;) {
      const stored = await log.read(stream, known.revision === 'no-stream' ? 0 : known.revision + 1, giveUpAt, PAGE)
      const events = (await decode(keys, stored)) as Recorded<Event>[]
      const changed = partsOf(fold, events)
      if (known.parts !== 'all' && !changed.isSubsetOf(known.parts)) {
        known = await start(known.parts.union(changed))
        continue
      }
      known = saved(fold, stream, known, advance(fold, known, events, now))
      if (stored.length < PAGE) break
    }
    kept.keep(fold, stream, known)
    return known
  }

  /** A snapshot saves time and nothing else: without it, or without its database, the log is read from the start. */
  const loaded = async <State, Event>({ snapshot }: Fold<State, Event>, stream: string, parts: ReadonlySet<string>) => {
    if (snapshot === undefined) return undefined
    try {
      const found = await snapshots.load(stream, snapshot.version, parts)
      return found && { ...found.folded, state: { ...found.folded.state, [snapshot.parts]: found.parts } as State }
    } catch (error) {
      logger.warn({ err: error, stream }, 'a snapshot could not be loaded')
      return undefined
    }
  }

  /** Every so often what is new is written beside the log, in the background. */
  const saved = <State, Event>(
    fold: Fold<State, Event>,
    stream: string,
    before: StreamState<State>,
    after: StreamState<State>,
  ): StreamState<State> => {
    const count = ({ revision }: StreamState<State>) => (revision === 'no-stream' ? 0 : Math.floor((revision + 1) / SNAPSHOT_EVERY))
    if (fold.snapshot === undefined || count(before) === count(after)) return after
    const { version, parts } = fold.snapshot
    const { [parts]: all, ...head } = { ...after.state }
    const changed = Object.fromEntries(Object.entries(all ?? {}).filter(([part]) => after.unsaved.parts.has(part)))
    snapshots.save(stream, version, { folded: { ...after, state: head }, parts: changed }).then(
      (isSaved) => isSaved || lostSnapshots.add(stream),
      (error: unknown) => {
        logger.warn({ err: error, stream }, 'a snapshot could not be saved')
        lostSnapshots.add(stream)
      },
    )
    return { ...after, unsaved: { since: after.revision, parts: new Set() } }
  }

  /** What is kept may lack a command that another process took: only one that was surely not sent before is decided on it. */
  const begin = <State, Event>(
    decider: Decider<never, State, Event>,
    stream: string,
    part: string | undefined,
    context: CommandContext,
  ) => {
    if (mayBeRepeated(context)) return undefined
    const known = kept.get(decider, stream)?.folded ?? (decider.usuallyNew ? unwritten(decider.initial) : undefined)
    return known !== undefined && knows(known, part) ? known : undefined
  }

  const handle = async <Command, State, Event extends Fact>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome> => {
    if (performance.now() > context.giveUpAt) throw new Unavailable(`commands before this one on ${stream} took too long`)
    const now = context.at.toMillis()
    const part = decider.partFor?.(command)
    let current = begin(decider, stream, part, context)
    let isFresh = false
    for (let round = 0; round < ROUNDS; round++) {
      if (current === undefined) {
        current = await refresh(decider, stream, { now, giveUpAt: context.giveUpAt, part })
        isFresh = true
      }
      const first = current.remembered.get(context.commandId)
      if (first !== undefined)
        return first.hash === context.commandHash ? { position: first.position, changed: true } : { refusal: 'command-id-reused' }

      const decision = decider.decide(command, current.state)
      if (isRefused(decision) || decision.events.length === 0) {
        // What changes nothing is not checked by an append, so it is only said of the log as it is now.
        if (isFresh) return isRefused(decision) ? decision : { position: current.position, changed: false }
        current = undefined
        continue
      }

      const appended = await append(decider, stream, current, decision.events, context)
      if (appended === 'conflict') {
        // Some servers refuse an append before the event that was quicker can be read.
        if (isFresh) await delay(round * READABLE_MS)
        current = undefined
        continue
      }
      const last = current.revision === 'no-stream' ? -1 : current.revision
      const recorded = decision.events.map((event, index) => ({
        event,
        envelope: { $correlationId: context.correlationId, $causationId: context.commandId, ...context, v: 1 },
        stream,
        revision: last + 1 + index,
        position: appended.position,
      }))
      kept.keep(decider, stream, saved(decider, stream, current, advance(decider, current, recorded, now)))
      return { position: appended.position, changed: true }
    }
    throw new Unavailable(`${stream} moved ${ROUNDS} times while a command waited for it`)
  }

  const append = async <State>(
    fold: object,
    stream: string,
    { revision }: StreamState<State>,
    events: readonly Fact[],
    context: CommandContext,
  ) => {
    const { commandId, commandHash, correlationId, actor, at } = context
    const encoded = await encode(keys, stream, events, { $correlationId: correlationId, $causationId: commandId, commandHash, actor, at })
    try {
      return await log.append(stream, revision, encoded, context.giveUpAt)
    } catch (error) {
      // Whether it was stored is unknown: what is kept may be behind, and the next reading must be of the log.
      kept.forget(fold, stream)
      throw error
    }
  }

  const readWhole = <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, { at, giveUpAt }: When) =>
    reads(fold, stream, giveUpAt, (latest) => refresh(fold, stream, { now: at.toMillis(), giveUpAt: latest }))

  const isRecent = <State, Event>(fold: Fold<State, Event>, known: Kept<State>) =>
    fold.settled?.(known.folded.state) || performance.now() - known.readAt < MOMENT_MS

  /** All who want the same stream at the same moment share one reading. */
  const recall = async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, { at, giveUpAt }: When): Promise<State> => {
    const recent = () => {
      const known = kept.get(fold, stream)
      return known !== undefined && isRecent(fold, known) ? known.folded : undefined
    }
    const known =
      recent() ?? (await turns(fold, stream, async () => recent() ?? (await refresh(fold, stream, { now: at.toMillis(), giveUpAt }))))
    return known.state
  }

  return Object.assign(
    <Command, State, Event extends Fact>(
      decider: Decider<Command, State, Event>,
      stream: string,
      command: Command,
      context: CommandContext,
    ) => turns(decider, stream, () => handle(decider, stream, command, context)),
    {
      readWhole,
      recall,
      forget: (stream: string) => kept.forgetStream(stream),
      readUnlessSettled: async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When) => {
        const known = kept.get(fold, stream)?.folded.state
        return known !== undefined && fold.settled?.(known) === true ? known : (await readWhole(fold, stream, when)).state
      },
      read: async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When) =>
        (await readWhole(fold, stream, when)).state,
    },
  )
}

const withPart = (known: StreamState<unknown> | undefined, part: string | undefined): ReadonlySet<string> => {
  const parts = new Set(known === undefined || known.parts === 'all' ? [] : known.parts)
  return part === undefined ? parts : parts.add(part)
}
