import { isRecord } from '../api/is-record.ts'

/** Whoever is signed in, as the server knows them. */
export interface Profile {
  readonly memberId: string
  readonly username: string | null
  readonly avatarUrl: string
  readonly streak: number
  readonly latestStreak: string | null
  readonly voteMultiplier: number
  readonly onboarded: boolean
}

export const parseProfile =
  (memberId: string) =>
  (body: unknown): Profile | undefined => {
    if (!isRecord(body)) return undefined
    const { username, avatar_url, streak, latest_streak, vote_multiplier, onboarded } = body
    if (typeof streak !== 'number' || typeof vote_multiplier !== 'number') return undefined
    return {
      memberId,
      username: typeof username === 'string' ? username : null,
      avatarUrl: typeof avatar_url === 'string' ? avatar_url : '/avatar.svg',
      streak,
      latestStreak: typeof latest_streak === 'string' ? latest_streak : null,
      voteMultiplier: vote_multiplier,
      onboarded: onboarded !== false,
    }
  }
