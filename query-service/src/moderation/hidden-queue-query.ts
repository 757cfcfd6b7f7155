import type { HiddenQueueQuery } from '@debut/events/moderation/moderation-questions.ts'
import type { HiddenQueue } from '@debut/events/moderation/staff-text-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { readStaffTexts, STAFF_TEXTS_READ, TEXTS } from './read-staff-texts.ts'

/** The search looks in the text, its title and the name of its author. */
const FOUND = `(:q = '' or strpos(lower(concat_ws(' ', username, title, body)), lower(:q)) > 0)`
const HIDDEN = `hidden_position is not null and ${FOUND}`

export const hiddenQueueQuery: OwnQuery<HiddenQueue, object, HiddenQueueQuery> = {
  kind: 'own',
  reads: STAFF_TEXTS_READ,
  read: async ({ query: { q, limit, before }, identity }, parts) => {
    // One row more than fits on a page shows whether there is another page.
    const [texts, total] = await Promise.all([
      readStaffTexts(
        {
          where: `${HIDDEN}${before === undefined ? '' : ' and hidden_position < :before'}`,
          bindings: { q, ...(before !== undefined && { before }) },
          limit: limit + 1,
        },
        identity,
        parts,
      ),
      countHidden(q, parts),
    ])
    return { texts: texts.slice(0, limit), total, more: texts.length > limit }
  },
}

const countHidden = async (q: string, { database, checkpoints }: Parts): Promise<number> => {
  const schemas = Object.fromEntries((['discussion', 'reviews', 'members'] as const).map((name) => [name, checkpoints.of(name).schema]))
  const { rows } = await database.raw<{ rows: { total: number }[] }>(
    `select count(*)::int as total from ${TEXTS} where username is not null and ${HIDDEN}`,
    { ...schemas, q },
  )
  return rows[0]?.total ?? 0
}
