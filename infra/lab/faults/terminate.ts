import type { Round } from './fault.ts'
import { seconds } from './findings.ts'
import type { Part } from './part.ts'

const STOPPED_WITHIN_MS = 10_000

export const terminate = async ({ findings }: Round, part: Part): Promise<void> => {
  const { how, ms } = await part.terminate()
  findings.expect(`how the ${part.name} ends on SIGTERM`, 'exit code 0', how)
  findings.require(`how soon the ${part.name} ends on SIGTERM`, ms <= STOPPED_WITHIN_MS, `${STOPPED_WITHIN_MS} ms or less`, Math.round(ms))
  findings.measure(`${part.name} ended after ${seconds(ms)}`)
}
