import { slugOwner } from '@debut/events/tools/claim-owner.ts'
import { createHash, randomBytes } from 'node:crypto'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { slugStream } from '@debut/events/tools/claim-streams.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { VisitCounts } from '@debut/events/visits/visit-answers.ts'
import type { VisitKind } from '@debut/events/visits/visit-questions.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Handle } from '../kernel/handle.ts'
import type { Limits } from '../kernel/limits.ts'

interface Visit {
  readonly kind: VisitKind
  readonly slug: Slug
  readonly address: string
  readonly userAgent: string
}

export interface VisitCounter {
  /** Remembered until it is written. What is more than can be remembered is not counted. */
  note(visit: Visit): void
  write(): Promise<void>
  since(from: Day, toolIds: readonly ToolId[]): Promise<VisitCounts['counts']>
}

interface Parts {
  readonly database: Knex
  readonly handle: Handle
  readonly limits: Limits
  readonly clock: Clock
}

/** At once, of each instance. */
const MOST_NOTED = 2_000
/** Slugs of which we know whose they are, which never changes. */
const MOST_SLUGS = 5_000
/** Made-up slugs cost a reading each. */
const MOST_LOOKED_UP = 50
/** A tool cannot be made to look busy from one address. */
const NEW_VISITORS = { name: 'visitors', most: 60, perSeconds: 3_600 }

const WRITE = `
  with fresh as (
    insert into identity.visitors (day, visitor)
    select :day::date, visit.visitor from json_to_recordset(:visits::json) as visit (visitor text)
    on conflict do nothing returning visitor
  )
  insert into identity.visit_counts as known (tool_id, day, views, clicks)
  select visit.tool, :day::date, count(*) filter (where visit.kind = 'view'), count(*) filter (where visit.kind = 'click')
  from json_to_recordset(:visits::json) as visit (visitor text, tool text, kind text) join fresh using (visitor)
  group by visit.tool
  on conflict (tool_id, day) do update set views = known.views + excluded.views, clicks = known.clicks + excluded.clicks`

/** Views and clicks by tool and day. A visitor counts once for each on a day, by a hash under that day's salt. */
export const visitCounter = ({ database, handle, limits, clock }: Parts): VisitCounter => {
  let noted: Visit[] = []
  let salted: { readonly day: Day; readonly salt: Buffer } | undefined
  const slugs = new Map<Slug, ToolId>()

  const saltOf = async (day: Day): Promise<Buffer> => {
    if (salted?.day === day) return salted.salt
    // With the first visit of a day goes all that could tell of earlier ones.
    for (const table of ['visitors', 'visit_salts']) await database.raw(`delete from identity.${table} where day < :day`, { day })
    await database.raw('insert into identity.visit_salts (day, salt) values (:day, :salt) on conflict do nothing', {
      day,
      salt: randomBytes(32),
    })
    const row = await database<{ day: Day; salt: Buffer }>('identity.visit_salts').where({ day }).first('salt')
    if (row === undefined) throw new Error(`the salt of ${day} is gone`)
    salted = { day, salt: row.salt }
    return row.salt
  }

  const lookUp = async (wanted: ReadonlySet<Slug>) => {
    const unknown = [...wanted].filter((slug) => !slugs.has(slug)).slice(0, MOST_LOOKED_UP)
    for (const slug of unknown) {
      const { owner: toolId } = await handle.read(slugOwner, slugStream(slug), { at: clock() })
      if (toolId === undefined) continue
      const [oldest] = slugs.keys()
      if (slugs.size >= MOST_SLUGS && oldest !== undefined) slugs.delete(oldest)
      slugs.set(slug, toolId)
    }
  }

  const known = async (day: Day, visitors: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await database<{ day: Day; visitor: string }>('identity.visitors')
      .where({ day })
      .whereIn('visitor', visitors)
      .select('visitor')
    return new Set(rows.map(({ visitor }) => visitor))
  }

  const withinLimit = (address: string): Promise<boolean> =>
    limits.take(NEW_VISITORS, address).then(
      () => true,
      () => false,
    )

  return {
    note: (visit) => {
      if (noted.length < MOST_NOTED) noted.push(visit)
    },
    write: async () => {
      if (noted.length === 0) return
      const visits = noted
      noted = []
      const day = dayOf(clock())
      const salt = await saltOf(day)
      await lookUp(new Set(visits.map(({ slug }) => slug)))
      const byVisitor = new Map(
        visits.flatMap(({ kind, slug, address, userAgent }) => {
          const tool = slugs.get(slug)
          if (tool === undefined) return []
          const visitor = createHash('sha256')
            .update(salt)
            .update(JSON.stringify([kind, tool, address, userAgent]))
            .digest('base64url')
          return [[visitor, { visitor, tool, kind, address }] as const]
        }),
      )
      const before = await known(day, [...byVisitor.keys()])
      const fresh = []
      for (const { address, ...visit } of byVisitor.values())
        if (!before.has(visit.visitor) && (await withinLimit(address))) fresh.push(visit)
      if (fresh.length > 0) await database.raw(WRITE, { day, visits: JSON.stringify(fresh) })
    },
    since: async (from, toolIds) => {
      const rows = await database<{ tool_id: ToolId; day: Day; views: number; clicks: number }>('identity.visit_counts')
        .whereIn('tool_id', [...toolIds])
        .where('day', '>=', from)
        .orderBy(['tool_id', 'day'])
        .select('*')
      return rows.map(({ tool_id, ...counted }) => ({ toolId: tool_id, ...counted }))
    },
  }
}
