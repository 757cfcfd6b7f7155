import type { FastifyBaseLogger } from 'fastify'

/** Anybody can send reports, so the log takes this many different ones and no more. */
const MOST_CAUSES = 200

type Failure = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes what failed in browsers into the log, once for each cause: the same error at the same place of a part, in one build. */
export const failureLog = (log: FastifyBaseLogger) => {
  const known = new Set<string>()
  return ({ route, build, part, error, at }: Failure): void => {
    const cause = JSON.stringify([build, part, error, at])
    if (known.has(cause) || known.size === MOST_CAUSES) return
    known.add(cause)
    log.error({ failure: { route, build, part, error, at } }, 'a part of a page failed in a browser')
  }
}
