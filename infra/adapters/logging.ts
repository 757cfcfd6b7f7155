import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Where a secret could stand in something that is logged. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'token', 'access_token', 'refresh_token', 'password', 'secret', 'apikey']

export const createLogger = (service: string, level: string): Logger =>
  pino({
    name: service,
    level,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
