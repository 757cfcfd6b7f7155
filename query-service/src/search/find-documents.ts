import type { Day } from '@debut/events/kernel/days.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import type { Parts } from '../kernel/query.ts'
import { ask, type Kind, KINDS, type Meanings, type Meant, type Term } from './terms.ts'

/** A document as it is shown. */
export interface Document {
  readonly document: string
  readonly address: string
  readonly title: string
  readonly line: string | null
  readonly picture: string | null
  /** The name of who wrote it, of a post. */
  readonly author: string | null
  /** The document of the same; null of all but posts. */
  readonly writer: string | null
  readonly tags: readonly string[]
  /** Of those that an admin has given a name. */
  readonly names: Readonly<Record<string, string>> | null
  readonly standing: number
  readonly day: Day | null
  readonly closed: boolean
  readonly whole: string
}

export interface Found {
  /** No more than can be read. */
  readonly total: number
  readonly documents: readonly Document[]
}

export const NOTHING: Found = { total: 0, documents: [] }

/** Ranked one by one, beside what lists know. */
const MOST_RANKED = 600
/** To find those among that have all words. */
const MOST_LOOKED_AT = 3_000
/** Rare words that are looked up one by one. */
const MOST_RARE = 250
const MOST_LISTS = 8
/** As a title's word is worth in a list; and what \`ts_rank\` divides by. */
const TITLE = 12
const OF_RANK = 1.644_934
const WEIGHTS = "'{0,0.0833,0.3333,1}'"

/** What stands in the way of the very word. */
const WORTH = { same: 3, begun: 0, near: -3 } as const

const SHOWN = `documents.document, address, title, line, picture, tags, standing, day, closed, whole, documents.author as writer, (
  select writer.address from :search:.documents writer where writer.document = documents.author
) as author, (
  select json_object_agg(named.tag, named.name) from :search:.tags named where named.tag = any(documents.tags) and named.name <> named.tag
) as names`
/** The very title comes first; one that a typo would make, or that begins so, before others. */
const TITLE_FITS = `case when whole = :asked then 100 when whole = any(cast(:titles as text[])) then ${TITLE}
  when starts_with(whole, :asked) then 8.0 * length(:asked) / length(whole) else 0 end`

const ANY = `
  with rare as (
    select asked.word, asked.number, document, score + ${TITLE * OF_RANK} * ts_rank(${WEIGHTS}, vector, asked.word::tsquery) + asked.worth as score
    from unnest(cast(:rare as text[]), cast(:rareNumbers as int[]), cast(:rareWorths as real[])) asked (word, number, worth)
    cross join lateral (select document, score, vector from :search:.documents where vector @@ asked.word::tsquery limit ${MOST_FOUND}) own
  ), each as (
    select document, number, score from rare
    union all
    select document, asked.number, score + asked.worth
    from unnest(cast(:listed as text[]), cast(:listedNumbers as int[]), cast(:listedWorths as real[])) asked (term, number, worth)
    cross join lateral (select document, score from :search:.best where best.term = asked.term order by score desc, document limit :most) own
    union all
    select document, 0, score + ${TITLE} from :search:.documents where whole = any(cast(:titles as text[]))
  ), ranked as (
    select document, max(score) + ${TITLE} * (count(distinct number) - 1) as score, count(*) over () as total
    from each group by document order by 2 desc, 1 limit :most
  ), fitting as (
    select ranked.document, ranked.score + ${TITLE_FITS} as fits, total
    from ranked cross join lateral (select whole from :search:.documents own where own.document = ranked.document limit 1) documents
    order by 2 desc, 1 limit :wanted
  )
  select ${SHOWN}, total
  from fitting cross join lateral (select * from :search:.documents own where own.document = fitting.document limit 1) documents
  order by fitting.fits desc, documents.document`

/** What any of the words stands for, what has more of them first. */
export const findAny = async ({ kind, meanings, isTitle }: Meant, asked: string, wanted: number, parts: Parts): Promise<Found> => {
  const terms = meanings.flatMap((each, number) => each.map((term) => ({ ...term, number })))
  if (terms.length === 0 && !isTitle) return NOTHING
  const listed = terms.filter((term) => term.listed).slice(0, MOST_LISTS * meanings.length)
  const rare = within(
    terms.filter((term) => !term.listed),
    MOST_RARE,
  )
  const rows = await ask<Document & { total: number }>('any', ANY, parts, {
    rare: rare.map(({ word }) => quoted(word)),
    rareNumbers: rare.map(({ number }) => number),
    rareWorths: rare.map(({ how }) => WORTH[how]),
    listed: listed.map(({ word }) => word),
    listedNumbers: listed.map(({ number }) => number),
    listedWorths: listed.map(({ how }) => WORTH[how]),
    titles: titlesOf(kind, meanings.length === 1 ? meanings : [], asked),
    asked: KINDS[kind] + asked,
    // Those that begin as they were asked for come up from a little further down.
    most: wanted + 40,
    wanted,
  })
  return foundIn(rows, listed.length > 0)
}

const ALL = `
  with candidates as (
    select document from (
      select document, vector from :search:.documents where vector @@ cast(:among as tsquery) limit ${MOST_LOOKED_AT} offset 0
    ) own where vector @@ cast(:all as tsquery) limit ${2 * MOST_RANKED}
  ), known as (
    select own.document from unnest(cast(:listed as text[])) asked (term)
    cross join lateral (select document from :search:.best where best.term = asked.term) own
  ), titled as (
    select document from :search:.documents where whole = any(cast(:titles as text[]))
  ), found as (
    select each.document, count(*) over () as total, score + ${TITLE_FITS}
      + :sure * coalesce(ts_rank(${WEIGHTS}, vector, cast(:sureTerms as tsquery)), 0)
      + :unsure * coalesce(ts_rank(${WEIGHTS}, vector, cast(:unsureTerms as tsquery)), 0) as fits
    from (select document from candidates union select document from known union select document from titled) each
    cross join lateral (select whole, score, vector from :search:.documents own where own.document = each.document limit 1) documents
    where vector @@ cast(:all as tsquery) or whole = any(cast(:titles as text[]))
    order by 3 desc, 1 limit :wanted
  )
  select ${SHOWN}, total
  from found cross join lateral (select * from :search:.documents own where own.document = found.document limit 1) documents
  order by found.fits desc, documents.document`

/** What all of the words stand for. */
export const findAll = async (meant: Meant, asked: string, wanted: number, parts: Parts): Promise<Found> => {
  const { kind, meanings, isTitle, documents } = meant
  if (meanings.length === 1) return findAny(meant, asked, wanted, parts)
  if (meanings.some((terms) => terms.length === 0)) return isTitle ? findAny({ ...meant, meanings: [] }, asked, wanted, parts) : NOTHING
  const all = allOf(meanings)
  const terms = meanings.flat()
  const [sure, unsure] = [terms.filter(({ how }) => how !== 'near'), terms.filter(({ how }) => how === 'near')]
  // Where very many would have all of them, the best of each are enough to find the best of all among.
  const isMuch = expected(meanings, documents) > MOST_RANKED
  const rows = await ask<Document & { total: number }>('all', ALL, parts, {
    among: isMuch ? null : allOf(selective(meanings)),
    listed: isMuch ? terms.filter(({ listed }) => listed).map(({ word }) => word) : [],
    titles: titlesOf(kind, meanings, asked),
    all,
    asked: KINDS[kind] + asked,
    sure: sure.length * TITLE * OF_RANK,
    sureTerms: anyOf(sure) || null,
    unsure: (unsure.length * TITLE * OF_RANK) / 2,
    unsureTerms: anyOf(unsure) || null,
    wanted,
  })
  return foundIn(rows, isMuch)
}

const BEST = `
  select ${SHOWN} from (
    select document from :search:.best where term = :prefix
    union
    -- While there are few, they have no list.
    select document from :search:.documents
    where vector @@ cast(:prefix as tsquery) and not exists (select from :search:.lists where lists.term = :prefix)
  ) each
  cross join lateral (select * from :search:.documents own where own.document = each.document limit 1) documents
  order by score desc, documents.document limit :wanted`

/** Of a kind, whatever it is about. */
export const findBest = (kind: Kind, wanted: number, parts: Parts): Promise<readonly Document[]> =>
  ask<Document>('best', BEST, parts, { prefix: KINDS[kind], wanted })

const foundIn = (rows: readonly (Document & { readonly total: number })[], isMuch: boolean): Found => ({
  total: isMuch ? MOST_FOUND : Math.min(rows[0]?.total ?? 0, MOST_FOUND),
  documents: rows,
})

/** As many documents have all of the words, if one word said nothing of the other. */
const expected = (meanings: Meanings, documents: number): number =>
  meanings.reduce(
    (share, terms) => share * Math.min(1, terms.reduce((sum, term) => sum + term.documents, 0) / Math.max(1, documents)),
    documents,
  )

/** A character that many words begin with is slow to look up, and quick to see in those that have the other words. */
const selective = (meanings: Meanings): Meanings => {
  const whole = meanings.filter((terms) => !terms.some(({ word }) => isBeginning(word)))
  const fewest = Math.min(...whole.map((terms) => terms.reduce((sum, { documents }) => sum + documents, 0)))
  return fewest <= MOST_LOOKED_AT ? whole : meanings
}

const allOf = (meanings: Meanings): string => meanings.map((terms) => `(${anyOf(terms)})`).join(' & ')

const within = <Counted extends Pick<Term, 'documents'>>(terms: readonly Counted[], most: number): Counted[] => {
  let left = most
  return terms.filter(({ documents }) => (left -= documents) >= 0)
}

const quoted = (word: string) => `'${word}'`
/** A beginning that has a list is one of titles. */
const anyOf = (terms: readonly Term[]): string =>
  terms.map(({ word }) => (isBeginning(word) ? `'${word[0]?.toLowerCase()}${word.slice(1)}':*A` : quoted(word))).join(' | ')
const isBeginning = (word: string) => word[0] !== word[0]?.toLowerCase()

const MOST_TITLES = 64

/** In one piece, what was asked for and what a typo would make of it. */
const titlesOf = (kind: Kind, meanings: Meanings, asked: string): string[] => {
  const prefix = KINDS[kind]
  const titles = meanings.reduce<string[]>(
    (begun, terms) => {
      const words = terms.filter(({ how }) => how !== 'begun').map(({ word }) => word.slice(1))
      return begun.flatMap((beginning) => words.map((word) => beginning + word)).slice(0, MOST_TITLES)
    },
    meanings.length === 0 ? [] : [prefix],
  )
  return [...new Set([prefix + asked, ...titles])]
}
