import { inOnePiece, wordsIn } from '@debut/events/search/words.ts'
import { tagChanges } from '@debut/events/tags/tag-changes.ts'
import { tagEvents, TagKept } from '@debut/events/tags/tag-events.ts'
import { leadingNames } from '../kernel/leading-names.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { KINDS } from './document-words.ts'
import { takenOut } from './search-index.ts'

const tagNames = leadingNames('tag')

/** Takes note of what was decided, and of the launched tools and the tags that are found otherwise from now on. */
export const decidedTags = (batch: Batch): Statement[] => {
  const decided = tagNames.changed(tagChanges(batch.of(...tagEvents)))
  if (decided.length === 0) return []
  const names = new Map(batch.of(TagKept).map(({ event: { data } }) => [data.tag, { tag: data.tag, ...foundBy(data.name) }]))
  return [
    ...decided,
    ...forRows(
      [...names.values()],
      `insert into tag_names (tag, words, whole)
       select * from json_to_recordset($1::json) as named (tag text, words text[], whole text)
       on conflict (tag) do update set words = excluded.words, whole = excluded.whole`,
    ),
    {
      sql: `insert into due_tools select cards.tool_id, documents.tags
        from cards join documents on documents.document = '${KINDS.tool}' || cards.tool_id
        where cards.tags && (select array_agg(tag) from moved_tags)`,
      values: [],
    },
    { sql: 'insert into due_tags select tag from moved_tags', values: [] },
    tagNames.clearMoved,
  ]
}

const foundBy = (name: string) => {
  const words = wordsIn(name)
  return { words: [...new Set(words.map(({ word }) => word))], whole: KINDS.tag + inOnePiece(words) }
}

/** What a document shows of a tag, of a row of `carried`. */
export const TAG_FACE = `
  select '${KINDS.tag}' || carried.tag as document, carried.tag as address, coalesce(known.name, carried.tag) as title,
    coalesce(named.whole, '${KINDS.tag}' || replace(carried.tag, '-', '')) as whole, vector_of_tag(carried.tag) as vector
  from (select) one left join tags known on known.tag = carried.tag left join tag_names named on named.tag = carried.tag`

const ARRIVED = `
  insert into documents (document, address, title, whole, vector, since)
  select face.*, 0 from due_tags carried cross join lateral (${TAG_FACE}) face on conflict do nothing`

/** Counted by what tools stood under before, and stand under now. */
const COUNTED = `
  update documents set title = face.title, whole = face.whole, vector = face.vector, standing = standing + carried.tools
  from (
    select tag, coalesce(sum(tools), 0) as tools from due_tags left join (
      select tag, -1 as tools from due_tools cross join lateral unnest(before) tag
      union all
      select tag, 1 from due_tools join documents on documents.document = '${KINDS.tool}' || tool_id cross join lateral unnest(documents.tags) tag
    ) each using (tag) group by tag
  ) carried cross join lateral (${TAG_FACE}) face
  where documents.document = face.document`

const OF_DUE = `select '${KINDS.tag}' || tag from due_tags`

/** After the documents of `due_tools` are written anew. */
export const tagDocuments: readonly Statement[] = [
  {
    sql: `insert into due_tags
      select unnest(before) from due_tools
      union
      select unnest(documents.tags) from due_tools join documents on documents.document = '${KINDS.tool}' || tool_id
      on conflict do nothing`,
    values: [],
  },
  ...takenOut(OF_DUE),
  { sql: ARRIVED, values: [] },
  { sql: COUNTED, values: [] },
  { sql: `delete from documents where document in (${OF_DUE}) and standing <= 0`, values: [] },
  {
    sql: `insert into due (document, fresh) select document, true from documents where document in (${OF_DUE})
      on conflict (document) do update set fresh = true`,
    values: [],
  },
  { sql: 'delete from due_tags', values: [] },
]
