import { newCommandId } from '@debut/events/kernel/ids.ts'
import { atPace } from './at-pace.ts'
import type { HttpRequest } from './command-bytes.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly url: string
  readonly votes: readonly HttpRequest[]
  readonly perSecond: number
}

/** Votes at a steady pace, whatever their answers take. Where they come faster than they can be taken, some are refused. */
export const pacedVoteLoad = inOwnProcess(import.meta, async ({ url, votes, perSecond }: Load) => {
  const answers = await atPace(votes, perSecond, async ({ token, body }, due) => {
    const response = await fetch(`${url}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...JSON.parse(body), commandId: newCommandId() }),
    })
    await response.arrayBuffer()
    if (response.status === 503) return undefined
    if (!response.ok) throw new Error(`a vote was answered ${response.status}`)
    return performance.now() - due
  })
  const taken = answers.filter((each) => each !== undefined)
  return { refused: answers.length - taken.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
})
