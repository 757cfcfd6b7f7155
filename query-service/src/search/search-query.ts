import type { Found as Answer } from '@debut/events/search/search-answers.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import type { SearchQuery } from '@debut/events/search/search-questions.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { oncePer } from '../kernel/once-per.ts'
import { withTiers } from '../voting/tiers.ts'
import { type Document, findAll, findAny, type Found, NOTHING } from './find-documents.ts'
import { mentionedIn } from './mentioned-in.ts'
import { personOf, postOf, tagOf, toolOf } from './shown.ts'
import { EACH_KIND, type Kind, knownTerms, type Meant, nearTerms, queryWords } from './terms.ts'
import { inTurns } from './turns.ts'

/** With fewer it looks around: the reader may have mistyped. */
const ENOUGH = 3
/** Half of the connections stay for everything else. */
const AT_ONCE = 4
const WAITING = 200

const turnsOf = oncePer((_: Parts['planned']) => inTurns(AT_ONCE, WAITING))

/** Launched tools, members, tags and posts, by a few characters of what they are called or are about. */
export const searchQuery: SharedQuery<Answer, object, SearchQuery> = {
  kind: 'shared',
  reads: ['search', 'rewards'],
  topic: () => 'search',
  read: ({ query }, parts) => turnsOf(parts.planned)(() => find(query, parts)),
}

const find = async ({ q, kind, limit, offset }: SearchQuery, parts: Parts) => {
  const kinds = kind === undefined ? EACH_KIND : [kind]
  const { found, fit, marks } = await fitting(q, kinds, Math.min(offset + limit, MOST_FOUND), parts)
  const some = <Row>(each: Kind, shown: (document: Document) => Row) => {
    const { total, documents } = found.get(each) ?? NOTHING
    return { total, rows: documents.slice(offset, offset + limit).map(shown) }
  }
  const posts = some('posts', (document) => document)
  const people = some('people', personOf)
  const [names, persons] = await Promise.all([mentionedIn(posts.rows, parts), withTiers(people.rows, parts)])
  return {
    tools: some('tools', toolOf),
    people: { ...people, rows: persons },
    tags: some('tags', tagOf),
    posts: { ...posts, rows: posts.rows.map((document) => postOf(document, names)) },
    fit,
    marks,
  }
}

type Everywhere = ReadonlyMap<Kind, Found>
type Fitting = { readonly found: Everywhere; readonly fit: Answer['fit']; readonly marks: readonly string[] }

const fitting = async (q: string, kinds: readonly Kind[], wanted: number, parts: Parts): Promise<Fitting> => {
  const words = queryWords(q)
  if (words.length === 0) return { found: new Map(), fit: 'all', marks: [] }
  const asked = q.replaceAll(' ', '')
  const everywhere = async (meant: readonly Meant[], find: typeof findAll): Promise<Everywhere> =>
    new Map(await Promise.all(meant.map(async (each) => [each.kind, await find(each, asked, wanted, parts)] as const)))

  const known = await knownTerms(words, asked, kinds, parts)
  const found = await everywhere(known, findAll)
  if (countOf(found) >= ENOUGH || hasTitle(found, asked)) return { found, fit: 'all', marks: words }

  // A word that is in use was meant, as long as there is something that it stands for.
  const isUsed = (index: number) => known.some(({ meanings }) => meanings[index]?.some(({ how }) => how === 'same'))
  const mistyped = words.map((_, index) => countOf(found) === 0 || !isUsed(index))
  if (!mistyped.includes(true)) return { found, fit: 'all', marks: words }
  const near = await nearTerms(words, mistyped, known, parts)
  const marks = [...words, ...nearWords(near)]
  const around = merged(found, await everywhere(near, findAll), wanted)
  if (countOf(around) > 0) return { found: around, fit: countOf(found) > 0 ? 'all' : 'near', marks }
  return { found: await everywhere(near, findAny), fit: 'some', marks }
}

const countOf = (found: Everywhere) => [...found.values()].reduce((sum, { total }) => sum + total, 0)

const hasTitle = (found: Everywhere, asked: string) => [...found.values()].some(({ documents: [first] }) => first?.whole.slice(1) === asked)

/** What fits better comes first; what fits at all is in the other as well. */
const merged = (found: Everywhere, around: Everywhere, wanted: number): Everywhere =>
  new Map(
    [...around].map(([kind, { total, documents }]) => {
      const first = found.get(kind)?.documents ?? []
      const known = new Set(first.map(({ document }) => document))
      return [kind, { total, documents: [...first, ...documents.filter(({ document }) => !known.has(document))].slice(0, wanted) }]
    }),
  )

const nearWords = (meant: readonly Meant[]): string[] => [
  ...new Set(meant.flatMap(({ meanings }) => meanings.flat().flatMap(({ word, how }) => (how === 'near' ? [word.slice(1)] : [])))),
]
