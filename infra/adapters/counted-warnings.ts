import type { LogFn, LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const WARN = 40
/** Of one warning, so many in a row are written; those that come after them within the same time are counted. */
const WRITTEN = 5
const WITHIN_MS = 10_000

/** What goes wrong a hundred times a second is written a few times, and then how often it came. */
export const countedWarnings = (): LogMethod => {
  const known = new Map<string, { written: number; sayLast: ((times: number) => void) | undefined; times: number }>()

  return function logMethod(args, write, level) {
    const [fields, message] = args as readonly unknown[]
    if (level !== WARN || typeof message !== 'string') return write.apply(this, args)
    const warning = known.get(message) ?? { written: 0, sayLast: undefined, times: 0 }
    if (warning.written === 0) {
      known.set(message, warning)
      setTimeout(() => {
        known.delete(message)
        warning.sayLast?.(warning.times)
      }, WITHIN_MS).unref()
    }
    if (warning.written < WRITTEN) {
      warning.written += 1
      return write.apply(this, args)
    }
    warning.times += 1
    warning.sayLast = (times) => write.call(this, ...([{ ...Object(fields), times }, message] as unknown as Parameters<LogFn>))
  }
}
