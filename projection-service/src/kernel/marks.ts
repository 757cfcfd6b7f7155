import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type Fact, forRows, type Statement } from './projector.ts'

/** Columns, each with its kind: `{ member_id: 'uuid' }`. */
type Columns = Readonly<Record<string, string>>

interface MarksTable {
  readonly name: string
  /** What tells one mark from another: who set it, and on what. */
  readonly key: Columns
  /** What else stands in its row. */
  readonly more?: Columns
  /** The columns of the key that may name a member: marks of those who were erased, and on them, are none. */
  readonly members: readonly string[]
  /**
   * SQL that moves counts along. It follows a list of common table expressions of which `moved` has a row for each mark that came or went, with the columns
   * above and `way`: 1 or -1.
   */
  readonly counts?: string
}

type Row = Readonly<Record<string, unknown>>

/** Who was erased: a table for all marks of a projector. */
export const ERASED = 'create table erased (member_id uuid primary key);'

/** The statements that keep marks as rows, each for what holds at the end of a batch. */
export const marksTable = ({ name, key, more = {}, members, counts }: MarksTable) => {
  const all = { ...key, ...more }
  const names = Object.keys(all).join()
  const changed = `json_to_recordset($1::json) as changed (${inSql({ ...all, marked: 'boolean' })})`
  const same = (table: string) =>
    Object.keys(key)
      .map((column) => `${name}.${column} = ${table}.${column}`)
      .join(' and ')
  const ofMember = (column: string) => (key[column] === 'uuid' ? 'member_id' : 'member_id::text')
  const isKept = ['true', ...members.map((column) => `${column} not in (select ${ofMember(column)} from erased)`)].join(' and ')
  const removed = `delete from ${name} using changed where ${same('changed')}`

  return {
    /** A mark that was set anew within the batch stands where the last of it does. */
    set: (rows: readonly Row[]): Statement[] => [
      ...forRows(
        rows,
        counts === undefined
          ? `with changed as materialized (select * from ${changed}) ${removed}`
          : `with changed as materialized (select * from ${changed} where ${isKept}),
             removed as (${removed} returning ${qualified(name, all)}),
             moved as (select ${names}, -1 as way from removed union all select ${names}, 1 from changed where marked) ${counts}`,
      ),
      ...forRows(
        rows.filter(({ marked }) => marked),
        `insert into ${name} (${names}) select ${names} from ${changed} where ${isKept}`,
      ),
    ],
    /** Of members who were just added to the erased. */
    forget: (erased: readonly { readonly member_id: string }[]): Statement[] => {
      const theirs = members.map((column) => `${name}.${column} = gone.${ofMember(column)}`).join(' or ')
      const deletion = `delete from ${name} using json_to_recordset($1::json) as gone (member_id uuid) where ${theirs}`
      return forRows(
        erased,
        counts === undefined ? deletion : `with moved as (${deletion} returning ${qualified(name, all)}, -1 as way) ${counts}`,
      )
    },
  }
}

const inSql = (columns: Columns) =>
  Object.entries(columns)
    .map((column) => column.join(' '))
    .join()
const qualified = (table: string, columns: Columns) =>
  Object.keys(columns)
    .map((column) => `${table}.${column}`)
    .join()

/** The members whom a batch erases, to be kept in mind. */
export const keepErased = (erased: readonly { readonly member_id: string }[]): Statement[] =>
  forRows(erased, 'insert into erased select * from json_to_recordset($1::json) as gone (member_id uuid) on conflict do nothing')

/** Of each mark what holds at the end of a batch. */
export const lastOfEach = <Event extends Fact>(
  recorded: readonly Recorded<Event>[],
  key: readonly string[],
  rowOf: (event: Event, position: number) => Row & { readonly marked: boolean },
): readonly Row[] => {
  const rows = new Map<string, Row>()
  for (const { event, position } of recorded) {
    const row = rowOf(event, position)
    rows.set(key.map((column) => String(row[column])).join(' '), row)
  }
  return [...rows.values()]
}
