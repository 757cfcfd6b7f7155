import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { countedWarnings } from './counted-warnings.ts'

export type { Logger } from 'pino'

/** What is never logged, however deep it stands: what proves who somebody is, and what tells where and with what they are. */
const SECRETS = 'user-agent|x-forwarded-for|authorization|cookie|set-cookie|token|access_token|refresh_token|password|secret|apikey'
const SECRET = new RegExp(`^(?:${SECRETS})$`, 'i')
/** As a key of the line, or of JSON that stands in one of its texts. */
const MENTIONED = new RegExp(String.raw`"(?:${SECRETS})\\?":`, 'i')
const IN_TEXT = new RegExp(String.raw`("(?:${SECRETS})":)"(?:[^"\\]|\\.)*"`, 'gi')

const CENSORED = '[secret]'

/** Few lines have one: looking for its name in the whole line costs a fraction of what looking it up at every depth does. */
const withoutSecrets = (line: string): string =>
  MENTIONED.test(line) ? `${JSON.stringify(JSON.parse(line, (key, value: unknown) => censored(key, value)))}\n` : line

const censored = (key: string, value: unknown): unknown => {
  if (SECRET.test(key)) return CENSORED
  return typeof value === 'string' ? value.replace(IN_TEXT, `$1"${CENSORED}"`) : value
}

/** Postgres says here which row it was about, and quotes it. */
const withoutRows = (error: Error): object => {
  const { detail: _detail, where: _where, ...shown } = stdSerializers.err(error)
  return shown
}

/** Lines go to the standard output, or to the given stream. */
export const createLogger = (service: string, level: string, to: DestinationStream = pino.destination({ dest: 1, sync: true })): Logger =>
  pino(
    {
      name: service,
      level,
      serializers: { err: withoutRows },
      hooks: { streamWrite: withoutSecrets, logMethod: countedWarnings() },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  )
