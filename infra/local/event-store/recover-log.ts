import { CorruptRecord, type LogRecord } from './log-record.ts'
import type { TransactionLog } from './transaction-log.ts'

/** A crash tears no more than the last group of writes; more missing than this is not repaired but refused. */
const TORN_LIMIT = 1024 * 1024

export type Recovery = {
  /** Where the log ends, after a torn tail was cut off. */
  readonly end: number
  readonly warnings: readonly string[]
}

/**
 * Walks the log from `from` (a record's start), hands each whole transaction to `visit`, cuts off what a crash tore, and throws on damage.
 * Torn is what lies after the last flush that was acknowledged (`flushed`), or what the file is too short to hold.
 */
export const recoverLog = (
  log: TransactionLog,
  from: number,
  flushed: number | undefined,
  visit: (transaction: readonly LogRecord[]) => void,
): Recovery => {
  const size = log.size
  const warnings: string[] = []
  let end = from
  let position = from
  let open: LogRecord[] = []
  const torn = (why: string) => {
    const acknowledged = flushed !== undefined && end < flushed
    if (acknowledged && flushed - end > TORN_LIMIT)
      throw new CorruptRecord(end, `${flushed - end} acknowledged bytes are missing; remove writer.chk to go on without them`)
    warnings.push(
      `cut off ${size - end} bytes after position ${end}: ${why}; ` +
        (acknowledged ? `EVENTS THAT HAD BEEN ACKNOWLEDGED ARE LOST (up to position ${flushed})` : 'none of it had been acknowledged'),
    )
    log.truncate(end)
  }

  try {
    while (position < size) {
      for (const record of log.page(position, size)) {
        open.push(record)
        position = record.nextPosition
        if (!record.endsTransaction) continue
        visit(open)
        open = []
        end = position
      }
    }
    if (open.length > 0) torn('the last transaction is not complete')
    else if (flushed !== undefined && end < flushed) torn('the file is shorter than what was flushed')
  } catch (error) {
    if (!(error instanceof CorruptRecord)) throw error
    const neverAcknowledged = flushed !== undefined && position >= flushed
    const endsInside = error.cutShort && (flushed === undefined || size < flushed)
    if (!neverAcknowledged && !endsInside) throw error
    torn(error.message)
  }
  return { end, warnings }
}
