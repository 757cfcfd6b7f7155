import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import type { Logger } from '@debut/adapters/logging.ts'

const LOOK_MS = 2_000
/** As many as are taken in one question. */
const AT_ONCE = 10_000

interface Socket {
  /** Undefined for visitors, and for tokens that were minted outside a session. */
  readonly sessionId: string | undefined
  endSession(): void
}

/** Closes the sockets of sessions that have ended. While that cannot be asked, they stay. */
export const endWithSessions = (sockets: ReadonlySet<Socket>, ask: AskEnded, logger: Logger): { stop(): void } => {
  let looking = false
  const look = async () => {
    const ids = [...new Set([...sockets].flatMap(({ sessionId }) => sessionId ?? []))]
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const ended = new Set(await ask(ids.slice(from, from + AT_ONCE)))
      if (ended.size === 0) continue
      for (const socket of sockets) if (socket.sessionId !== undefined && ended.has(socket.sessionId)) socket.endSession()
    }
  }
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    look()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'whether the sessions of sockets have ended could not be asked; they stay open'),
      )
      .finally(() => (looking = false))
  }, LOOK_MS)
  return { stop: () => clearInterval(timer) }
}
