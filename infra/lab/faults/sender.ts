import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { z } from 'zod'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import type { Answer, Entry } from './ledger.ts'
import { ADMIN } from './population.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

/** Longer than any answer may take. */
const TIMEOUT_MS = 10_000
/** The waiting line is one stream. If a disk takes 50 ms for each flush, sixty makers who join at the same time need most of this. */
const ANSWERED_WITHIN_MS = 60_000
const AGAIN_MS = 100
const LONGEST_PAUSE_MS = 3_000

const Accepted = z.object({ position: z.int() })
const Refused = z.object({ code: z.string() })

/** A command on its way. */
interface Request {
  readonly commandId: string
  readonly memberId: string
  readonly type: string
  readonly payload: object
}

type Target = Pick<StackUnderFault, 'commandUrl' | 'signingKeysFile'>

/** Sends commands to the command-service as the browser's outbox does, and writes down what became of them. */
export class Sender {
  readonly #stack: Target
  readonly #clock: Clock
  readonly #tokens = new Map<string, Promise<string>>()

  /** The clock is the one that the server goes by. */
  constructor(stack: Target, clock: Clock = systemClock) {
    this.#stack = stack
    this.#clock = clock
  }

  /** Minted ahead of time, where the moment of sending matters. */
  tokenOf(memberId: string): Promise<string> {
    const known = this.#tokens.get(memberId)
    if (known !== undefined) return known
    const token = mintAccessToken(
      { memberId, username: 'member', roles: memberId === ADMIN ? ['admin'] : [] },
      { signingKeysFile: this.#stack.signingKeysFile, edgeUrl: 'http://localhost:3000', now: this.#clock().toUnixInteger() },
    )
    this.#tokens.set(memberId, token)
    return token
  }

  async send({ commandId, memberId, type, payload }: Request): Promise<Answer> {
    const token = await this.tokenOf(memberId)
    try {
      const response = await fetch(`${this.#stack.commandUrl}/api/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ commandId, type, payload }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body: unknown = await response.json()
      if (response.ok) return { kind: 'accepted', position: Accepted.parse(body).position }
      const { code } = Refused.parse(body)
      return response.status >= 500
        ? { kind: 'unknown', why: `${response.status} ${code}` }
        : { kind: 'refused', status: response.status, code }
    } catch (error) {
      return { kind: 'unknown', why: error instanceof Error ? `${error.name}: ${whyOf(error)}` : String(error) }
    }
  }

  /** One attempt, written down. */
  async attempt(entry: Entry): Promise<Answer> {
    const answer = await this.send(entry.command)
    entry.answers.push(answer)
    return answer
  }

  /** Attempts until somebody knows. */
  pursue(entry: Entry): Promise<Answer> {
    return untilKnown(entry.command.type, () => this.attempt(entry))
  }

  /** The same for what is in no ledger. */
  ask(request: Request): Promise<Answer> {
    return untilKnown(request.type, () => this.send(request))
  }
}

const untilKnown = async (type: string, attempt: () => Promise<Answer>): Promise<Answer> => {
  const giveUpAt = performance.now() + ANSWERED_WITHIN_MS
  for (let failures = 0; ; failures++) {
    const answer = await attempt()
    if (answer.kind !== 'unknown') return answer
    if (performance.now() > giveUpAt) throw new Error(`no answer to ${type} in ${failures + 1} tries: ${answer.why}`)
    await pause(pauseAfter(failures))
  }
}

/** The pause doubles and is random. If everyone always returned at the same moment, a slow machine would never finish anything. */
const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, AGAIN_MS * 2 ** failures) * (1 - Math.random() / 2)

const whyOf = ({ message, cause }: Error): string => (cause instanceof Error ? `${message}: ${cause.message}` : message)
