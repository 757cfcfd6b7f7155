import type { Session } from '@debut/adapters/session.ts'
import { schemaOf } from './build.ts'
import { fingerprints } from './compare-builds.ts'

type Columns = Readonly<Record<string, unknown>>

/** A row that the two builds don't hold alike. */
export interface DifferingRow {
  readonly table: string
  /** The columns that tell it from others of its table; none where a table has no key. */
  readonly key: readonly string[]
  /** Null where a build has no such row. */
  readonly live: Columns | null
  readonly rebuilt: Columns | null
}

export interface Differences {
  readonly tables: number
  readonly equal: number
  /** Rows that both have under one key, with other values. */
  readonly differ: number
  /** Rows that only the build in force has. */
  readonly missing: number
  /** Rows that only the rebuilt one has. */
  readonly extra: number
  readonly sample: readonly DifferingRow[]
}

/** So many are shown. */
const SAMPLE = 20

type Counts = Pick<Differences, 'equal' | 'differ' | 'missing' | 'extra'>

/** All tables by their checksums, and row by row those whose checksums differ. Both builds have to stand still. */
export const differingRows = async (session: Session, name: string, live: number, rebuilt: number): Promise<Differences> => {
  let counts: Counts = { equal: 0, differ: 0, missing: 0, extra: 0 }
  const sample: DifferingRow[] = []
  const all = await fingerprints(session, name, live, rebuilt)
  for (const { table, before, after } of all) {
    if (before.rows === after.rows && before.hash === after.hash) {
      counts = { ...counts, equal: counts.equal + before.rows }
      continue
    }
    const both = { one: `${schemaOf(name, live)}."${table}"`, other: `${schemaOf(name, rebuilt)}."${table}"` }
    const key = await keyOf(session, both.one)
    const found = await (key.length > 0 ? byKey(session, both, key) : byRow(session, both))
    counts = sum(counts, found.counts)
    sample.push(...found.rows.slice(0, SAMPLE - sample.length).map((row) => ({ table, key, ...row })))
  }
  return { tables: all.length, ...counts, sample }
}

const sum = (one: Counts, other: Counts): Counts => ({
  equal: one.equal + other.equal,
  differ: one.differ + other.differ,
  missing: one.missing + other.missing,
  extra: one.extra + other.extra,
})

/** How many rows are not the same. */
export const countDifferences = ({ differ, missing, extra }: Counts): number => differ + missing + extra

const keyOf = async (session: Session, table: string): Promise<string[]> =>
  (
    await session.query<{ name: string }>(
      `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
       where indrelid = $1::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
      [table],
    )
  ).map(({ name }) => name)

interface Both {
  readonly one: string
  readonly other: string
}
type Pair = Pick<DifferingRow, 'live' | 'rebuilt'>
interface Found {
  readonly counts: Counts
  readonly rows: readonly Pair[]
}

const NO_COUNTS: Counts = { equal: 0, differ: 0, missing: 0, extra: 0 }

const byKey = async (session: Session, { one, other }: Both, key: readonly string[]): Promise<Found> => {
  const first = `"${key[0]}"`
  const joined = `${one} live full join ${other} rebuilt on ${key.map((column) => `live."${column}" = rebuilt."${column}"`).join(' and ')}`
  const [counts] = await session.query<Counts & Record<string, unknown>>(
    `select count(*) filter (where live::text = rebuilt::text and live.${first} is not null and rebuilt.${first} is not null) as equal,
       count(*) filter (where live::text <> rebuilt::text and live.${first} is not null and rebuilt.${first} is not null) as differ,
       count(*) filter (where rebuilt.${first} is null) as missing,
       count(*) filter (where live.${first} is null) as extra
     from ${joined}`,
  )
  const rows = await session.query<Pair & Record<string, unknown>>(
    `select case when live.${first} is not null then to_jsonb(live) end as live, case when rebuilt.${first} is not null then to_jsonb(rebuilt) end as rebuilt
     from ${joined} where live.${first} is null or rebuilt.${first} is null or live::text <> rebuilt::text
     order by ${key.map((column) => `coalesce(live."${column}", rebuilt."${column}")`).join(', ')} limit ${SAMPLE}`,
  )
  return { counts: counts ?? NO_COUNTS, rows }
}

/** Without a key, a row is the same or it is another one. */
const byRow = async (session: Session, { one, other }: Both): Promise<Found> => {
  const onlyIn = (mine: string, theirs: string) =>
    `select row::jsonb as row from (select to_jsonb(t)::text as row from ${mine} t except all select to_jsonb(t)::text from ${theirs} t) as only_here`
  const count = async (sql: string) =>
    (await session.query<{ rows: number }>(`select count(*) as rows from (${sql}) as counted`))[0]?.rows ?? 0
  const first = (sql: string) => session.query<{ row: Columns }>(`${sql} limit ${SAMPLE}`)
  const [gone, come] = [onlyIn(one, other), onlyIn(other, one)]
  const [missing, extra, all] = [await count(gone), await count(come), await count(`select from ${one}`)]
  return {
    counts: { equal: all - missing, differ: 0, missing, extra },
    rows: [
      ...(await first(gone)).map(({ row }) => ({ live: row, rebuilt: null })),
      ...(await first(come)).map(({ row }) => ({ live: null, rebuilt: row })),
    ],
  }
}
