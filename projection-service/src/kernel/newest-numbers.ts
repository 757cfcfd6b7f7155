import { forRows, type Statement } from './projector.ts'

/** Entries that owners have made on days, as they were frozen; and what was decided later of what they were added up from. */
interface Changes {
  readonly frozen: readonly object[]
  readonly judged: readonly object[]
  /** By entry. */
  readonly isGone: ReadonlyMap<string, boolean>
  /** Whose number may be another. */
  readonly owners: ReadonlySet<string>
}

/** What was stopped of an entry at a position. */
const stoppedOf = (entry: string, upTo: string) => `lateral (
  select coalesce(sum(weight), 0) as points, count(*) as voters from (
    select distinct on (member, number) weight, stops from judgements
    where judgements.entry = ${entry} and position <= ${upTo} order by member, number, position desc
  ) latest where stops
) stopped`

const FROZEN = `
  insert into entries (entry, owner, day, points, voters)
  select entry, owner, day, frozen.points + stopped.points, frozen.voters + stopped.voters
  from json_to_recordset($1::json) as frozen (entry text, owner text, day date, points int, voters int, upto bigint),
    ${stoppedOf('frozen.entry', 'frozen.upto')}
  on conflict do nothing`

/** For each owner that is due, the number of the newest entry that is not gone; nothing where all are. */
const NUMBERS = `(
  select owner, coalesce(newest.points, 0)::int as points, coalesce(newest.voters, 0)::int as voters,
    exists (select from entries where entries.owner = due_numbers.owner) as closed
  from due_numbers left join lateral (
    select own.points - stopped.points as points, own.voters - stopped.voters as voters
    from (
      select * from entries where entries.owner = due_numbers.owner and not exists (select from gone where gone.entry = entries.entry)
      order by day desc, entry desc limit 1
    ) own, ${stoppedOf('own.entry', "'9223372036854775807'")}
  ) newest on true
) numbers`

/** The number of each owner is what its newest frozen entry has by what counts now. */
export const newestNumbers = {
  tables: `
    create table entries (
      entry text primary key,
      owner text not null,
      day date not null,
      -- As they were frozen, and with what was stopped by then.
      points int not null,
      voters int not null
    );
    create index on entries (owner, day desc, entry desc);
    create table judgements (
      position bigint primary key,
      entry text not null,
      member uuid not null,
      number int not null,
      weight smallint not null,
      stops boolean not null
    );
    create index on judgements (entry, member, number, position desc);
    create table gone (entry text primary key);
    -- Owners whose number may have changed; empty after a batch.
    create table due_numbers (owner text primary key);
  `,
  /** `updates` are made from rows of \`numbers\`; they come after the owners of the batch are written. */
  changed: ({ frozen, judged, isGone, owners }: Changes, ...updates: readonly ((numbers: string) => string)[]): Statement[] => {
    if (owners.size === 0) return []
    const entriesThat = (are: boolean) => [...isGone].flatMap(([entry, gone]) => (gone === are ? [{ entry }] : []))
    return [
      ...forRows(
        judged,
        `insert into judgements select * from json_to_recordset($1::json) as judged
           (position bigint, entry text, member uuid, number int, weight smallint, stops boolean) on conflict do nothing`,
      ),
      ...forRows(frozen, FROZEN),
      ...forRows(
        entriesThat(true),
        'insert into gone select * from json_to_recordset($1::json) as taken (entry text) on conflict do nothing',
      ),
      ...forRows(
        entriesThat(false),
        'delete from gone using json_to_recordset($1::json) as back (entry text) where gone.entry = back.entry',
      ),
      ...forRows(
        [...owners].map((owner) => ({ owner })),
        'insert into due_numbers select * from json_to_recordset($1::json) as changed (owner text)',
      ),
      ...updates.map((update) => ({ sql: update(NUMBERS), values: [] })),
      { sql: 'delete from due_numbers', values: [] },
    ]
  },
  /** Sets the number in rows of a table, by the column that names the owner. */
  setIn: (table: string, owner: string) => (numbers: string) =>
    `
    update ${table} set points = numbers.points, voters = numbers.voters, closed = numbers.closed from ${numbers}
    where ${table}.${owner} = numbers.owner
      and (${table}.points, ${table}.voters, ${table}.closed) is distinct from (numbers.points, numbers.voters, numbers.closed)`,
}
