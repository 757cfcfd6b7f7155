import { forRows, type Statement } from './projector.ts'

/** What changed of a name that rows carry: how it is shown, where it leads, or why it is shown nowhere. */
export interface NameChange {
  readonly key: string
  readonly name?: string
  /** Without it, both stay as they are. */
  readonly status?: { readonly into: string | null; readonly banned: string | null }
  readonly position: number
}

/**
 * Names that may lead to each other, beside the rows of each projection that shows them: rows carry what was written, and are shown under
 * the end of the way that it leads. Of `tag` there is a table `tags`, and `moved_tags`: what a batch changed, empty after it.
 */
export const leadingNames = (one: string) => {
  const [all, moved, into] = [`${one}s`, `moved_${one}s`, `into_${one}`]
  const from = 'json_to_recordset($1::json) as changed (key text, name text, status json, position bigint)'
  const plain = (sql: string): Statement => ({ sql, values: [] })

  /** A name that leads to a changed one leads where that one leads now. */
  const led = `
    with recursive led as (
      select ${one}, ${one} as at from ${all}
      union
      select led.${one}, known.${into} from led join ${all} known on known.${one} = led.at where known.${into} is not null
    ), ends as (
      select led.${one}, case when last.banned is null then led.at end as shown_as
      from led left join ${all} last on last.${one} = led.at where last.${into} is null
    ), changed as (
      update ${all} set shown_as = ends.shown_as from ends
      where ends.${one} = ${all}.${one} and ${all}.shown_as is distinct from ends.shown_as returning ${all}.${one}
    )
    insert into ${moved} select ${one} from changed on conflict do nothing`

  return {
    tables: `
      create table ${all} (
        ${one} text primary key,
        -- Null where it leads elsewhere, or is banned, and was never given one.
        name text,
        ${into} text,
        banned text,
        -- The end of the way that it leads; null where that is banned.
        shown_as text,
        position bigint not null
      );
      create index on ${all} (shown_as);
      create index on ${all} (${into});
      create table ${moved} (${one} text primary key);
    `,

    /** What is shown of those that a row carries: `shown.tag`, in no order and each once. */
    shownOf: (carried: string) => `(
      select distinct coalesce(known.shown_as, own.key) as ${one} from unnest(${carried}) own (key) left join ${all} known on known.${one} = own.key
      where known.${one} is null or known.shown_as is not null
    )`,

    /** Each name comes once. Afterwards the projection shows anew what carries one of those that moved. */
    changed: (changes: readonly NameChange[]): Statement[] =>
      changes.length === 0
        ? []
        : [
            ...forRows(changes, `insert into ${all} (${one}, position) select key, position from ${from} on conflict do nothing`),
            ...forRows(
              changes,
              `update ${all} set name = coalesce(changed.name, ${all}.name), position = changed.position,
                 ${into} = case when changed.status is null then ${all}.${into} else changed.status->>'into' end,
                 banned = case when changed.status is null then ${all}.banned else changed.status->>'banned' end
               from ${from} where ${all}.${one} = changed.key`,
            ),
            ...forRows(changes, `insert into ${moved} select key from ${from} on conflict do nothing`),
            plain(`delete from ${all} where name is null and ${into} is null and banned is null`),
            plain(led),
            // One that is shown by another name is, with all that lead to it.
            plain(
              `insert into ${moved} select ${all}.${one} from ${moved} known join ${all} on ${all}.shown_as = known.${one} on conflict do nothing`,
            ),
          ],

    clearMoved: plain(`delete from ${moved}`),
  }
}
