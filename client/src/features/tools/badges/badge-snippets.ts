import type { Badge } from '@debut/events/tools/badge-answers.ts'
import { BADGE_HEIGHT, BADGE_WIDTH, type BadgeTheme } from './badge-themes.ts'
import { badgeLabel } from './badge-labels.ts'

interface Worn {
  readonly slug: string
  readonly name: string
  readonly badge: Badge
  readonly theme: BadgeTheme
}

export const badgePath = ({ slug, badge, theme }: Omit<Worn, 'name'>): string => `/badges/${slug}/${badge.kind}.svg?theme=${theme}`

/** By way of us, so that it leads to the right standings also after another launch. */
const linkPath = ({ slug, badge }: Worn): string => `/r/${slug}?badge=${badge.kind}`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inQuotes = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
/** Nothing in it is markup, whatever dialect reads it. */
const inBrackets = (text: string) => text.replace(/[\\`*_~[\]<>&!|]/g, String.raw`\$&`)

/** What makers paste into their own pages. */
export const htmlSnippet = (origin: string, worn: Worn): string =>
  `<a href="${origin}${linkPath(worn)}"><img src="${origin}${badgePath(worn)}" alt="${inQuotes(badgeLabel(worn.name, worn.badge))}" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}"></a>`

export const markdownSnippet = (origin: string, worn: Worn): string =>
  `[![${inBrackets(badgeLabel(worn.name, worn.badge))}](${origin}${badgePath(worn)})](${origin}${linkPath(worn)})`
