import { formsOf, isSlip, SHORTEST_NEAR } from '@debut/events/search/typos.ts'
import { isLittle } from '@debut/events/search/words.ts'
import type { Parts } from '../kernel/query.ts'

/** Each kind has words of its own, which begin with its prefix. */
export const KINDS = { tools: 't', people: 'm', tags: 'g', posts: 'p' } as const
export type Kind = keyof typeof KINDS
export const EACH_KIND: readonly Kind[] = ['tools', 'people', 'tags', 'posts']

/** A word of the directory that an asked word may stand for. */
export interface Term {
  readonly word: string
  /** In how many documents of its kind. */
  readonly documents: number
  /** Its best documents are known beforehand. */
  readonly listed: boolean
  /** The very word, one that begins so, or one that differs by a typo. */
  readonly how: 'same' | 'begun' | 'near'
}

/** For each asked word, in the order in which they were asked. */
export type Meanings = readonly (readonly Term[])[]

/** What the words stand for among the documents of a kind. */
export interface Meant {
  readonly kind: Kind
  readonly meanings: Meanings
  /** One is called that, in one piece. */
  readonly isTitle: boolean
  /** How many there are of the kind. */
  readonly documents: number
}

/** No search means more. */
const MOST_WORDS = 6
/** Of one asked word. */
const MOST_READ = 500
const MOST_BEGUN = 30
const MOST_NEAR = 8
const LONGEST_BEGINNING = 3

/** What distinguishes documents; little words only where there is nothing else. */
export const queryWords = (q: string): string[] => {
  const words = q.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !isLittle(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

const KNOWN = `
  select 'same' as how, word, documents, exists (select from :search:.lists where term = word) as listed
  from unnest(cast(:words as text[])) asked cross join lateral (select word, documents from :search:.words where word = asked limit 1) known
  union all
  select 'begun', word, documents, listed
  from unnest(cast(:beginnings as text[]), cast(:lists as text[])) asked (beginning, list) cross join lateral (
    select word, documents, listed from (
      select word, documents, titles, (select true from :search:.lists where term = word) is true as listed from (
        select word, documents, titles from :search:.words
        where word > beginning and word < beginning || chr(1114111) order by word limit ${MOST_READ}
      ) next offset 0
    ) begun order by listed desc, titles > 0 desc, case when listed then -documents else documents end, word limit ${MOST_BEGUN}
  ) begun
  where not exists (select from :search:.lists where term = asked.list)
  union all
  select 'title', whole, 1, false
  from unnest(cast(:titles as text[])) asked cross join lateral (select whole from :search:.documents where whole = asked limit 1) titled`

type Known = Omit<Term, 'how'> & { readonly how: 'same' | 'begun' | 'title' }

/** The last word may still be being typed. */
export const knownTerms = async (words: readonly string[], asked: string, kinds: readonly Kind[], parts: Parts): Promise<Meant[]> => {
  const typed = words.at(-1) ?? ''
  /** Short beginnings of titles have lists of their own. */
  const listOf = (kind: Kind) => (typed.length <= LONGEST_BEGINNING ? KINDS[kind].toUpperCase() + typed : '')
  const rows = await ask<Known>('known', KNOWN, parts, {
    // The prefix alone is a word of all documents.
    words: kinds.flatMap((kind) => ['', ...words].map((word) => KINDS[kind] + word).concat(listOf(kind))),
    beginnings: kinds.map((kind) => KINDS[kind] + typed),
    lists: kinds.map(listOf),
    titles: kinds.map((kind) => KINDS[kind] + asked),
  })
  return kinds.map((kind) => {
    const prefix = KINDS[kind]
    const own = rows.filter(({ word }) => word.startsWith(prefix) || word === listOf(kind))
    const begun = own.filter(({ how, word, listed }) => how === 'begun' || (word === listOf(kind) && listed))
    const same = (asked: string) => own.filter(({ how, word }) => how === 'same' && word === prefix + asked)
    return {
      kind,
      meanings: words.map((word, index) => [
        ...same(word).map((term): Term => ({ ...term, how: 'same' })),
        ...(index === words.length - 1 ? begun.map((term): Term => ({ ...term, how: 'begun' })) : []),
      ]),
      isTitle: own.some(({ how }) => how === 'title'),
      documents: same('')[0]?.documents ?? 0,
    }
  })
}

const NEAR = `
  select word, coalesce((select documents from :search:.words known where known.word = found.word), 0) as documents,
    exists (select from :search:.lists where term = found.word) as listed
  from (
    select distinct near.word from unnest(cast(:forms as text[])) form
    cross join lateral (select word from :search:.near where forms @> array[form] limit 50) near
  ) found`

/** The same with words that have a character more, less or other, or two characters swapped. */
export const nearTerms = async (
  words: readonly string[],
  mistyped: readonly boolean[],
  known: readonly Meant[],
  parts: Parts,
): Promise<Meant[]> => {
  const forms = words.map((word, index) => (mistyped[index] === true && word.length >= SHORTEST_NEAR ? formsOf(word) : []))
  const rows = await ask<Omit<Term, 'how'>>('near', NEAR, parts, { forms: [...new Set(forms.flat())] })
  const withNear = (kind: Kind, terms: readonly Term[], index: number): Term[] => {
    const asked = words[index] ?? ''
    const own = new Set(forms[index])
    const near = rows
      .filter(({ word }) => word.startsWith(KINDS[kind]) && isSlip(word.slice(1), own) && terms.every((term) => term.word !== word))
      .toSorted(
        (one, other) =>
          typoRank(other, asked) - typoRank(one, asked) || other.documents - one.documents || (one.word < other.word ? -1 : 1),
      )
      .slice(0, MOST_NEAR)
    return [...terms, ...near.map((term) => ({ ...term, how: 'near' as const }))]
  }
  return known.map((meant) => ({
    ...meant,
    meanings: meant.meanings.map((terms, index) => withNear(meant.kind, terms, index)),
  }))
}

/** The first character is mostly right. */
const typoRank = ({ word }: Pick<Term, 'word'>, asked: string): number => (word[1] === asked[0] ? 1 : 0)

interface Statement {
  readonly text: string
  /** What it is filled with, in order. */
  readonly names: readonly string[]
}

const statementOf = (sql: string, search: string): Statement => {
  const names: string[] = []
  const text = sql.replaceAll(':search:', search).replaceAll(/(?<!:):(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

/** By their names: few, and new ones only with a new form of the tables. */
const statements = new Map<string, Statement>()

/** Planned by Postgres once, and read by us once: a library that looks for names in it each time takes as long as the answer. */
export const ask = async <Row>(name: string, sql: string, { planned, checkpoints }: Parts, given: object): Promise<Row[]> => {
  const { schema } = checkpoints.of('search')
  const key = `search ${name} ${schema}`
  const { text, names } = statements.get(key) ?? statementOf(sql, schema)
  statements.set(key, { text, names })
  const values = new Map<string, unknown>(Object.entries(given))
  const { rows } = await planned.raw<{ rows: Row[] }>(text).options({ name: key, values: names.map((each) => values.get(each)) })
  return rows
}
