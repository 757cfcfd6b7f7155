import { isReserved, Username } from '@debut/events/members/username.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import transliterate from '@sindresorhus/transliterate'

const LONGEST = 30
/** Of a name no more than this can matter. */
const READ = 100

/** Names in a row: the first is as asked for, the others carry a number. */
export interface Usernames {
  /** The number of the first that can be a username at all. */
  readonly first: number
  nth(number: number): Username
}

/** What a name would be as a username: lower case, in our alphabet, dashes for spaces. It may be too short, or nothing at all. */
const slugOf = (name: string): string =>
  transliterate(name.slice(0, READ))
    .toLowerCase()
    .replace(/[\s._-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
    .replace(/-{2,}/g, '-')

const numbered = (base: string) => (number: number) => {
  const suffix = number === 0 ? '' : `-${number}`
  return `${base.slice(0, LONGEST - suffix.length).replace(/-+$/, '')}${suffix}`
}

/** That very username, or else with a number. */
export const usernamesFrom = (base: string): Usernames => {
  const name = numbered(base)
  const plain = Username.safeParse(base)
  // What is too short or kept for Debut becomes a username by its number.
  return { first: plain.success && !isReserved(plain.data) ? 0 : 1, nth: (number) => Username.parse(name(number)) }
}

/** Usernames for somebody of that name; without a name that can be read, after their id. */
export const usernamesFor = (name: string | undefined, memberId: MemberId): Usernames => {
  const names = usernamesFrom(slugOf(name ?? '') || afterId(memberId))
  // A reserved name such as "admin" stays reserved with a number after it.
  return isReserved(names.nth(names.first)) ? usernamesFrom(afterId(memberId)) : names
}

const afterId = (memberId: MemberId): string => `user-${memberId.slice(0, 8)}`
