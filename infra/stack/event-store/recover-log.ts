import { CorruptRecord, type LogRecord } from './log-record.ts'
import { LOG_START, type TransactionLog } from './transaction-log.ts'
import type { Flushed } from './writer-checkpoint.ts'

/** No more than the writer lets wait can be on its way to the disk. */
const CUT_LIMIT = 17 * 1024 * 1024

export type Recovery = {
  /** Where the log ends, after a torn tail was cut off. */
  readonly end: number
  /** How many events it holds. */
  readonly events: number
  readonly warnings: readonly string[]
}

export type Known = {
  /** Undefined where it is unknown. */
  readonly flushed: Flushed | undefined
  /** Where somebody has decided that the log ends, whatever stands behind it. */
  readonly endAt?: number | undefined
}

/**
 * Walks the log from `from` (a record's start), hands each whole transaction to `visit`, cuts off what a crash tore, and throws on damage.
 * Torn is what lies after the last flush that was acknowledged (`flushed`); never anything before a record that is whole. What is cut off is
 * kept in a file beside the log. Where something is missing that was acknowledged, an operator has to decide.
 */
export const recoverLog = (
  log: TransactionLog,
  from: number,
  { flushed: known, endAt }: Known,
  visit: (transaction: readonly LogRecord[]) => void,
): Recovery => {
  const size = log.size
  const flushed = known?.position
  const warnings: string[] = []
  let end = from
  let position = from
  let open: LogRecord[] = []
  const refuse = (why: string) => {
    throw new CorruptRecord(
      end,
      `${why}. Restore it from a back-up; or, to go on without what follows, start once with EVENTSTORE_END_AT=${end}`,
    )
  }
  const cut = (why: string, lost: string) => {
    const file = log.cut(end)
    warnings.push(`cut off ${size - end} bytes after position ${end}, which are kept in ${file}: ${why}; ${lost}`)
  }
  const torn = (why: string) => {
    if (flushed !== undefined && end < flushed) {
      const events = known?.events === undefined ? '' : ` (${counted(known.events - eventsBetween(log, LOG_START, end))})`
      refuse(`${why}: ${flushed - end} acknowledged bytes are missing${events}`)
    }
    if (size - end > CUT_LIMIT) refuse(`${size - end} bytes would be cut off, more than any crash tears`)
    const whole = log.wholeRecordAfter(position, size)
    if (whole !== undefined) refuse(`${why}, and a whole record follows at position ${whole}`)
    cut(why, 'none of it had been acknowledged')
  }
  if (flushed === undefined && endAt === undefined && size > LOG_START) {
    end = size
    refuse('there is a log and no writer.chk, so it is unknown how much of it was acknowledged')
  }

  try {
    while (position < size && end !== endAt) {
      for (const record of log.page(position, size)) {
        open.push(record)
        position = record.nextPosition
        if (!record.endsTransaction) continue
        visit(open)
        open = []
        end = position
        if (end === endAt) break
      }
    }
    if (endAt !== undefined) {
      if (end !== endAt) throw new CorruptRecord(end, `no event ends at ${endAt}, where EVENTSTORE_END_AT has the log end`)
      if (end < size) cut('EVENTSTORE_END_AT says so', 'WHAT OF IT HAD BEEN ACKNOWLEDGED IS LOST')
    } else if (open.length > 0) torn('the last transaction is not complete')
    else if (flushed !== undefined && end < flushed) torn('the file is shorter than what was flushed')
  } catch (error) {
    if (!(error instanceof CorruptRecord) || endAt !== undefined) throw error
    const neverAcknowledged = flushed !== undefined && position >= flushed
    const endsInside = error.cutShort && (flushed === undefined || size < flushed)
    if (!neverAcknowledged && !endsInside) throw error
    torn(error.message)
  }
  const isCounted = known?.events !== undefined && known.position <= end
  return { end, events: isCounted ? known.events + eventsBetween(log, known.position, end) : eventsBetween(log, LOG_START, end), warnings }
}

const counted = (events: number): string => (events === 1 ? '1 event' : `${events} events`)

const eventsBetween = (log: TransactionLog, from: number, end: number): number => {
  let events = 0
  for (let position = from; position < end;) {
    const records = log.page(position, end)
    events += records.length
    position = records.at(-1)?.nextPosition ?? end
  }
  return events
}
