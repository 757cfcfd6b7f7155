import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import { z } from 'zod'

const TIMEOUT_MS = 1_000

const Answer = z.object({ ended: z.array(z.string()) })

/** The service that publishes the keys of sessions also knows which of them have ended. */
export const endedSessions =
  (jwks: string): AskEnded =>
  async (ids) => {
    const response = await fetch(new URL('/internal/sessions', jwks), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`asked about sessions, the answer was ${response.status}`)
    return Answer.parse(await response.json()).ended
  }
