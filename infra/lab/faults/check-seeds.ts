import { createHash, createHmac } from 'node:crypto'
import type { Findings } from './findings.ts'
import type { RecordedEvent } from './recorded-log.ts'

/** Each day is committed to the seed that only the secret makes, and reveals no other: an audit, which has no secret, can't know. */
export const checkSeeds = (log: readonly RecordedEvent[], secret: string, findings: Findings): void => {
  for (const { type, data } of log) {
    const day = String(data['day'])
    const seed = createHmac('sha256', secret).update(day).digest('hex')
    const hash = createHash('sha256').update(seed).digest('hex')
    if (type === 'LaunchDayOpened') findings.expect(`the seed that ${day} is committed to`, hash, data['seedHash'])
    if (type === 'LaunchDayClosed') findings.expect(`the seed that ${day} reveals`, seed, data['seed'])
  }
}
