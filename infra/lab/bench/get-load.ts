import autocannon from 'autocannon'
import { inOwnProcess } from './own-process.ts'

interface Load {
  readonly url: string
  /** One after the other, over all connections. */
  readonly cookies?: readonly string[]
  readonly connections: number
  readonly seconds: number
}

/** Answers a second to one GET after the other on each connection; the first second is not counted. */
export const getLoad = inOwnProcess(import.meta, async ({ url, cookies, connections, seconds }: Load): Promise<number> => {
  const load = { url, connections, ...(cookies && { requests: cookies.map((cookie) => ({ headers: { cookie } })) }) }
  await autocannon({ ...load, duration: 1 })
  const { non2xx, errors, requests, duration } = await autocannon({ ...load, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.total / duration
})
