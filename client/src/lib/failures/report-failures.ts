import { report } from '../report.ts'
import { type Failure, onFailed } from './failed.ts'

interface Reporting {
  readonly build: string
  /** The pattern of the route that is shown: an address may name a member. */
  readonly route: () => string
  readonly send: (event: { readonly name: string; readonly path: string; readonly props: Readonly<Record<string, string>> }) => void
}

/** The endpoint takes no longer texts. */
const LONGEST = 256

/** Reports each cause once, as a part that fails with every tick would fill the log. */
export const reportFailures = ({ build, route, send }: Reporting) => {
  const known = new Set<string>()
  return onFailed(({ part, error }: Failure) => {
    const words = wordsOf(error)
    const cause = `${part}: ${words}`
    if (known.has(cause)) return
    known.add(cause)
    report(`A part of the page failed, ${part}`, error)
    send({ name: 'client_error', path: route(), props: { build, part, error: words, at: placeOf(error) } })
  })
}

const wordsOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST)

/** The first line of the stack that names a place in our code. */
const placeOf = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return (/[\w.-]+\.[jt]sx?:\d+:\d+/.exec(stack)?.[0] ?? 'unknown').slice(0, LONGEST)
}
