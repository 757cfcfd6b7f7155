import { z } from 'zod'

const TIMEOUT_MS = 1_000

const Answer = z.object({ counts: z.array(z.object({ toolId: z.string(), day: z.string(), views: z.number(), clicks: z.number() })) })

/** Of tools, from a day on. Undefined where they cannot be counted now: other answers do not wait for that. */
export type AskVisits = (toolIds: readonly string[], from: string) => Promise<z.output<typeof Answer>['counts'] | undefined>

/** The service that publishes the keys of sessions also counts visits. */
export const visitsAt =
  (jwks: string): AskVisits =>
  async (toolIds, from) => {
    try {
      const response = await fetch(new URL('/internal/visit-counts', jwks), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ toolIds, from }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return response.ok ? Answer.parse(await response.json()).counts : undefined
    } catch {
      return undefined
    }
  }
