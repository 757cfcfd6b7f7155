import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** What is never logged, down to `err.response.headers.authorization`. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'token', 'access_token', 'refresh_token', 'password', 'secret', 'apikey']

const DEPTHS = ['', '*', '*.*', '*.*.*']

export const createLogger = (service: string, level: string): Logger =>
  pino({
    name: service,
    level,
    redact: { paths: SECRETS.flatMap((name) => DEPTHS.map((depth) => `${depth}["${name}"]`)), censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
