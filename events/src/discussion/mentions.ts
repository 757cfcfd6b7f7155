import type { MemberId } from '../kernel/ids.ts'

/** A name that follows an @ and is no part of an address or a longer word. */
const NAMED = /(?<![\w@/.])@([a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9]))(?![\w-]*@)/g
/** How a text is kept: by ids, so that it follows renames, and has no name once they are erased. */
const KEPT = /@\{([0-9a-f-]{36})\}/g
/** How a text is answered. */
const LINKED = /\[@([a-z0-9-]+)\]\(\/profile\/\1\)/g

export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(NAMED)].flatMap(([, name]) => name ?? []))]

export const idsIn = (text: string): string[] => [...new Set([...text.matchAll(KEPT)].flatMap(([, id]) => id ?? []))]

/** The text with the ids of those who go by these names. Other names stay words. */
export const withIds = (text: string, members: ReadonlyMap<string, MemberId>): string =>
  text.replaceAll(NAMED, (written, name: string) => {
    const memberId = members.get(name)
    return memberId === undefined ? written : `@{${memberId}}`
  })

/** The text with links to those who have a name by now. */
export const withLinks = (text: string, usernames: ReadonlyMap<string, string>): string =>
  text.replaceAll(KEPT, (_kept, id: string) => {
    const username = usernames.get(id)
    return username === undefined ? '@someone' : `[@${username}](/profile/${username})`
  })

/** The same in a text that has no links. */
export const withNames = (text: string, usernames: ReadonlyMap<string, string>): string =>
  text.replaceAll(KEPT, (_kept, id: string) => `@${usernames.get(id) ?? 'someone'}`)

/** An id that was typed by hand must mention no member. With this backslash, Markdown shows the text as it was typed. */
export const withEscapedIds = (text: string): string => text.replaceAll(KEPT, String.raw`@\{$1}`)

/** The text without whom it mentions. */
export const withoutMentions = (text: string): string => text.replaceAll(KEPT, '')

/** The text as its author would write it today. */
export const asWritten = (text: string): string => text.replaceAll(LINKED, '@$1')
