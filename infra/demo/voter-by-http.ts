import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { memberVotesRoute } from '@debut/events/voting/vote-routes.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { newCommandId, type MemberId } from '@debut/events/kernel/ids.ts'
import { MemberVotes } from '@debut/events/voting/vote-answers.ts'
import { Board } from '@debut/events/voting/board-answers.ts'
import type { z } from 'zod/mini'
import { type Offer, OFFERED_DAYS } from './liking.ts'

/** What one member does through the public API. */
export interface Voter {
  /** The launch that was voted for; none where nothing was chosen, or it was refused. */
  vote(choose: Choose, today: Day, signal: AbortSignal): Promise<string | undefined>
  withdraw(launchId: string, signal: AbortSignal): Promise<void>
  /** Whether they have voted on that day. */
  hasVotedOn(day: Day, signal: AbortSignal): Promise<boolean>
}

/** Of the launches of today and of each of the days before it, without those that they have voted for. */
type Choose = (days: readonly (readonly Offer[])[], voted: ReadonlySet<string>) => Offer | undefined

export interface VoterOptions {
  readonly edgeUrl: string
  readonly memberId: MemberId
  readonly token: () => Promise<string>
}

const TIMEOUT_MS = 5_000
/** As many votes as somebody can have cast while the offered launches were open. */
const LATEST_VOTES = 30

export const voterByHttp = ({ edgeUrl, memberId, token }: VoterOptions): Voter => {
  const ask = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> =>
    fetch(new URL(path, edgeUrl), {
      ...init,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })

  const get = async <Schema extends z.ZodMiniType>(path: string, schema: Schema, signal: AbortSignal): Promise<z.output<Schema>> =>
    schema.parse(await (await ask(path, {}, signal)).json())

  const send = async (type: 'CastVote' | 'WithdrawVote', launchId: string, signal: AbortSignal): Promise<boolean> => {
    const body = JSON.stringify({ commandId: newCommandId(), type, payload: { launchId } })
    const response = await ask(commandsRoute.path, { method: 'POST', body }, signal)
    await response.arrayBuffer()
    return response.ok
  }

  const latestVotes = async (signal: AbortSignal) =>
    (await get(routeAddress(memberVotesRoute, { memberId, limit: LATEST_VOTES }), MemberVotes, signal)).votes

  const offersOf = async (day: Day, signal: AbortSignal): Promise<Offer[]> => {
    const { tools } = await get(routeAddress(boardRoute, { period: 'day', start: day }), Board, signal)
    return tools.map(({ launchId, makers, ...tool }) => ({ launchId, tool, makers: makers.map((maker) => maker.memberId) }))
  }

  return {
    vote: async (choose, today, signal) => {
      const votes = await latestVotes(signal)
      const days = await Promise.all(Array.from({ length: OFFERED_DAYS }, (_, daysAgo) => offersOf(addDays(today, -daysAgo), signal)))
      const chosen = choose(days, new Set(votes.map(({ launchId }) => launchId)))
      return chosen !== undefined && (await send('CastVote', chosen.launchId, signal)) ? chosen.launchId : undefined
    },
    withdraw: async (launchId, signal) => void (await send('WithdrawVote', launchId, signal)),
    hasVotedOn: async (day, signal) => (await latestVotes(signal)).some(({ countsOn }) => countsOn === day),
  }
}
