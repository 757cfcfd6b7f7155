import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MAKERS_TO_FOLLOW, type Welcome } from '@debut/events/members/welcome-routes.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { isBarred } from '../moderation/own-sanction.ts'
import { tierOf } from '../voting/tiers.ts'
import { toolsMadeBy } from './tools-made.ts'

const LAUNCHES = 3
const MAKERS = 4
/** A maker is offered for so many days after a launch. */
const RECENT_DAYS = 30

interface Done {
  readonly voted: boolean
  readonly described: boolean
}
type Maker = Welcome['makers'][number] & { readonly followed: boolean }

/** Newcomers who are all offered the same would vote and follow alike, and look like a ring. So everybody gets a draw of their own, which lasts for the day. */
export const welcomeQuery: OwnQuery<Welcome> = {
  kind: 'own',
  reads: ['follows', 'members', 'tools', 'votes', 'boundaries', 'conduct', 'rewards'],
  read: async ({ memberId, identity, now }, { database, checkpoints }) => {
    const today = dayOf(now)
    const names = ['follows', 'members', 'tools', 'votes', 'boundaries', 'conduct', 'rewards'] as const
    const schemas = Object.fromEntries(names.map((name) => [name, checkpoints.of(name).schema]))
    const bindings = { ...schemas, reader: memberId, draw: `${memberId} ${today} `, today, now: isoOf(now) }
    const ask = async <Row>(statement: string, more: Readonly<Record<string, unknown>> = {}) =>
      (await database.raw<{ rows: Row[] }>(statement, { ...bindings, ...more })).rows
    const [[done], launches, drawn] = await Promise.all([
      ask<Done>(DONE),
      ask<Welcome['launches'][number]>(DRAWN_LAUNCHES, { most: LAUNCHES }),
      ask<Maker>(DRAWN_MAKERS, { since: addDays(today, -RECENT_DAYS), most: MAKERS }),
    ])
    const others = await ask<{ id: MemberId }>(OTHERS_FOLLOWED, { offered: drawn.map((maker) => maker.memberId), most: MAKERS_TO_FOLLOW })
    return {
      verified: identity.verified,
      voted: done?.voted ?? false,
      described: done?.described ?? false,
      launches,
      makers: drawn.map(({ followed: _, ...maker }) => maker),
      followed: drawn.flatMap((maker) => (maker.followed ? [maker.memberId] : [])),
      followedOthers: others.length,
    }
  },
}

const DONE = `
  select exists (select from :votes:.votes where member_id = :reader) as voted,
    exists (select from :members:.members where member_id = :reader and (display_name is not null or bio <> '')) as described`

const DRAWN_LAUNCHES = `
  select launch_id as "launchId", tool_id as "toolId", slug, name, tagline, logo
  from :tools:.launches launch join :tools:.tools tool using (tool_id)
  where board_date = :today and launch.state = 'live' and not disqualified
    and tool.state = 'listed' and not makers @> array[:reader::uuid]
  order by exists (
    select from :votes:.votes vote where vote.member_id = :reader and vote.launch_id = launch.launch_id and withdrawn_on is null
  ) desc, md5(:draw::text || launch_id), launch_id limit :most`

const DRAWN_MAKERS = `
  select maker.member_id as "memberId", username, display_name as name, avatar, ${tierOf('maker.member_id')} as tier,
    ${toolsMadeBy('maker.member_id')} as tools,
    exists (select from :follows:.follows where follower_id = :reader and followed = maker.member_id::text) as followed
  from (
    select member.* from (
      select distinct unnest(makers) as id from :tools:.launches launch join :tools:.tools tool using (tool_id)
      where board_date > :since and board_date <= :today and launch.state in ('live', 'closed') and not disqualified and tool.state = 'listed'
    ) making join :members:.members member on member.member_id = making.id
    where username is not null and member.member_id <> :reader and not ${isBarred('member.member_id')} and not exists (
      select from :boundaries:.boundaries where kind = 'blocked' and (
        (member_id = :reader and target = making.id::text) or (member_id = making.id and target = :reader::text)
      )
    )
    order by md5(:draw::text || making.id::text), making.id limit :most
  ) maker order by md5(:draw::text || maker.member_id::text), maker.member_id`

const OTHERS_FOLLOWED = `
  select followed as id from :follows:.follows
  where follower_id = :reader and kind = 'member' and not followed = any(:offered::text[])
    and exists (select from :tools:.tools where makers @> array[followed::uuid] and state = 'listed')
  limit :most`
