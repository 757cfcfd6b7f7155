import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type Addressee, addressee } from '@debut/events/members/addressee.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { messageOf, nameOf, namesOf, targetOf } from '@debut/events/notifications/notification-text.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Handle } from '../../kernel/handle.ts'
import type { PendingMail } from './notification-mail-rows.ts'
import type { PlannedMail } from './plan-mails.ts'
import { quoteOf } from './quotes.ts'

/** A mail is no place to read a hundred things: the rest is behind its button. */
const MOST_ITEMS = 10

interface Parts {
  readonly handle: Handle
  readonly publicUrl: string
  readonly unsubscribeUrl: (memberId: MemberId, about: PlannedMail['about']) => string
}

interface Group {
  readonly first: PendingMail
  readonly says: string
  readonly href: string
}

/** The words of one mail. */
export const writeNotificationsMail = async (
  { about, notices }: PlannedMail,
  memberId: MemberId,
  { preferences }: Addressee,
  now: Instant,
  { handle, publicUrl, unsubscribeUrl }: Parts,
): Promise<Record<string, string>> => {
  const when = { at: now }
  const usernameOf = async (id: MemberId) => (await handle.read(addressee, memberStream(id), when)).username
  const at = (path: string) => new URL(path, publicUrl).href

  const groups = grouped(notices)
  const shown = groups.slice(0, MOST_ITEMS)
  const items: (Group & { readonly quote?: string | undefined })[] = []
  for (const group of shown) {
    const [first] = group
    if (first === undefined) continue
    const actors = [...new Set(group.map(({ actorId }) => actorId))]
    const usernames = await Promise.all(actors.slice(0, 2).map(async (actorId) => (actorId === null ? undefined : usernameOf(actorId))))
    const { type, payload } = first
    items.push({
      first,
      says: [namesOf(usernames.map(nameOf), actors.length), messageOf(first), await productOf(first, handle, when)].join(' ').trimEnd(),
      href: at(targetOf({ type, payload, username: usernames[0] })),
      quote: await quoteOf(first, { handle, when, usernameOf }),
    })
  }
  const [only] = items
  const isOne = items.length === 1 && groups.length === 1 && only !== undefined
  const count = `${notices.length} new notifications`
  return {
    subject: isOne ? only.says : about === 'all' ? `${count} on Debut` : count,
    heading: isOne ? HEADINGS[only.first.type] : about === 'all' ? DIGEST_HEADINGS[preferences.emailFrequency] : count,
    items: JSON.stringify(items.map(({ says, quote, href }) => ({ says, ...(quote !== undefined && { quote }), href }))),
    label: isOne ? ACTIONS[only.first.type] : 'See all notifications',
    link: isOne ? only.href : at('/community/notifications'),
    because: because(about, preferences.emailFrequency),
    unsubscribe: unsubscribeUrl(memberId, about),
    settings: at('/settings/communication'),
  }
}

/** Returns the product that an invitation is for. */
const productOf = async ({ type, payload: { tool_id } }: PendingMail, handle: Handle, when: Parameters<Handle['read']>[2]) => {
  if (type !== 'tool_invitation' || tool_id === undefined) return ''
  const { card, shown } = await handle.read(toolFacts, toolStream(ToolId.parse(tool_id)), when)
  return shown ? (card?.name ?? '') : ''
}

const DIGEST_HEADINGS = { at_once: 'New on Debut', daily: 'Your day on Debut', weekly: 'Your week on Debut' } as const

const HEADINGS: Readonly<Record<PendingMail['type'], string>> = {
  post_like: 'People like your post',
  post_comment: 'New comment',
  comment_reply: 'New reply',
  follow: 'You’re being followed',
  mention: 'You were mentioned',
  tool_review: 'New review',
  tool_invitation: 'Invitation',
}

const ACTIONS: Readonly<Record<PendingMail['type'], string>> = {
  post_like: 'See your post',
  post_comment: 'Read the comment',
  comment_reply: 'Read the reply',
  follow: 'See their profile',
  mention: 'See the mention',
  tool_review: 'Read the review',
  tool_invitation: 'See the product',
}

const TOPICS: Readonly<Record<PendingMail['type'], string>> = {
  post_like: 'likes',
  post_comment: 'comments on your posts',
  comment_reply: 'replies',
  follow: 'new followers',
  mention: 'mentions',
  tool_review: 'reviews',
  tool_invitation: 'invitations',
}

const because = (about: PlannedMail['about'], frequency: Addressee['preferences']['emailFrequency']): string =>
  about === 'all'
    ? `You get this email ${frequency === 'weekly' ? 'weekly' : 'daily'} when there is something new for you on Debut.`
    : `You get this email because your settings include ${TOPICS[about]}.`

/** Likes of one post are one item; all else has words or a page of its own. */
const grouped = (notices: readonly PendingMail[]): PendingMail[][] => [
  ...Map.groupBy(notices, ({ id, type, about }) => (type === 'post_like' ? `${type} ${about}` : id)).values(),
]
