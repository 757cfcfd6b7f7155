import type { OwnLookups } from '@debut/events/cases/case-answers.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { OwnQuery } from '../kernel/query.ts'

const MOST = 50

interface Row {
  readonly at: Date
  readonly kind: 'voter' | 'member'
  readonly reason: string
  readonly board_date: Day | null
  readonly name: string | null
  readonly slug: string | null
}

/** Who looked stays with the admins; that somebody did, and why, is the member's to know. */
export const ownLookupsQuery: OwnQuery<OwnLookups> = {
  kind: 'own',
  reads: ['cases', 'tools'],
  read: async ({ memberId }, { database, checkpoints }) => {
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select at, kind, reason, board_date, name, slug from :cases:.lookups lookup
       left join :tools:.tools tool on tool.tool_id = lookup.tool_id and tool.state = 'listed'
       where member_id = :memberId order by lookup.position desc limit ${MOST}`,
      { cases: checkpoints.of('cases').schema, tools: checkpoints.of('tools').schema, memberId },
    )
    return {
      lookups: rows.map(({ at, kind, reason, board_date, name, slug }) => ({
        at: isoOf(toInstant(at.toISOString())),
        kind,
        reason,
        tool: name === null || slug === null ? null : { name, slug },
        boardDate: board_date,
      })),
    }
  },
}
