import { MOST_MENTIONS } from '@debut/events/discussion/discussion-form.ts'
import { namesIn } from '@debut/events/discussion/mentions.ts'
import type { Found, FoundPerson } from '@debut/events/search/search-answers.ts'
import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { searchRoute } from '@debut/events/search/search-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { openApi } from '../../../lib/api/open-api.ts'

/** What begins a suggestion: a member's name, or a product's. */
export type Key = '@' | '#'

/** What may take the place of what is typed. */
export interface Suggestion {
  readonly id: string
  readonly name: string
  /** In Markdown. */
  readonly text: string
  readonly line: string
  readonly face: { readonly kind: 'member'; readonly member: FoundPerson } | { readonly kind: 'product'; readonly logo: string }
}

const MOST_SHOWN = 5

/** None of these is in a name, nor in a word that a product is found by. */
const isName = (typed: string) => typed !== '' && typed.length <= LONGEST_QUESTION && !/[\s#@]/.test(typed)

const NO_MEMBERS: ReadonlySet<string> = new Set()

/** Undefined if there is nothing to suggest. Members in `unwanted` are left out. */
export const suggestionsFor = async (
  key: Key,
  typed: string,
  unwanted: ReadonlySet<string> = NO_MEMBERS,
): Promise<readonly Suggestion[] | undefined> => {
  if (!isName(typed)) return undefined
  const found = await ask(openApi, searchRoute, { q: typed, kind: key === '@' ? 'people' : 'tools', limit: MOST_SHOWN })
  const people = found.people.rows.filter(({ memberId }) => !unwanted.has(memberId))
  const all = key === '@' ? people.map(memberOf) : found.tools.rows.map(productOf)
  return all.length === 0 ? undefined : firstThoseThatBegin(all, typed)
}

const memberOf = (member: FoundPerson): Suggestion => ({
  id: member.memberId,
  name: member.username,
  text: `@${member.username}`,
  line: [
    ...(member.name === null ? [] : [member.name]),
    member.tools === 0 ? 'member' : `maker of ${member.tools === 1 ? '1 product' : `${member.tools} products`}`,
  ].join(' · '),
  face: { kind: 'member', member },
})

const productOf = ({ toolId, slug, name, tagline, logo }: Found['tools']['rows'][number]): Suggestion => ({
  id: toolId,
  name,
  text: `[${name.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](/tool/${slug})`,
  line: tagline,
  face: { kind: 'product', logo },
})

/** The search also finds what is spelled nearly so. */
const firstThoseThatBegin = (all: readonly Suggestion[], typed: string): readonly Suggestion[] => {
  const begins = (each: Suggestion) => beginsWith(each, typed)
  return [...all.filter(begins), ...all.filter((each) => !begins(each))]
}

/** A member can also be found by any word of their name. */
export const beginsWith = ({ name, face }: Suggestion, typed: string): boolean => {
  const called = face.kind === 'member' ? (face.member.name ?? '').split(/\s+/) : []
  return [name, ...called].some((word) => word.toLowerCase().startsWith(typed.toLowerCase()))
}

/** "1 of 10 mentions used", without the one that is being typed. */
export const mentionsUsed = (text: string, typing: { readonly from: number; readonly to: number }): string => {
  const rest = `${text.slice(0, typing.from)} ${text.slice(typing.to)}`
  return `${namesIn(rest).length} of ${MOST_MENTIONS} mentions used`
}
