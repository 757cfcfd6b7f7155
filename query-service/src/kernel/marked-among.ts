import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from './query.ts'

interface Marks {
  /** The projection whose table holds them, by who and by what. */
  readonly projection: string
  readonly table: string
  readonly who: string
  readonly what: string
}

/** Which of these are marked by a member. */
export const markedAmong = async <Id extends string>(
  { database, checkpoints }: Parts,
  { projection, table, who, what }: Marks,
  memberId: MemberId,
  ids: readonly Id[],
): Promise<readonly Id[]> => {
  const marks = database.withSchema(checkpoints.of(projection).schema).from(table).where(who, memberId)
  const rows = await marks.whereIn(what, [...ids]).select<Record<string, Id>[]>(what)
  const marked = new Set(rows.map((row) => row[what]))
  return ids.filter((id) => marked.has(id))
}
