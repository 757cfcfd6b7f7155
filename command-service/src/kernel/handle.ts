import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { ProblemCode } from '@debut/events/kernel/problems.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import { decode, encode } from '@debut/infra/adapters/event-codec.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type CommandContext, mayBeRepeated } from './command.ts'
import { type Decider, type Fold, isRefused } from './decider.ts'
import { inTurn } from './in-turn.ts'
import { type Kept, KeptStreams } from './kept-streams.ts'
import type { Snapshots } from './snapshots.ts'
import { advance, type StreamState, unwritten } from './stream-state.ts'

export type Outcome = { readonly position: LogPosition; readonly changed: boolean } | { readonly refusal: ProblemCode }

export const isRefusal = (outcome: Outcome): outcome is { readonly refusal: ProblemCode } => 'refusal' in outcome

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
  /** A stream folded, as the log has it now. */
  look<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<StreamState<State>>
  /** Only what it comes to. */
  lookNow<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<State>
  /** The same as it was a moment ago: for facts of other streams, with which ours has no order. */
  recall<State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When): Promise<State>
}

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly snapshots: Snapshots
  readonly logger: Logger
}

/** Only other processes can move a stream under us; a few rounds always find a gap. */
const ROUNDS = 12
const MOMENT_MS = 1_000
/** Folded since the last snapshot: a cold stream costs its reader no more than reading these. */
const SNAPSHOT_EVERY = 64
/** Read at once: so many come within one try, also from a busy store. */
const PAGE = 2_000

/** Read, decide, append at the revision that was read; again from the top when another was quicker. */
export const createHandle = ({ log, keys, snapshots, logger }: Parts): Handle => {
  const kept = new KeptStreams()
  const turns = inTurn()

  /** From the nearest point that is known, with what came since. Cut off in a long stream, the next look begins at the last page's snapshot. */
  const refresh = async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, now: number, giveUpAt?: number) => {
    let known = kept.get(fold, stream)?.folded ?? (await loaded(fold, stream)) ?? unwritten(fold.initial)
    for (;;) {
      const stored = await log.read(stream, known.revision === 'no-stream' ? 0 : known.revision + 1, giveUpAt, PAGE)
      const fresh = advance(fold, known, (await decode(keys, stored)) as Recorded<Event>[], now)
      snapshot(fold, stream, known, fresh)
      known = fresh
      if (stored.length < PAGE) break
    }
    kept.keep(fold, stream, known)
    return known
  }

  /** A snapshot saves time and nothing else: without it, or without its database, the log is read from the start. */
  const loaded = async <State, Event>({ snapshot: version }: Fold<State, Event>, stream: string) => {
    if (version === undefined) return undefined
    try {
      return (await snapshots.load(stream, version)) as StreamState<State> | undefined
    } catch (error) {
      logger.warn({ err: error, stream }, 'a snapshot could not be loaded')
      return undefined
    }
  }

  const snapshot = (fold: { readonly snapshot?: number }, stream: string, before: StreamState<unknown>, after: StreamState<unknown>) => {
    const count = ({ revision }: StreamState<unknown>) => (revision === 'no-stream' ? 0 : Math.floor((revision + 1) / SNAPSHOT_EVERY))
    if (fold.snapshot === undefined || count(before) === count(after)) return
    snapshots
      .save(stream, fold.snapshot, after)
      .catch((error: unknown) => logger.warn({ err: error, stream }, 'a snapshot could not be saved'))
  }

  /** What is kept may lack a command that another process took: only one that was surely not sent before is decided on it. */
  const begin = <State, Event>(decider: Decider<never, State, Event>, stream: string, context: CommandContext) => {
    if (mayBeRepeated(context)) return undefined
    return kept.get(decider, stream)?.folded ?? (decider.usuallyNew ? unwritten(decider.initial) : undefined)
  }

  const handle = async <Command, State, Event extends Fact>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome> => {
    if (performance.now() > context.giveUpAt) throw new Unavailable(`commands before this one on ${stream} took too long`)
    const now = context.at.toMillis()
    let current = begin(decider, stream, context)
    let isFresh = false
    for (let round = 0; round < ROUNDS; round++) {
      if (current === undefined) {
        current = await refresh(decider, stream, now, context.giveUpAt)
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
      const advanced = advance(decider, current, recorded, now)
      kept.keep(decider, stream, advanced)
      snapshot(decider, stream, current, advanced)
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
      // Whether it was stored is unknown: what is kept may be behind, and the next look must read.
      kept.forget(fold, stream)
      throw error
    }
  }

  const look = <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, { at, giveUpAt }: When) =>
    turns(kept.nameOf(fold, stream), () => refresh(fold, stream, at.toMillis(), giveUpAt))

  const isRecent = <State, Event>(fold: Fold<State, Event>, known: Kept<State>) =>
    fold.settled?.(known.folded.state) || performance.now() - known.readAt < MOMENT_MS

  /** All who want the same stream at the same moment share one reading. */
  const recall = async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, { at, giveUpAt }: When): Promise<State> => {
    const recent = () => {
      const known = kept.get(fold, stream)
      return known !== undefined && isRecent(fold, known) ? known.folded : undefined
    }
    const known =
      recent() ?? (await turns(kept.nameOf(fold, stream), async () => recent() ?? (await refresh(fold, stream, at.toMillis(), giveUpAt))))
    return known.state
  }

  return Object.assign(
    <Command, State, Event extends Fact>(
      decider: Decider<Command, State, Event>,
      stream: string,
      command: Command,
      context: CommandContext,
    ) => turns(kept.nameOf(decider, stream), () => handle(decider, stream, command, context)),
    {
      look,
      recall,
      lookNow: async <State, Event extends Fact>(fold: Fold<State, Event>, stream: string, when: When) =>
        (await look(fold, stream, when)).state,
    },
  )
}
