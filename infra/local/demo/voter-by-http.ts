import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { z } from 'zod'
import type { Random } from './random.ts'

/** What one member does through the public API. */
export interface Voter {
  /** False where they have no votes left, or have voted for all they like. */
  voteForOne(signal: AbortSignal): Promise<boolean>
  /** False where they have cast none here. */
  withdrawOne(signal: AbortSignal): Promise<boolean>
}

export interface VoterOptions {
  readonly edgeUrl: string
  readonly token: () => Promise<string>
  /** How much they like a tool that stands at a rank. */
  readonly likes: (launchId: string, rank: number) => number
  readonly random: Random
}

const PATIENCE_MS = 5_000
const DailyCount = z.object({ count: z.number() })
const Board = z.object({ tools: z.array(z.object({ launchId: z.string(), rank: z.number() })) })

export const voterByHttp = ({ edgeUrl, token, likes, random }: VoterOptions): Voter => {
  /** Voted for here, or not to be voted for by them. */
  const settled = new Set<string>()
  const cast: string[] = []

  const get = async <Schema extends z.ZodType>(path: string, schema: Schema, signal: AbortSignal): Promise<z.output<Schema>> => {
    const response = await fetch(new URL(path, edgeUrl), {
      headers: { authorization: `Bearer ${await token()}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    return schema.parse(await response.json())
  }

  const send = async (type: 'CastVote' | 'WithdrawVote', launchId: string, signal: AbortSignal): Promise<boolean> => {
    const response = await fetch(new URL('/api/commands', edgeUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ commandId: newCommandId(), type, payload: { launchId } }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.arrayBuffer()
    return response.ok
  }

  return {
    voteForOne: async (signal) => {
      const { count } = await get('/api/votes/daily-count', DailyCount, signal)
      if (count >= DAILY_VOTE_LIMIT) return false
      const { tools } = await get('/api/boards/day', Board, signal)
      const open = tools.filter(({ launchId }) => !settled.has(launchId))
      const chosen = open[random.weighted(open.map(({ launchId, rank }) => likes(launchId, rank)))]
      if (chosen === undefined) return false
      const { launchId } = chosen
      settled.add(launchId)
      const accepted = await send('CastVote', launchId, signal)
      if (accepted) cast.push(launchId)
      return accepted
    },

    withdrawOne: async (signal) => {
      const [launchId] = cast.splice(random.below(cast.length), 1)
      return launchId !== undefined && (await send('WithdrawVote', launchId, signal))
    },
  }
}
