import type { Logger } from './logging.ts'
import { InvalidToken } from './invalid-token.ts'
import type { VerifyToken } from './tokens.ts'

/** Which of these sessions have ended, from the service that keeps them. */
export type AskEnded = (sessionIds: readonly string[]) => Promise<Iterable<string>>

/** An answer about a session is kept so long; and after a failed request the next one is sent so long after it. */
const FRESH_MS = 2_000
const REMEMBERED = 10_000

/** A token outlives its session, unless somebody asks. Many who wonder at once ask together. */
export class StandingSessions {
  readonly #ask: AskEnded
  readonly #logger: Logger
  /** Until when a session is known to stand; one that has ended stays so. */
  readonly #known = new Map<string, number>()
  #gathered: { readonly ids: Set<string>; readonly answer: Promise<ReadonlySet<string>> } | undefined
  #asking: Promise<unknown> = Promise.resolve()
  #unavailableUntil = 0

  constructor(ask: AskEnded, logger: Logger) {
    this.#ask = ask
    this.#logger = logger
  }

  /** While the answer is not available, a session counts as open: the token is valid in all else. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const now = performance.now()
    const until = this.#known.get(sessionId)
    if (until === ENDED) return true
    if ((until !== undefined && until > now) || this.#unavailableUntil > now) return false
    const gathered = (this.#gathered ??= this.#gather())
    gathered.ids.add(sessionId)
    return (await gathered.answer).has(sessionId)
  }

  /** One request at a time: sessions that are asked about during it are in the next. */
  #gather() {
    const ids = new Set<string>()
    const answer = this.#asking.then(() => {
      this.#gathered = undefined
      return this.#askFor([...ids])
    })
    this.#asking = answer
    return { ids, answer }
  }

  async #askFor(ids: readonly string[]): Promise<ReadonlySet<string>> {
    try {
      const ended = new Set(await this.#ask(ids))
      const freshUntil = performance.now() + FRESH_MS
      if (this.#known.size + ids.length > REMEMBERED) this.#known.clear()
      for (const id of ids) this.#known.set(id, ended.has(id) ? ENDED : freshUntil)
      return ended
    } catch (error) {
      this.#unavailableUntil = performance.now() + FRESH_MS
      this.#logger.warn({ err: error }, 'whether sessions still stand could not be asked; they count until it can')
      return new Set()
    }
  }
}

const ENDED = -1

export const verifyStanding =
  (verify: VerifyToken, sessions: StandingSessions): VerifyToken =>
  async (token) => {
    const identity = await verify(token)
    if (identity.sessionId !== undefined && (await sessions.hasEnded(identity.sessionId))) throw new InvalidToken('its session has ended')
    return identity
  }
