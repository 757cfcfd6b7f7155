import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Secrets } from '../../secrets.ts'
import type { Limit, Limits } from '../../../kernel/limits.ts'
import { networkOf } from '@debut/adapters/network-of.ts'

/** What a bucket holds now: as much as it held, and what has run in since. */
const FILLED = `least(:most::float8, bucket.tokens + greatest(0, extract(epoch from (:at::timestamptz - bucket.at))) * :most / :perSeconds)`

const TAKE = `
  insert into identity.rate_limits as bucket (key, tokens, at) values (:key, :most::float8 - 1, :at)
  on conflict (key) do update set tokens = ${FILLED} - 1, at = greatest(bucket.at, excluded.at) where ${FILLED} >= 1
  returning tokens`

const WAIT = `select (1 - ${FILLED}) * :perSeconds / :most as seconds from identity.rate_limits as bucket where key = :key`

const GIVE_BACK = `update identity.rate_limits set tokens = least(:most, tokens + 1) where key = :key`

/** Buckets shared by all instances. What was refused takes nothing. */
export const postgresLimits = (database: Knex, clock: Clock, secrets: Secrets): Limits => {
  /** The table does not show who it was, and trying all possible numbers does not reveal it either. */
  const keyOf = ({ name }: Limit, subject: string) => `${name} ${secrets.hmac('limit', networkOf(subject)).toString('base64url')}`
  return {
    take: async (limit, subject, refuse = () => new AuthError('over_request_rate_limit')) => {
      const { most, perSeconds } = limit
      const values = { key: keyOf(limit, subject), most, perSeconds, at: clock().toJSDate() }
      const { rows } = await database.raw<{ rows: { tokens: number }[] }>(TAKE, values)
      const [taken] = rows
      if (taken !== undefined) return taken.tokens
      const wait = await database.raw<{ rows: { seconds: number }[] }>(WAIT, values)
      throw refuse(Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1)))
    },
    giveBack: async (limit, subject) => {
      await database.raw(GIVE_BACK, { key: keyOf(limit, subject), most: limit.most })
    },
  }
}
