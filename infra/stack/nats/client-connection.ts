import type { Socket } from 'node:net'
import { z } from 'zod'
import { Outgoing, type OutgoingLimits } from './outgoing.ts'
import { type ClientOperations, ProtocolParser, type ProtocolLimits } from './protocol-parser.ts'
import { type Interest, isLiteralSubject, isSubject, type SubjectTree } from './subject-tree.ts'

export interface ConnectionLimits extends ProtocolLimits, OutgoingLimits {
  pingIntervalMs: number
  maxPingsOut: number
}

export interface Subscription extends Interest {
  readonly sid: string
  readonly connection: ClientConnection
  delivered: number
  /** 0: no limit. */
  max: number
  closed: boolean
}

/** What the connections of one broker have in common. */
export interface Broker {
  readonly subscriptions: SubjectTree<Subscription>
  readonly limits: ConnectionLimits
  /** To be flushed once the batch of operations at hand is done. */
  awaitingFlush: Set<ClientConnection>
}

/** A client that says less than it should gets nats-server's defaults: verbose, pedantic, echo. */
const ConnectOptions = z.object({
  verbose: z.boolean().optional(),
  pedantic: z.boolean().optional(),
  echo: z.boolean().optional(),
  headers: z.boolean().optional(),
  no_responders: z.boolean().optional(),
  protocol: z.int().optional(),
})

const LINGER_MS = 1000
const STALL_MS = 20
const NO_RESPONDERS = 'NATS/1.0 503\r\n\r\n'

const parseConnect = (text: string): z.infer<typeof ConnectOptions> | undefined => {
  try {
    return ConnectOptions.safeParse(JSON.parse(Buffer.from(text, 'latin1').toString())).data
  } catch {
    return undefined
  }
}

/** One client: what it said in CONNECT, what it subscribed to, and what happens for each of its operations. */
export class ClientConnection implements ClientOperations {
  readonly #socket: Socket
  readonly #broker: Broker
  readonly #parser: ProtocolParser
  readonly #out: Outgoing
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #pings: NodeJS.Timeout
  #verbose = true
  #pedantic = true
  #echo = true
  #headers = false
  #noResponders = false
  #pingsOut = 0
  #receivedSincePing = false
  #closing = false
  #stalled = false

  constructor(socket: Socket, broker: Broker, info: string) {
    this.#socket = socket
    this.#broker = broker
    this.#parser = new ProtocolParser(this, broker.limits)
    this.#out = new Outgoing(socket, broker.limits, () => this.#cut())
    this.#pings = setInterval(() => this.#checkAlive(), broker.limits.pingIntervalMs).unref()
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('error', () => this.#cut())
    socket.on('end', () => this.#forgetAll())
    socket.on('close', () => this.#forgetAll())
    this.#out.line(`INFO ${info}\r\n`)
    this.#out.flush()
  }

  flush(): void {
    this.#out.flush()
  }

  /** Sends what is due, then ends the connection. What the client still sends is read and ignored, so that a reset does not overtake the reason. */
  close(reason?: string): void {
    if (this.#closing) return
    this.#closing = true
    if (reason !== undefined) this.#out.line(`-ERR '${reason}'\r\n`)
    this.#forgetAll()
    this.#out.flush()
    this.#socket.end()
    setTimeout(() => this.#socket.destroy(), LINGER_MS).unref()
  }

  destroy(): void {
    this.#cut()
  }

  connect(options: string): void {
    const asked = parseConnect(options)
    if (asked === undefined) return this.violation(undefined)
    this.#verbose = asked.verbose ?? this.#verbose
    this.#pedantic = asked.pedantic ?? this.#pedantic
    this.#echo = asked.echo ?? this.#echo
    this.#headers = asked.headers ?? this.#headers
    this.#noResponders = asked.no_responders ?? this.#noResponders
    this.#parser.headersAllowed = this.#headers
    if ((asked.protocol ?? 0) < 0 || (asked.protocol ?? 0) > 1) return this.violation('invalid client protocol')
    if (this.#noResponders && !this.#headers) return this.violation('no responders requires headers support')
    this.#acknowledge()
  }

  publish(subject: string, reply: string | undefined, headerSize: number, framed: Buffer): void {
    if (this.#pedantic && !isLiteralSubject(subject)) this.#say("-ERR 'Invalid Publish Subject'\r\n")
    this.#acknowledge()
    const { everyone, groups } = this.#broker.subscriptions.match(subject)
    let delivered = false
    for (const subscription of everyone) {
      if (subscription.connection.#deliver(this, subscription, subject, reply, headerSize, framed)) delivered = true
    }
    for (const group of groups) {
      if (this.#deliverToOne(group, subject, reply, headerSize, framed)) delivered = true
    }
    if (!delivered && reply !== undefined && this.#noResponders) this.#sayNoResponders(reply)
  }

  subscribe(subject: string, queue: string | undefined, sid: string): void {
    if (!this.#subscriptions.has(sid)) {
      if (!isSubject(subject)) return this.#say("-ERR 'Invalid Subject'\r\n")
      const subscription = { subject, queue, sid, connection: this, delivered: 0, max: 0, closed: false }
      this.#subscriptions.set(sid, subscription)
      this.#broker.subscriptions.add(subscription)
    }
    this.#acknowledge()
  }

  unsubscribe(sid: string, max: number): void {
    const subscription = this.#subscriptions.get(sid)
    if (subscription !== undefined) {
      if (max > subscription.delivered) subscription.max = max
      else this.#forget(subscription)
    }
    this.#acknowledge()
  }

  ping(): void {
    this.#say('PONG\r\n')
  }

  pong(): void {
    this.#pingsOut = 0
  }

  violation(message: string | undefined): void {
    this.#parser.stop()
    this.close(message)
  }

  #receive(chunk: Buffer): void {
    if (this.#closing) return
    this.#receivedSincePing = true
    this.#parser.feed(chunk)
    const waiting = this.#broker.awaitingFlush
    if (waiting.size === 0) return
    this.#broker.awaitingFlush = new Set()
    for (const connection of waiting) connection.flush()
  }

  /** The one that gets it is drawn anew for each message; the others are asked only when it cannot take it. */
  #deliverToOne(group: readonly Subscription[], subject: string, reply: string | undefined, headerSize: number, framed: Buffer): boolean {
    const first = group.length === 1 ? 0 : Math.floor(Math.random() * group.length)
    for (let turn = 0; turn < group.length; turn += 1) {
      const subscription = group[(first + turn) % group.length]
      if (subscription === undefined) continue
      if (subscription.connection.#deliver(this, subscription, subject, reply, headerSize, framed)) return true
    }
    return false
  }

  #deliver(
    from: ClientConnection,
    subscription: Subscription,
    subject: string,
    reply: string | undefined,
    headerSize: number,
    framed: Buffer,
  ): boolean {
    if (subscription.closed || (from === this && !this.#echo)) return false
    subscription.delivered += 1
    const size = framed.length - 2
    const address = reply === undefined ? `${subject} ${subscription.sid}` : `${subject} ${subscription.sid} ${reply}`
    if (headerSize > 0 && this.#headers) {
      this.#say(`HMSG ${address} ${headerSize} ${size}\r\n`)
      this.#out.bytes(framed)
    } else {
      const skipped = Math.max(headerSize, 0)
      this.#say(`MSG ${address} ${size - skipped}\r\n`)
      this.#out.bytes(skipped === 0 ? framed : framed.subarray(skipped))
    }
    if (subscription.delivered === subscription.max) this.#forget(subscription)
    if (this.#out.isCongested && from !== this) from.#stall()
    return true
  }

  /** A client that publishes faster than a subscriber reads is read from less often, so that a burst does not cost the subscriber its connection. */
  #stall(): void {
    if (this.#stalled || this.#closing) return
    this.#stalled = true
    this.#socket.pause()
    setTimeout(() => {
      this.#stalled = false
      this.#socket.resume()
    }, STALL_MS).unref()
  }

  #sayNoResponders(reply: string): void {
    const { everyone } = this.#broker.subscriptions.match(reply)
    const asker = everyone.find((subscription) => subscription.connection === this)
    if (asker === undefined) return
    this.#say(`HMSG ${reply} ${asker.sid} ${NO_RESPONDERS.length} ${NO_RESPONDERS.length}\r\n${NO_RESPONDERS}\r\n`)
  }

  #acknowledge(): void {
    if (this.#verbose) this.#say('+OK\r\n')
  }

  #say(line: string): void {
    if (this.#closing) return
    if (this.#out.isEmpty) this.#broker.awaitingFlush.add(this)
    this.#out.line(line)
  }

  #checkAlive(): void {
    const received = this.#receivedSincePing
    this.#receivedSincePing = false
    if (this.#closing || received) return
    if (this.#pingsOut >= this.#broker.limits.maxPingsOut) return this.close('Stale Connection')
    this.#pingsOut += 1
    this.#out.line('PING\r\n')
    this.#out.flush()
  }

  #forget(subscription: Subscription): void {
    if (subscription.closed) return
    subscription.closed = true
    this.#subscriptions.delete(subscription.sid)
    this.#broker.subscriptions.remove(subscription)
  }

  #forgetAll(): void {
    clearInterval(this.#pings)
    for (const subscription of this.#subscriptions.values()) this.#forget(subscription)
  }

  /** A client that does not read could not receive a reason: its connection is only closed. */
  #cut(): void {
    this.#closing = true
    this.#parser.stop()
    this.#forgetAll()
    this.#out.drop()
    this.#socket.destroy()
  }
}
