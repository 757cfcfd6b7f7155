import type { FastifyBaseLogger } from 'fastify'

/** Anybody can send reports, and so many different ones are written before the log takes no more of them. */
const MOST_CAUSES = 200

type Failure = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What failed in browsers, once for each cause: build, part, error and place. */
export const failureLog = (log: FastifyBaseLogger) => {
  const known = new Set<string>()
  return ({ route, build, part, error, at }: Failure): void => {
    const cause = JSON.stringify([build, part, error, at])
    if (known.has(cause) || known.size === MOST_CAUSES) return
    known.add(cause)
    log.error({ failure: { route, build, part, error, at } }, 'a part of a page failed in a browser')
  }
}
