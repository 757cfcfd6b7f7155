import autocannon from 'autocannon'
import { inOwnProcess } from './own-process.ts'

interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
}

/** Answers a second to one GET after the other on each connection; the first second is not counted. */
export const getLoad = inOwnProcess(import.meta, async ({ url, connections, seconds }: Load): Promise<number> => {
  await autocannon({ url, connections, duration: 1 })
  const { non2xx, errors, requests, duration } = await autocannon({ url, connections, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.total / duration
})
