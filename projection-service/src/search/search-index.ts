import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import { SHORTEST_NEAR } from '@debut/events/search/typos.ts'
import type { Statement } from '../kernel/projector.ts'

/** One by one: a plan that was made while there were few documents would go through all of them. */
const changed = (which: string) => `(
  select own.* from due cross join lateral (select * from documents where documents.document = due.document limit 1) own where ${which}
) changed`

/** Words of documents that are new, in numbers. A word that passes the mark gets a list. */
const COUNTED = `
  with counted as (
    insert into words as known (word, documents, titles)
    select term, count(*), count(*) filter (where in_title)
    from ${changed('fresh')}, terms_of(vector) group by term
    on conflict (word) do update set documents = known.documents + excluded.documents, titles = known.titles + excluded.titles
    returning word, documents, xmax = 0 as is_new
  ), typos as (
    insert into near (word, forms)
    select counted.word, array_append((
      select array_agg(distinct left(chars, missing - 1) || substr(chars, missing + 1)) from generate_series(1, length(chars)) missing
    ), chars)
    from counted cross join lateral (select substr(word, 2) as chars) own
    where is_new and left(word, 1) = lower(left(word, 1)) and length(chars) >= ${SHORTEST_NEAR}
  )
  insert into lists (term, floor) select word, '-infinity' from counted where documents > ${MOST_FOUND} on conflict do nothing`

/** A document that scores less than it did may have to leave a list to one that was left out: that list is made anew. */
const FALLEN = `
  with fallen as (
    delete from best using (select document, term, score + worth as score from ${changed('true')}, terms_of(vector)) now, lists
    where best.term = now.term and best.document = now.document and lists.term = now.term and now.score < best.score
      and now.score <= lists.floor
    returning best.term
  )
  update lists set floor = '-infinity' from (select distinct term from fallen) shorter where lists.term = shorter.term`

/** A document that was left out once gets in again when its score is high enough. */
const OFFERED = `
  with offered as (
    insert into best as known (term, document, score)
    select term, document, score + worth from ${changed('true')}, terms_of(vector) join lists using (term) where score + worth >= floor
    on conflict (term, document) do update set score = excluded.score where known.score <> excluded.score
    returning term
  )
  update lists set grown = true from (select distinct term from offered) longer where lists.term = longer.term`

/** Lists that are new, or that lost one of theirs. */
const FILLED = `
  insert into best (term, document, score)
  select term, found.document, found.score
  from lists
  cross join lateral (select lower(left(term, 1)) || substr(term, 2) as lexeme, left(term, 1) <> lower(left(term, 1)) as is_begun) asked
  cross join lateral (
    select document, score + (
      select max(worth(weights[1])) from unnest(vector) own
      where case when is_begun then weights[1] = 'A' and starts_with(own.lexeme, asked.lexeme) else own.lexeme = asked.lexeme end
    ) as score
    from documents where vector @@ ('''' || asked.lexeme || case when is_begun then ''':*A' else '''' end)::tsquery
    order by 2 desc, 1 limit ${MOST_FOUND}
  ) found
  where floor = '-infinity'
  on conflict do nothing`

const CUT = `
  with ends as materialized (
    select lists.term, last.score, last.document
    from lists cross join lateral (
      select score, document from best where best.term = lists.term order by score desc, document offset ${MOST_FOUND - 1} limit 1
    ) last
    where grown or floor = '-infinity'
  ), beyond as (
    delete from best using ends
    where best.term = ends.term and best.score <= ends.score and (best.score < ends.score or best.document > ends.document)
  )
  update lists set floor = ends.score, grown = false from ends where lists.term = ends.term`

/** After what changed in a batch stands in \`due\`. */
export const indexed: readonly Statement[] = [COUNTED, FALLEN, OFFERED, FILLED, CUT, 'delete from due'].map((sql) => ({ sql, values: [] }))

/** Documents that are about to go, or to be called otherwise: those that a query names. */
export const takenOut = (which: string, ...values: readonly unknown[]): Statement[] => {
  const lost = `(select document, term, in_title from documents, terms_of(vector) where document in (${which})) lost`
  return [
    `update words set documents = words.documents - gone.documents, titles = words.titles - gone.titles
     from (select term, count(*) as documents, count(*) filter (where in_title) as titles from ${lost} group by term) gone
     where words.word = gone.term`,
    `delete from best using ${lost} where best.term = lost.term and best.document = lost.document`,
    `update lists set floor = '-infinity' from ${lost} where lists.term = lost.term`,
    `delete from best using ${lost} join words on words.word = lost.term where best.term = lost.term and words.documents <= ${MOST_FOUND}`,
    `delete from lists using ${lost} join words on words.word = lost.term where lists.term = lost.term and words.documents <= ${MOST_FOUND}`,
    `delete from near using ${lost} join words on words.word = lost.term where near.word = lost.term and words.documents = 0`,
    `delete from words using ${lost} where words.word = lost.term and words.documents = 0`,
  ].map((sql) => ({ sql, values }))
}
