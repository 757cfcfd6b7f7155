import { isRecord } from '../../lib/api/is-record.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export interface DailyVotes {
  /** Of Los Angeles. */
  readonly date: string
  readonly count: number
}

/** A vote of the member's that stands. */
export interface StandingVote {
  readonly launchId: string
  readonly weight: number
  readonly countsOn: string
}

export interface StandingVotes {
  readonly votes: readonly StandingVote[]
  /** All votes up to here are known. */
  readonly position: number
}

export const MOST_VOTES = 100

const parseDailyVotes = (body: unknown): DailyVotes | undefined =>
  isRecord(body) && typeof body['date'] === 'string' && typeof body['count'] === 'number'
    ? { date: body['date'], count: body['count'] }
    : undefined

const parseVote = (vote: unknown): StandingVote | undefined => {
  if (!isRecord(vote)) return undefined
  const { launchId, weight, countsOn } = vote
  if (typeof launchId !== 'string' || typeof weight !== 'number' || typeof countsOn !== 'string') return undefined
  return { launchId, weight, countsOn }
}

const parseStandingVotes = (body: unknown): StandingVotes | undefined => {
  if (!isRecord(body) || !Array.isArray(body['votes']) || typeof body['position'] !== 'number') return undefined
  const votes = body['votes'].map(parseVote)
  return votes.every((vote) => vote !== undefined) ? { votes, position: body['position'] } : undefined
}

export const fetchDailyVotes = (api: ApiClient, memberId: string): Promise<DailyVotes> =>
  api.get(`/api/votes/daily-count?userId=${memberId}`, parseDailyVotes)

export const fetchNewestVotes = (api: ApiClient, memberId: string): Promise<StandingVotes> =>
  api.get(`/api/members/${memberId}/votes?limit=${MOST_VOTES}`, parseStandingVotes)

export const fetchVotesFor = (api: ApiClient, memberId: string, launches: readonly string[]): Promise<StandingVotes> =>
  api.get(`/api/members/${memberId}/votes?limit=${MOST_VOTES}&launches=${launches.join(',')}`, parseStandingVotes)
