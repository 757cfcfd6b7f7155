import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { ProblemCode } from '@debut/events/kernel/problems.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import { decode, encode } from '@debut/infra/adapters/event-codec.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type CommandContext, mayBeRepeated } from './command.ts'
import { type Decider, isRefused } from './decider.ts'
import { inTurn } from './in-turn.ts'
import { advance, type StreamState, unwritten } from './stream-state.ts'

export type Outcome = { readonly position: LogPosition; readonly changed: boolean } | { readonly refusal: ProblemCode }

export const isRefusal = (outcome: Outcome): outcome is { readonly refusal: ProblemCode } => 'refusal' in outcome

interface Fact {
  readonly type: string
  readonly data: object
}

export interface Handle {
  <Command, State, Event extends Fact>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome>
  /** The state of a stream as the log has it now. */
  look<State, Event extends Fact>(
    decider: Decider<never, State, Event>,
    stream: string,
    context: Pick<CommandContext, 'at'> & Partial<CommandContext>,
  ): Promise<StreamState<State>>
}

/** Folded streams kept in memory: a busy voter's next vote reads nothing. */
const KEPT_STREAMS = 10_000
/** Only other processes can move a stream under us; a few rounds always find a gap. */
const ROUNDS = 12

/** Read, decide, append at the revision that was read; again from the top when another was quicker. */
export const createHandle = (log: EventStore, keys: MemberKeys): Handle => {
  const kept = new Map<string, StreamState<unknown>>()
  const turns = inTurn()

  const keep = (stream: string, state: StreamState<unknown>) => {
    kept.delete(stream)
    kept.set(stream, state)
    if (kept.size > KEPT_STREAMS) for (const oldest of kept.keys()) return void kept.delete(oldest)
  }

  const refresh = async <State, Event extends Fact>(
    decider: Decider<never, State, Event>,
    stream: string,
    now: number,
    giveUpAt?: number,
  ) => {
    const known = (kept.get(stream) as StreamState<State> | undefined) ?? unwritten(decider.initial)
    const stored = await log.read(stream, known.revision === 'no-stream' ? 0 : known.revision + 1, giveUpAt)
    const fresh = advance(decider, known, (await decode(keys, stored)) as Recorded<Event>[], now)
    keep(stream, fresh)
    return fresh
  }

  /** What is kept may lack a command that another process took: only one that was surely not sent before is decided on it. */
  const begin = <State>(
    { initial, usuallyNew }: Pick<Decider<never, State, unknown>, 'initial' | 'usuallyNew'>,
    stream: string,
    context: CommandContext,
  ) => {
    if (mayBeRepeated(context)) return undefined
    return (kept.get(stream) as StreamState<State> | undefined) ?? (usuallyNew ? unwritten(initial) : undefined)
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

      const appended = await append(stream, current, decision.events, context)
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
      keep(stream, advance(decider, current, recorded, now))
      return { position: appended.position, changed: true }
    }
    throw new Unavailable(`${stream} moved ${ROUNDS} times while a command waited for it`)
  }

  const append = async <State>(stream: string, { revision }: StreamState<State>, events: readonly Fact[], context: CommandContext) => {
    const { commandId, commandHash, correlationId, actor, at } = context
    const encoded = await encode(keys, stream, events, { $correlationId: correlationId, $causationId: commandId, commandHash, actor, at })
    try {
      return await log.append(stream, revision, encoded, context.giveUpAt)
    } catch (error) {
      // Whether it was stored is unknown: what is kept may be behind, and the next look must read.
      kept.delete(stream)
      throw error
    }
  }

  return Object.assign(
    <Command, State, Event extends Fact>(
      decider: Decider<Command, State, Event>,
      stream: string,
      command: Command,
      context: CommandContext,
    ) => turns(stream, () => handle(decider, stream, command, context)),
    {
      look: <State, Event extends Fact>(
        decider: Decider<never, State, Event>,
        stream: string,
        { at, giveUpAt }: Pick<CommandContext, 'at'> & Partial<CommandContext>,
      ) => turns(stream, () => refresh(decider, stream, at.toMillis(), giveUpAt)),
    },
  )
}
