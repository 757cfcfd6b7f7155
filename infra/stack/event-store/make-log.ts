import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LogTape } from './log-tape.ts'
import { CHUNK, LOG_START, syncFolder, TransactionLog } from './transaction-log.ts'
import { CHECKPOINT, WriterCheckpoint } from './writer-checkpoint.ts'

/** A new store's folder, with a log that was written where no store runs; there whole or not at all. */
export const makeLog = async (dataDir: string, tape: LogTape): Promise<void> => {
  const draft = `${dataDir}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const log = TransactionLog.open(join(draft, CHUNK))
  await log.write(tape.records(), LOG_START)
  const checkpoint = WriterCheckpoint.open(join(draft, CHECKPOINT))
  checkpoint.write(log.size, tape.events)
  checkpoint.close()
  log.close()
  renameSync(draft, dataDir)
  syncFolder(dirname(dataDir))
}
