import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { LogRecord } from './log-record.ts'

/** What Options.filter means when the window is left open (`count`). */
const DEFAULT_WINDOW = 32

export type EventFilter = {
  readonly accepts: (record: LogRecord) => boolean
  /** After so many considered events a subscription receives a checkpoint. */
  readonly checkpointInterval: number
}

export class InvalidFilter extends Error {
  override readonly name = 'InvalidFilter'
}

export const eventFilter = (options: ReadReq.Options.FilterOptions): EventFilter => {
  const byStream = options.getStreamIdentifier()
  const byType = options.getEventType()
  const accepts = byStream
    ? matching(byStream, (record) => record.streamId)
    : byType
      ? matching(byType, (record) => record.eventType)
      : undefined
  if (!accepts) throw new InvalidFilter('a filter needs a stream identifier or an event type')
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW
  return { accepts, checkpointInterval: Math.max(1, window * Math.max(1, options.getCheckpointintervalmultiplier())) }
}

const matching = (expression: ReadReq.Options.FilterOptions.Expression, value: (record: LogRecord) => string): EventFilter['accepts'] => {
  const pattern = expression.getRegex()
  if (pattern !== '') {
    const regex = compile(pattern)
    return (record) => regex.test(value(record))
  }
  const prefixes = expression.getPrefixList()
  return (record) => {
    const text = value(record)
    return prefixes.some((prefix) => text.startsWith(prefix))
  }
}

/** .NET lets any sign be escaped; here only those that mean something. */
const NEEDLESS = /\\([^\w\s^$\\.*+?()[\]{}|/-])/g

/** `[a-z-[aeiou]]`: a class and another character to us. */
const SUBTRACTED = /\[(?:[^\]\\]|\\.)*-\[/

/** What is said otherwise in .NET's expressions is refused: read as one of ours it would find nothing, without an error. */
const compile = (pattern: string) => {
  try {
    if (SUBTRACTED.test(pattern)) throw new SyntaxError('a class without another')
    return new RegExp(pattern.replaceAll(NEEDLESS, '$1'), 'u')
  } catch {
    throw new InvalidFilter(`'${pattern}' is not a regular expression that is understood here`)
  }
}
