import { Arrival } from '@debut/events/members/member-answers.ts'
import { membersRoute } from '@debut/events/members/member-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { framesIn } from '../../lib/resources/follow-live.ts'
import { resource } from '../../lib/resources/resource.ts'
import { type Member, memberOf, type MembersPage, pageOf } from './member.ts'

const TOPIC = 'members'
const PAGE_SIZE = 30
/** Beyond this, arrivals push the oldest rows off a page that is left open all day; "Show earlier" brings them back. */
const MOST_ROWS = 300
/** However many members arrive, the list is drawn at most ten times a second. */
const DRAW_EVERY = 100

export const arrivalsIn = (action: Action) => framesIn<Arrival>(action, TOPIC)

const oldest = ({ members }: MembersPage): number => members.at(-1)?.position ?? 0

const withArrivals = (page: MembersPage, action: Action): MembersPage => {
  // Frames up to there may still be on their way when a newer page is here.
  const arrivals = arrivalsIn(action).filter(({ cursor }) => cursor > page.position)
  const newest = arrivals.toSorted((one, other) => one.cursor - other.cursor).at(-1)
  if (newest === undefined) return page
  const said = new Map(arrivals.map(({ body }) => [body.memberId as string, memberOf(body)]))
  const known = page.members.map((member) => renamed(member, said.get(member.memberId)))
  for (const { memberId } of known) said.delete(memberId)
  // Who came before all this, and is not shown yet, has their place further back.
  const added = [...said.values()].filter(({ position }) => position > page.position)
  const members = [...added, ...known].toSorted((one, other) => other.position - one.position)
  // Who has read further down than that keeps what they have.
  const kept = members.slice(0, Math.max(MOST_ROWS, page.members.length))
  const { total } = newest.body
  return { members: kept, total, position: newest.cursor, more: page.more || kept.length < members.length }
}

/** A row that stays the same is not drawn again. */
const renamed = (member: Member, said: Member | undefined): Member =>
  said === undefined || said.username === member.username ? member : { ...member, username: said.username }

/** After a night with very many arrivals the newest have to do. */
const isTooFar = (page: MembersPage, shown: MembersPage): boolean =>
  page.total - shown.total >= MOST_ROWS || page.members.length >= MOST_ROWS

const allMembers = resource(membersRoute, {
  transformResponse: pageOf,
  topic: () => ({ name: TOPIC, frame: Arrival, every: DRAW_EVERY }),
  onAction: withArrivals,
  pages: {
    next: (page) => (page.more ? { limit: PAGE_SIZE, before: oldest(page) } : undefined),
    join: (page, next) => {
      const members = [...page.members, ...next.members]
      // What happened between the two is received from where the first one ends.
      return { ...page, members, more: next.members.length > 0 && members.length < next.total }
    },
    reaches: (page, shown) => isTooFar(page, shown) || oldest(page) <= oldest(shown),
  },
})

/** Everyone who has joined, the newest first. */
export const makers = () => allMembers({ limit: PAGE_SIZE })
