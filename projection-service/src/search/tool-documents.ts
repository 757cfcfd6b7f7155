import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { ToolEdited, ToolHidden, ToolListed, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { allNumberEvents, numberChanges } from '@debut/events/voting/number-changes.ts'
import { newestNumbers } from '../kernel/newest-numbers.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { inOnePieceOf, KINDS, vectorOf } from './document-words.ts'
import { takenOut } from './search-index.ts'
import { decidedTags, TAG_FACE, tagDocuments } from './tag-documents.ts'

/** What is found of a tool changes with its card and its tags; one that is hidden keeps its standing, and has no words. */
export const rewritten = (batch: Batch): Statement[] => {
  const cards = new Map(batch.of(ToolListed, ToolEdited).map(({ event: { data } }) => [data.toolId, cardOf(data)]))
  const shown = new Map(batch.of(ToolHidden, ToolShown, ToolRemoved).map(({ event: { type, data } }) => [data.toolId, type] as const))
  const isNew = new Set(batch.of(ToolListed).map(({ event }) => event.data.toolId))
  const changed = [...new Set([...cards.keys(), ...shown.keys()])].filter((toolId) => !isNew.has(toolId))
  const decided = decidedTags(batch)
  const again = changed.length + decided.length > 0
  return [
    ...decided,
    ...forRows(
      changed.map((tool_id) => ({ tool_id })),
      `insert into due_tools select tool_id, tags from json_to_recordset($1::json) as changed (tool_id text)
       cross join lateral (select tags from documents where document = '${KINDS.tool}' || tool_id limit 1) known on conflict do nothing`,
    ),
    ...(again ? takenOut(`select '${KINDS.tool}' || tool_id from due_tools`) : []),
    ...forRows(
      [...cards.values()],
      `insert into cards as known (tool_id, slug, name, tagline, logo, tags, makers, whole, vector)
       select tool_id, slug, name, tagline, logo, tags, coalesce(makers, '{}'), whole, vector::tsvector
       from json_to_recordset($1::json) as listed (tool_id text, slug text, name text, tagline text, logo text,
         tags text[], makers uuid[], whole text, vector text)
       on conflict (tool_id) do update set slug = excluded.slug, name = excluded.name, tagline = excluded.tagline, logo = excluded.logo,
         tags = excluded.tags, whole = excluded.whole, vector = excluded.vector`,
    ),
    ...forRows(
      [...shown].map(([tool_id, type]) => ({ tool_id, is_shown: type === 'ToolShown' })),
      `update cards set shown = changed.is_shown from json_to_recordset($1::json) as changed (tool_id text, is_shown boolean)
       where cards.tool_id = changed.tool_id`,
    ),
    ...forRows(
      [...shown].flatMap(([tool_id, type]) => (type === 'ToolRemoved' ? [{ tool_id }] : [])),
      `update cards set tagline = '', logo = '', vector = '' from json_to_recordset($1::json) as removed (tool_id text)
       where cards.tool_id = removed.tool_id`,
    ),
    ...(again ? [{ sql: REWRITTEN, values: [] }, ...tagDocuments, { sql: 'delete from due_tools', values: [] }] : []),
  ]
}

/** What a document shows of its tool, of a row of `cards`. */
const FACE = `
  select cards.slug as address, cards.name as title, cards.tagline as line, cards.logo as picture,
    case when cards.shown then stands.tags else '{}' end as tags, case when cards.shown then cards.whole else '' end as whole,
    case when cards.shown then with_tags(cards.vector, stands.tags) else '' end as vector
  from (select shown_tags(cards.tags) as tags) stands`

const REWRITTEN = `
  with rewritten as (
    update documents set address = face.address, title = face.title, line = face.line, picture = face.picture, tags = face.tags,
      whole = face.whole, vector = face.vector
    from due_tools join cards using (tool_id) cross join lateral (${FACE}) face
    where documents.document = '${KINDS.tool}' || due_tools.tool_id
    returning documents.document
  )
  insert into due (document, fresh) select document, true from rewritten on conflict (document) do update set fresh = true`

type Listed = Parameters<typeof ToolListed>[0] | Parameters<typeof ToolEdited>[0]

const cardOf = (data: Listed) => ({
  tool_id: data.toolId,
  slug: data.slug,
  name: data.name,
  tagline: data.tagline ?? '',
  logo: data.logo ?? '',
  tags: data.tags,
  makers: 'makers' in data ? data.makers : null,
  whole: inOnePieceOf(KINDS.tool, data.name),
  vector: vectorOf(KINDS.tool, [
    { weight: 'A', text: data.name },
    { weight: 'C', text: data.tagline ?? '' },
  ]),
})

/** Tools from their first launch on, with their tags, and the number of their newest closed launch. */
export const toolDocuments = (batch: Batch): Statement[] => [
  ...launched(batch),
  ...newestNumbers.changed(numberChanges(batch.of(...allNumberEvents)), STAND),
]

const STAND = (numbers: string) => `
  with stood as (
    update documents set standing = numbers.points, closed = numbers.closed from ${numbers}
    where documents.document = '${KINDS.tool}' || numbers.owner
      and (documents.standing, documents.closed) is distinct from (numbers.points, numbers.closed)
    returning documents.document
  )
  insert into due (document, fresh) select document, false from stood on conflict do nothing`

const launched = (batch: Batch): Statement[] => {
  const newest = new Map<string, { tool_id: string; day: string; since: number }>()
  for (const { event, position } of batch.of(LaunchOpened)) {
    const { toolId, boardDate } = event.data
    const known = newest.get(toolId)
    newest.set(toolId, {
      tool_id: toolId,
      day: known === undefined || known.day < boardDate ? boardDate : known.day,
      since: known?.since ?? position,
    })
  }
  const rows = [...newest.values()]
  return [...forRows(rows, LAUNCHED_AGAIN), ...forRows(rows, LAUNCHED_FIRST)]
}

const LAUNCHED = 'json_to_recordset($1::json) as launched (tool_id text, day date, since bigint)'

const LAUNCHED_AGAIN = `
  with again as (
    update documents set day = launched.day from ${LAUNCHED}
    where documents.document = '${KINDS.tool}' || launched.tool_id and documents.day < launched.day returning documents.document
  )
  insert into due (document, fresh) select document, false from again on conflict do nothing`

const LAUNCHED_FIRST = `
  with launched as (
    insert into documents (document, address, title, line, picture, tags, whole, vector, day, since)
    select '${KINDS.tool}' || tool_id, face.*, day, since
    from ${LAUNCHED} join cards using (tool_id) cross join lateral (${FACE}) face
    on conflict do nothing returning document, since, tags
  ), described as (
    select document, launched.since, makers from launched join cards on tool_id = substr(document, 2)
  ), tagged as (
    insert into documents as known (document, address, title, whole, vector, standing, since)
    select face.*, carried.tools, 0
    from (select tag, count(*) as tools from launched cross join lateral unnest(launched.tags) tag group by tag) carried
    cross join lateral (${TAG_FACE}) face
    on conflict (document) do update set standing = known.standing + excluded.standing
    returning document, xmax = 0 as fresh
  ), made as (
    update documents set standing = standing + tools
    from (
      select member.document, count(*) as tools from described, lateral (select distinct maker from unnest(makers) maker) each
      cross join lateral (select document, since from documents where document = '${KINDS.member}' || maker limit 1) member
      -- A member who came later made nothing that was launched before.
      where member.since < described.since group by 1
    ) makers
    where documents.document = makers.document returning documents.document
  )
  insert into due (document, fresh)
  select document, true from launched union all select document, fresh from tagged union all select document, false from made
  on conflict do nothing`
