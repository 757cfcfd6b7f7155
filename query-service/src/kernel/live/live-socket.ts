import { ClientFrame } from '@debut/events/kernel/live-frames.ts'
import { problemOf } from '@debut/events/problems.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { type RolesOf, withCurrentRoles } from '@debut/adapters/current-roles.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { InvalidToken } from '@debut/adapters/invalid-token.ts'
import type { Identity, VerifyToken } from '@debut/adapters/tokens.ts'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyBaseLogger } from 'fastify'
import { Allowance } from './allowance.ts'
import type { Joined } from './feed.ts'
import { closeCodes } from './close-codes.ts'
import type { Hub } from './hub.ts'
import { pause } from './pause.ts'

/** A reader this far behind is cut; it reconnects with its cursor and has missed nothing. */
const MAX_BUFFERED = 1024 * 1024
/** With this much on its way, a reader who catches up is sent nothing more for now. */
const PLENTY = 256 * 1024
const HELLO_WITHIN_MS = 10_000
const RECHECK_MS = 2_000
/** A reader with plenty on its way who took nothing between so many checks is cut too. */
const CHECKS_BEFORE_CUT = 5
/** A frozen tab, or a phone that lost its network, answers no ping, however little it is sent: it is cut before the next one. */
const CHECKS_BETWEEN_PINGS = 10
const MAX_TOPICS = 32
/** Frames that wait for their turn: a client that reconnects asks for all of its topics at once. */
const MAX_WAITING = 4 * MAX_TOPICS
/** A page leaves some topics and asks for some; readers do not turn pages faster than that. */
const FRAMES_AT_ONCE = 2 * MAX_TOPICS
const FRAMES_A_SECOND = 8

interface Parts {
  readonly hub: Pick<Hub, 'find' | 'join'>
  readonly verify: VerifyToken
  readonly rolesOf: RolesOf
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  onCut(why: keyof typeof closeCodes): void
}

/** One client: who it is, what it listens to, and whether it keeps up. */
export class LiveSocket {
  readonly #socket: WebSocket
  readonly #parts: Parts
  readonly #topics = new Map<string, Pick<Joined, 'leave'>>()
  readonly #helloTimeout: NodeJS.Timeout
  readonly #recheck: NodeJS.Timeout
  /** The roles that the member held when the topics were joined. */
  #roles: Identity['roles'] = []
  #isCheckingRoles = false
  /** Undefined until the hello; null for a visitor. */
  #identity: Identity | null | undefined
  #turn: Promise<void> = Promise.resolve()
  readonly #frames = new Allowance(FRAMES_AT_ONCE, FRAMES_A_SECOND)
  #waiting = 0
  #ended = false
  #took = false
  #stoodStill = 0
  #checks = 0
  #answered = true

  constructor(socket: WebSocket, parts: Parts) {
    this.#socket = socket
    this.#parts = parts
    this.#helloTimeout = setTimeout(() => this.#cut('helloTimeout'), HELLO_WITHIN_MS)
    this.#recheck = setInterval(() => {
      this.#checkSession()
      void this.#checkRoles()
      this.#checkReader()
      this.#checkPresence()
    }, RECHECK_MS)
    socket.on('pong', () => (this.#answered = true))
    // Frames are answered in the order they came, also where one has to wait for a key set.
    socket.on('message', (data) => {
      if (this.#waiting === MAX_WAITING) return this.#cut('tooMany')
      const text = Buffer.isBuffer(data) ? data.toString() : ''
      this.#waiting += 1
      this.#turn = this.#turn.then(() => this.#handle(text)).finally(() => (this.#waiting -= 1))
    })
    socket.on('error', (error) => parts.log.debug({ err: error }, 'a live socket failed'))
  }

  get sessionId(): string | undefined {
    return this.#identity?.sessionId
  }

  endSession(): void {
    this.#cut('unauthorised')
  }

  /** No frame is handled and no topic is joined after this, also not by a frame that waited for its turn. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#helloTimeout)
    clearInterval(this.#recheck)
    for (const { leave } of this.#topics.values()) leave()
    this.#topics.clear()
  }

  async #handle(text: string): Promise<void> {
    const wait = this.#frames.take()
    if (wait > 0 && !this.#ended) await pause(wait)
    if (this.#ended) return
    const frame = parseFrame(text)
    if (frame === undefined || (this.#identity === undefined) !== (frame.type === 'hello')) return this.#cut('badFrame')
    try {
      switch (frame.type) {
        case 'hello':
          this.#identity = await this.#identify(frame.token)
          if (this.#ended) return
          clearTimeout(this.#helloTimeout)
          return this.#send({ type: 'welcome', memberId: this.#identity?.memberId ?? null })
        case 'renew':
          return await this.#renew(frame.token)
        case 'subscribe':
          return await this.#subscribe(frame.topic, frame.cursor)
        case 'unsubscribe':
          this.#topics.get(frame.topic)?.leave()
          this.#topics.delete(frame.topic)
      }
    } catch (error) {
      this.#refuse(error, 'topic' in frame ? frame.topic : undefined)
    }
  }

  async #identify(token: string | null): Promise<Identity | null> {
    return token === null ? null : this.#parts.verify(token)
  }

  /** A refreshed token of the same member; anybody else, or who has shown less, opens a socket of their own. */
  async #renew(token: string | null): Promise<void> {
    const renewed = await this.#identify(token)
    if (this.#ended) return
    const isLess = renewed?.secondFactorDue === true && this.#identity?.secondFactorDue !== true
    if (isLess || renewed?.memberId !== this.#identity?.memberId) return this.#cut('unauthorised')
    this.#identity = renewed
  }

  async #subscribe(topic: string, cursor: number | null): Promise<void> {
    const { hub, rolesOf } = this.#parts
    this.#topics.get(topic)?.leave()
    this.#topics.delete(topic)
    if (this.#topics.size >= MAX_TOPICS) throw new HttpError('invalid')
    // What they might do when they came, they may not do any more.
    const identity = this.#identity ? await withCurrentRoles(this.#identity, rolesOf) : null
    const found = await hub.find(topic, identity)
    if (this.#ended) return
    this.#roles = [...new Set([...this.#roles, ...(identity?.roles ?? [])])]
    const joined = hub.join(found, cursor, {
      send: (frame) => this.#push(frame),
      full: () => this.#socket.bufferedAmount > PLENTY,
      reset: () => {
        this.#topics.delete(topic)
        this.#send({ type: 'reset', topic })
      },
    })
    this.#topics.set(topic, joined)
    this.#send({ type: 'subscribed', topic, cursor: joined.cursor, coalesced: joined.coalesced })
    await joined.start()
  }

  #checkSession(): void {
    if (this.#identity && this.#identity.expiresAt <= this.#parts.clock().toUnixInteger()) this.#cut('unauthorised')
  }

  /** When a role is revoked, or suspended by a sanction, the topics that it opened are closed. */
  async #checkRoles(): Promise<void> {
    const { hub, rolesOf, log } = this.#parts
    if (!this.#identity || this.#roles.length === 0 || this.#isCheckingRoles) return
    this.#isCheckingRoles = true
    try {
      const identity = await withCurrentRoles(this.#identity, rolesOf)
      if (this.#ended || this.#roles.every((role) => identity.roles.includes(role))) return
      this.#roles = identity.roles
      for (const topic of this.#topics.keys())
        try {
          await hub.find(topic, identity)
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          this.#topics.get(topic)?.leave()
          this.#topics.delete(topic)
          this.#refuse(error, topic)
        }
    } catch (error) {
      log.warn({ err: error }, 'the roles of a live reader could not be read; their topics stay open until the next look')
    } finally {
      this.#isCheckingRoles = false
    }
  }

  #checkReader(): void {
    this.#stoodStill = this.#took || this.#socket.bufferedAmount <= PLENTY ? 0 : this.#stoodStill + 1
    this.#took = false
    if (this.#stoodStill === CHECKS_BEFORE_CUT) this.#cut('tooSlow')
  }

  #checkPresence(): void {
    this.#checks += 1
    if (this.#ended || this.#checks % CHECKS_BETWEEN_PINGS !== 0) return
    if (!this.#answered) return this.#cut('tooSlow')
    this.#answered = false
    this.#socket.ping()
  }

  #refuse(error: unknown, topic: string | undefined): void {
    const code = codeOf(error)
    if (code === 'internal') this.#parts.log.error({ err: error }, 'a live frame failed')
    this.#send({ type: 'refused', ...(topic !== undefined && { topic }), code, message: problemOf(code).message })
    if (topic === undefined) this.#cut('unauthorised')
  }

  #send(frame: object): void {
    this.#push(JSON.stringify(frame))
  }

  readonly #onTaken = () => {
    this.#took = true
  }

  #push(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BUFFERED) return this.#cut('tooSlow')
    this.#socket.send(frame, this.#onTaken)
  }

  #cut(why: keyof typeof closeCodes): void {
    if (this.#ended) return
    this.#parts.onCut(why)
    this.end()
    this.#socket.close(closeCodes[why], why)
    // A client that does not read does not read the close either.
    if (why === 'tooSlow') this.#socket.terminate()
  }
}

const codeOf = (error: unknown): string => {
  if (error instanceof HttpError) return error.code
  if (error instanceof InvalidToken) return 'invalid-token'
  return error instanceof Unavailable ? 'unavailable' : 'internal'
}

const parseFrame = (text: string): ClientFrame | undefined => {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
