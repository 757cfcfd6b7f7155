import type { Envelope, Recorded } from '@debut/events/kernel/envelope.ts'
import { CommandId, LogPosition } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { encode } from '@debut/infra/adapters/event-codec.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { type CommandContext, hashOf } from '@debut/command-service/kernel/command.ts'
import { type Decider, isRefused } from '@debut/command-service/kernel/decider.ts'
import { v4, v7 } from 'uuid'
import { encodeRecord } from '../event-store/encode-record.ts'
import type { StorageWriter } from '../event-store/storage-writer.ts'
import type { Random } from './random.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

/** Who sends a command, and when. */
export type Sent = Pick<CommandContext, 'commandId' | 'commandHash' | 'correlationId' | 'actor' | 'at'>

/** The clock by which the store writes. */
export interface SetClock {
  now: number
}

const NO_STREAM = -1

/** A log as the command-service would have written it, with the clock in our hands. */
export class MadeLog {
  readonly #writer: StorageWriter
  readonly #keys: MemberKeys
  readonly #random: Random
  readonly #clock: SetClock
  readonly #writes: Promise<void>[] = []

  constructor(parts: { readonly writer: StorageWriter; readonly keys: MemberKeys; readonly random: Random; readonly clock: SetClock }) {
    this.#writer = parts.writer
    this.#keys = parts.keys
    this.#random = parts.random
    this.#clock = parts.clock
  }

  /** What an actor sends at that moment; several appends may come of it. */
  sent(type: string, payload: unknown, actor: CommandContext['actor'], at: number): Sent {
    const commandId = CommandId.parse(v7({ msecs: at, random: this.#random.bytes(16), seq: this.#random.below(2 ** 31) }))
    const correlationId = actor.startsWith('process:') ? commandId : v4({ random: this.#random.bytes(16) })
    return { commandId, commandHash: hashOf(type, payload, actor), correlationId, actor, at: instantAt(at) }
  }

  async append<Event extends Fact>(
    stream: string,
    revision: number,
    events: readonly Event[],
    { commandId, commandHash, correlationId, actor, at }: Sent,
  ): Promise<Recorded<Event>[]> {
    this.#clock.now = Math.max(this.#clock.now, at.toMillis())
    const envelope: Omit<Envelope, 'v'> = { $correlationId: correlationId, $causationId: commandId, commandHash, actor, at }
    const encoded = await encode(this.#keys, stream, events, envelope)
    if (this.#writer.congested) await this.#writer.flushed()
    const start = this.#writer.end
    const proposed = encoded.map(({ id, type, data, metadata }) => ({
      id,
      type,
      contentType: 'application/json',
      data: Buffer.from(JSON.stringify(data)),
      metadata: Buffer.from(JSON.stringify(metadata)),
    }))
    const write = this.#writer.append(stream, revision, proposed).then(({ result }) => {
      if (result !== 'Success') throw new Error(`${stream}: ${result}`)
    })
    this.#writes.push(write)
    let position = start
    return events.map((event, index) => {
      const at = { logPosition: position, eventNumber: revision + 1 + index }
      const recorded = { event, envelope: { ...envelope, v: 1 }, stream, revision: at.eventNumber, position: LogPosition.parse(position) }
      const next = proposed[index]
      // The store says only later where it has put them, and only where the last of them stands.
      if (next !== undefined && events.length > 1)
        position += encodeRecord({ ...at, flags: 0, timestamp: this.#clock.now, streamId: stream }, next).length
      return recorded
    })
  }

  async written(): Promise<void> {
    await Promise.all(this.#writes)
  }
}

/** The streams of one decider: each command is decided on what its stream has come to. */
export class MadeStreams<Command, State, Event extends Fact> {
  readonly #decider: Decider<Command, State, Event>
  readonly #log: MadeLog
  readonly #streams = new Map<string, { readonly state: State; readonly revision: number }>()

  constructor(log: MadeLog, decider: Decider<Command, State, Event>) {
    this.#log = log
    this.#decider = decider
  }

  state(stream: string): State {
    return this.#streams.get(stream)?.state ?? this.#decider.initial
  }

  /** Nobody in this world asks for what is refused. */
  async act(stream: string, command: Command, sent: Sent): Promise<Recorded<Event>[]> {
    const decision = this.#decider.decide(command, this.state(stream))
    if (isRefused(decision)) throw new Error(`${stream} refuses what was planned: ${decision.refusal}`)
    return this.append(stream, decision.events, sent)
  }

  async append(stream: string, events: readonly Event[], sent: Sent): Promise<Recorded<Event>[]> {
    if (events.length === 0) return []
    const { state, revision } = this.#streams.get(stream) ?? { state: this.#decider.initial, revision: NO_STREAM }
    const evolved = events.reduce((folded, event) => this.#decider.evolve(folded, event), state)
    this.#streams.set(stream, { state: evolved, revision: revision + events.length })
    return this.#log.append(stream, revision, events, sent)
  }
}
