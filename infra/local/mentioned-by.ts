import { z } from 'zod'

const Report = z.object({ checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().optional() })) })

const TIMEOUT_MS = 3_000

/** Returns what a ready service reports to its operators. It is empty if the service reports nothing. */
export const mentionedBy = async (url: string): Promise<string[]> => {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json())
    .catch(() => undefined)
  const { data } = Report.safeParse(answer)
  return Object.values(data?.checks ?? {}).flatMap(({ ok, detail }) => (ok && detail !== undefined ? [detail] : []))
}
