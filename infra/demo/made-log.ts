import type { Envelope, Recorded } from '@debut/events/kernel/envelope.ts'
import { LogPosition, type MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { encodeWith } from '@debut/adapters/event-codec.ts'
import { type CommandContext, hashOf } from '@debut/command-service/kernel/command.ts'
import { type Decider, isRefused } from '@debut/command-service/kernel/decider.ts'
import { v4 } from 'uuid'
import type { LogTape } from '@debut/stack/event-store/log-tape.ts'
import type { Random } from './random.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

/** Who sends a command, and when. */
export type Sent = Pick<CommandContext, 'commandId' | 'commandHash' | 'correlationId' | 'actor' | 'at'>

const NO_STREAM = -1

interface Parts {
  readonly tape: LogTape
  readonly keys: ReadonlyMap<MemberId, Buffer>
  readonly random: Random
  readonly claimSecret: string
}

/** A log as the command-service would have written it, with the clock in our hands. */
export class MadeLog {
  readonly #tape: LogTape
  readonly #keys: Parts['keys']
  readonly #random: Random
  readonly #claimSecret: string
  #now = 0

  constructor({ tape, keys, random, claimSecret }: Parts) {
    this.#tape = tape
    this.#keys = keys
    this.#random = random
    this.#claimSecret = claimSecret
  }

  /** What an actor sends at that moment; several appends may come of it. */
  sent(type: string, payload: unknown, actor: CommandContext['actor'], at: number): Sent {
    const commandId = newCommandId({ msecs: at, random: this.#random.bytes(16), seq: this.#random.below(2 ** 31) })
    const correlationId = actor.startsWith('process:') ? commandId : v4({ random: this.#random.bytes(16) })
    return { commandId, commandHash: hashOf(type, payload, actor, this.#claimSecret), correlationId, actor, at: instantAt(at) }
  }

  append<Event extends Fact>(
    stream: string,
    revision: number,
    events: readonly Event[],
    { commandId, commandHash, correlationId, actor, at }: Sent,
  ): Recorded<Event>[] {
    this.#now = Math.max(this.#now, at.toMillis())
    const envelope: Omit<Envelope, 'v'> = { $correlationId: correlationId, $causationId: commandId, commandHash, actor, at }
    const encoded = encodeWith(this.#keys, stream, events, envelope)
    const proposed = encoded.map(({ id, type, data, metadata }) => ({
      id,
      type,
      contentType: 'application/json',
      data: Buffer.from(JSON.stringify(data)),
      metadata: Buffer.from(JSON.stringify(metadata)),
    }))
    const positions = this.#tape.append(stream, revision, proposed, this.#now)
    return events.map((event, index) => {
      const position = LogPosition.parse(positions[index])
      return { event, envelope: { ...envelope, v: 1 }, stream, revision: revision + 1 + index, position }
    })
  }
}

/** As the service keeps it beside its snapshots: a vote copies one bucket of the voter's votes, and not all the years. */
interface InParts<State> {
  readonly head: State
  readonly parts: Map<string, unknown>
  readonly revision: number
}

/** The streams of one decider: each command is decided on what its stream has come to. */
export class MadeStreams<Command, State, Event extends Fact> {
  readonly #decider: Decider<Command, State, Event>
  readonly #log: MadeLog
  readonly #streams = new Map<string, InParts<State>>()

  constructor(log: MadeLog, decider: Decider<Command, State, Event>) {
    this.#log = log
    this.#decider = decider
  }

  /** Without its parts, or with one of them. */
  state(stream: string, part?: string): State {
    const { initial, snapshot } = this.#decider
    const { head = initial, parts } = this.#streams.get(stream) ?? {}
    if (snapshot === undefined || part === undefined) return head
    return { ...head, [snapshot.parts]: { [part]: parts?.get(part) } }
  }

  /** In this world no command is refused. */
  act(stream: string, command: Command, sent: Sent): Recorded<Event>[] {
    const state = this.state(stream, this.#decider.partFor?.(command))
    const decision = this.#decider.decide(command, state)
    if (isRefused(decision)) throw new Error(`${stream} refuses what was planned: ${decision.refusal}`)
    return this.#append(stream, state, decision.events, sent)
  }

  append(stream: string, events: readonly Event[], sent: Sent): Recorded<Event>[] {
    return this.#append(stream, this.state(stream), events, sent)
  }

  #append(stream: string, state: State, events: readonly Event[], sent: Sent): Recorded<Event>[] {
    if (events.length === 0) return []
    const { initial, snapshot } = this.#decider
    const { revision, parts } = this.#streams.get(stream) ?? { revision: NO_STREAM, parts: new Map<string, unknown>() }
    let head = events.reduce((folded, event) => this.#decider.evolve(folded, event), state)
    if (snapshot !== undefined) {
      for (const [part, kept] of Object.entries(head[snapshot.parts] ?? {})) parts.set(part, kept)
      head = { ...head, [snapshot.parts]: initial[snapshot.parts] }
    }
    this.#streams.set(stream, { head, parts, revision: revision + events.length })
    return this.#log.append(stream, revision, events, sent)
  }
}
