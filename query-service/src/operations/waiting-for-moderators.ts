import { countWaitingTexts } from '../discussion/moderated-texts-query.ts'
import type { Parts } from '../kernel/query.ts'
import { IS_OPEN } from '../moderation/appeal-rows.ts'
import { countWaitingReviews } from '../reviews/moderated-reviews-query.ts'

interface Waiting {
  readonly count: number
  readonly since: Date | null
}

const NOTHING: Waiting = { count: 0, since: null }

interface WaitingForModerators {
  readonly appeals: Waiting
  /** Posts, comments and reviews that were reported, or that a rule holds. */
  readonly texts: number
  /** That wait for a first look by an admin. */
  readonly tools: Waiting
}

export const waitingForModerators = async (parts: Parts): Promise<WaitingForModerators> => {
  const [appeals, texts, reviews, tools] = await Promise.all([
    waitingAppeals(parts),
    countWaitingTexts(parts),
    countWaitingReviews(parts),
    waitingIn('tools', 'tools', 'withheld_at', `withheld = 'hold' and state <> 'removed'`, parts),
  ])
  return { appeals, texts: texts + reviews, tools }
}

const waitingAppeals = async ({ database, checkpoints }: Parts): Promise<Waiting> => {
  const { rows } = await database.raw<{ rows: Waiting[] }>(
    `select count(*)::int as count, min(made_at) as since from :conduct:.appeals left join :moderation:.acts act using (act_id) where ${IS_OPEN}`,
    { conduct: checkpoints.of('conduct').schema, moderation: checkpoints.of('moderation').schema },
  )
  return rows[0] ?? NOTHING
}

const waitingIn = async (projection: string, table: string, at: string, where: string, parts: Parts): Promise<Waiting> => {
  const { rows } = await parts.database.raw<{ rows: Waiting[] }>(
    `select count(*)::int as count, min(${at}) as since from :schema:.${table} where ${where}`,
    { schema: parts.checkpoints.of(projection).schema },
  )
  return rows[0] ?? NOTHING
}
