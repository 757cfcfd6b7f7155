import type { TagStatus } from '@debut/events/tags/tag-answers.ts'
import type { TagBanReason } from '@debut/events/tags/tag-name.ts'
import type { TagParams } from '@debut/events/tags/tag-questions.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'

interface Row {
  readonly name: string | null
  readonly end: string
  readonly end_name: string | null
  readonly banned: TagBanReason | null
}

/** A tag that no tool carries yet is as good as any other. */
export const tagStatusQuery: SharedQuery<TagStatus, z.output<typeof TagParams>> = {
  kind: 'shared',
  reads: ['tags'],
  read: async ({ params: { tag } }, parts) => {
    const row = await rowOf(tag, parts)
    if (row === undefined) return { tag, shownName: null, into: null, banned: null }
    const { name, end, end_name, banned } = row
    const into = end === tag || banned !== null ? null : { tag: end, shownName: end_name }
    return { tag, shownName: banned === null && into === null ? name : null, into, banned }
  },
}

/** It is banned where what it leads to is. */
const rowOf = async (tag: string, { database, checkpoints }: Parts): Promise<Row | undefined> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with recursive led as (
       select * from :tags:.tags where tag = :tag
       union
       select next.* from led join :tags:.tags next on next.tag = led.into_tag
     )
     select own.name, last.tag as end, last.name as end_name, last.banned
     from led own cross join led last where own.tag = :tag and last.into_tag is null`,
    { tags: checkpoints.of('tags').schema, tag },
  )
  return rows[0]
}
