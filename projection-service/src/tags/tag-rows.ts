import { type TagEvent, tagEvents } from '@debut/events/tags/tag-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

/** What admins decided, beside the rows of each projection that shows tags. Rows name tags as tools carry them. */
export const tagTables = `
  create table tags (
    tag text primary key,
    -- Null where it was merged or banned before anybody named it.
    name text,
    into_tag text,
    banned text,
    -- The end of the way that it leads; null where that is banned.
    shown_as text,
    position bigint not null
  );
  create index on tags (shown_as);
  create index on tags (into_tag);
  -- Those whose tools stand elsewhere, or are shown otherwise, because of a batch; empty after it.
  create table moved_tags (tag text primary key);
`

/** Tags as they are shown, of those that a tool carries: `shown.tag`, in no order and each once. */
export const shownOf = (carried: string) => `(
  select distinct coalesce(known.shown_as, own.tag) as tag from unnest(${carried}) own (tag) left join tags known on known.tag = own.tag
  where known.tag is null or known.shown_as is not null
)`

/** Whoever leads to a tag goes where it goes. */
const LED = `
  with recursive led as (
    select tag, tag as at from tags
    union
    select led.tag, known.into_tag from led join tags known on known.tag = led.at where known.into_tag is not null
  ), ends as (
    select led.tag, case when last.banned is null then led.at end as shown_as
    from led left join tags last on last.tag = led.at where last.into_tag is null
  ), changed as (
    update tags set shown_as = ends.shown_as from ends where ends.tag = tags.tag and tags.shown_as is distinct from ends.shown_as
    returning tags.tag
  )
  insert into moved_tags select tag from changed on conflict do nothing`

/** A tag that is shown by another name is, with all that lead to it. */
const FOLLOWED = `
  insert into moved_tags select tags.tag from moved_tags moved join tags on tags.shown_as = moved.tag on conflict do nothing`

interface Change {
  readonly tag: string
  readonly name?: string
  /** Where neither is said, both stay as they are. */
  readonly away?: { readonly into: string | null; readonly banned: string | null }
  readonly position: number
}

/** Afterwards `moved_tags` holds what the projection has to show anew. */
export const tagRows = (batch: Batch): Statement[] => {
  const changes = changesIn(batch)
  if (changes.length === 0) return []
  const from = `json_to_recordset($1::json) as changed (tag text, name text, away json, position bigint)`
  return [
    ...forRows(changes, `insert into tags (tag, position) select tag, position from ${from} on conflict do nothing`),
    ...forRows(
      changes,
      `update tags set name = coalesce(changed.name, tags.name), position = changed.position,
         into_tag = case when changed.away is null then tags.into_tag else changed.away->>'into' end,
         banned = case when changed.away is null then tags.banned else changed.away->>'banned' end
       from ${from} where tags.tag = changed.tag`,
    ),
    ...forRows(changes, `insert into moved_tags select tag from ${from} on conflict do nothing`),
    { sql: 'delete from tags where name is null and into_tag is null and banned is null', values: [] },
    { sql: LED, values: [] },
    { sql: FOLLOWED, values: [] },
  ]
}

/** What holds of each tag at the end of the batch. */
const changesIn = (batch: Batch): Change[] => {
  const changes = new Map<string, Change>()
  for (const { event, position } of batch.of(...tagEvents))
    changes.set(event.data.tag, { ...changes.get(event.data.tag), ...changeOf(event), tag: event.data.tag, position })
  return [...changes.values()]
}

const changeOf = ({ type, data }: TagEvent): Pick<Change, 'name' | 'away'> => {
  switch (type) {
    case 'TagKept':
      return { name: data.name }
    case 'TagMerged':
      return { away: { into: data.into, banned: null } }
    case 'TagBanned':
      return { away: { into: null, banned: data.reason } }
    case 'TagRestored':
      return { away: { into: null, banned: null } }
  }
}

export const movedTold: Statement = { sql: 'delete from moved_tags', values: [] }
