import type { AlternativeEvent } from '@debut/events/alternatives/alternative-events.ts'
import type { CommentEvent } from '@debut/events/discussion/comment-events.ts'
import type { PostEvent } from '@debut/events/discussion/post-events.ts'
import { rootOf } from '@debut/events/kernel/merkle.ts'
import { drawWinner, leafOf, VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import type { ToolListed } from '@debut/events/tools/tool-events.ts'
import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import { voter, votesOn } from '@debut/command-service/voting/voter.ts'
import { ReviewOfHistory } from '@debut/command-service/vote-review/review-history.ts'
import { usualSettings } from '@debut/command-service/vote-review/testing/seen-site.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import { type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import { LaunchDaysSeen } from '@debut/command-service/launches/launch-days-seen.ts'
import { noticesOf } from '@debut/events/notices-of.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoMembers } from './demo-members.ts'
import { BURST_MINUTES, NEW_DAYS, SHARED_LAUNCHES } from './moderation-plan.ts'
import { LONG_STREAKS } from './people.ts'
import { inCategory, readWorld } from './testing/read-world.ts'

const NOON = '2026-11-21T20:00:00Z'
const today = Day.parse('2026-11-21')

describe('the demo world', () => {
  let world: Awaited<ReturnType<typeof readWorld>>
  let days: Recorded<LaunchDayEvent>[]
  let votes: Recorded<VoterEvent>[]
  let tools: EventOf<typeof ToolListed>['data'][]
  let launches: EventOf<typeof LaunchScheduled>['data'][]
  const idOf = (username: string) => demoMembers.find((each) => each.username === username)?.memberId ?? ''

  beforeAll(async () => {
    world = await readWorld(NOON)
    days = inCategory('launchDay', world.events)
    votes = inCategory('voter', world.events)
    tools = world.events.flatMap(({ event }) => (event.type === 'ToolListed' ? [event.data] : []))
    launches = world.events.flatMap(({ event }) => (event.type === 'LaunchScheduled' ? [event.data] : []))
  })

  /** Everybody's votes, folded as the command-service folds them. */
  const voters = () => {
    const byStream = Map.groupBy(votes, ({ stream }) => stream)
    return new Map(
      [...byStream].map(([stream, events]) => [stream, events.reduce((state, { event }) => voter.evolve(state, event), voter.initial)]),
    )
  }

  const launchedOn = (from: Day, to = from) => launches.filter(({ boardDate }) => boardDate >= from && boardDate <= to).length

  it('is the same for the same seed and day, and later in the day only longer', async () => {
    const { events: earlier } = await readWorld('2026-11-21T16:30:00Z')
    const text = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event))
    expect(earlier.length).toBeGreaterThan(30_000)
    expect(world.events.length).toBeGreaterThan(earlier.length)
    const differing = text(world.events).findIndex((line, index) => line !== text([earlier[index]])[0])
    expect(differing).toBe(earlier.length)
  })

  it('has some thirty of its older tools for sale', () => {
    const of = (type: string) =>
      world.events.flatMap(({ event }) => (event.type === type && 'toolId' in event.data ? [event.data.toolId] : []))
    expect(of('ToolPutUpForSale')).toHaveLength(30)
    expect(new Set(of('SaleTermsChanged'))).toEqual(new Set(of('ToolPutUpForSale')))
    const young = launches.filter(({ boardDate }) => boardDate > addDays(today, -150)).map(({ toolId }) => toolId)
    const first = launches.filter(({ boardDate }) => boardDate <= addDays(today, -150)).map(({ toolId }) => toolId)
    expect(of('ToolPutUpForSale').filter((toolId) => young.includes(toolId) && !first.includes(toolId))).toEqual([])
  })

  it('is written in the order of the clock, and not beyond now', () => {
    const times = world.events.map(({ envelope }) => envelope.at.toMillis())
    expect(Math.max(...times.map((time, index) => (times[index - 1] ?? 0) - time))).toBeLessThan(1_000)
    expect(times.at(-1)).toBeLessThanOrEqual(Date.parse(NOON))
  })

  it('has as many tools, members and votes as a launchpad of three years', () => {
    expect(tools.length).toBeGreaterThan(1_080)
    expect(tools.length).toBeLessThan(1_130)
    expect(new Set(tools.map(({ tagline }) => tagline)).size).toBe(tools.length)
    expect(world.events.filter(({ event }) => event.type === 'MemberRegistered')).toHaveLength(300)
    expect(world.events.filter(({ event }) => event.type === 'AvatarChanged')).toHaveLength(300)
    const cast = votes.filter(({ event }) => event.type === 'VoteCast').length
    expect(cast).toBeGreaterThan(14_000)
    expect(cast).toBeLessThan(17_000)
  })

  it('has welcomed everybody but the reader', () => {
    const welcomed = world.events.flatMap(({ event }) => (event.type === 'MemberOnboarded' ? [event.data.memberId as string] : []))
    expect(welcomed).toHaveLength(299)
    expect(new Set(welcomed).size).toBe(299)
    expect(welcomed).not.toContain(idOf('demo'))
    expect(welcomed).toEqual(expect.arrayContaining(['maker', 'admin', 'analyst'].map(idOf)))
  })

  it('launches twelve tools today, a hundred in ten days, and a few on each of the next seven', () => {
    expect(launchedOn(today)).toBe(12)
    expect(launchedOn(addDays(today, -9), today)).toBe(100)
    for (let ahead = 1; ahead <= 7; ahead++) {
      expect(launchedOn(addDays(today, ahead))).toBeGreaterThanOrEqual(3)
      expect(launchedOn(addDays(today, ahead))).toBeLessThanOrEqual(5)
    }
  })

  it('freezes each day to what a recount of the log says of it', () => {
    const ledger = new VoteLedger()
    const opened = new Map<Day, readonly { launchId: never; toolId: never }[]>()
    let closed = 0
    for (const { event, position, ...rest } of world.events) {
      const recorded = { event, position, ...rest }
      if (rest.stream.startsWith('voter-')) ledger.take(recorded as Recorded<VoterEvent>)
      if (event.type === 'LaunchDayOpened') opened.set(event.data.day, event.data.launches as never)
      if (event.type === 'LaunchDayClosed') {
        const { day, upTo, merkleRoot, standings, votes: count } = event.data
        const cast = ledger.castOn(day)
        expect(upTo).toBeLessThanOrEqual(position)
        expect({ count, merkleRoot }).toEqual({ count: cast.length, merkleRoot: rootOf(cast.map(leafOf)) })
        const recounted = ledger.standings('day', day, opened.get(day) ?? [])
        expect(standings).toEqual(recounted.map(({ lastPosition: _, ...standing }) => standing))
        closed++
      }
      if (event.type === 'LotteryDrawn') {
        const { day, draw, winner, eligible } = event.data
        const tickets = ledger.tickets(day)
        expect({ winner, eligible }).toEqual({ winner: drawWinner(draw, tickets) ?? null, eligible: tickets.length })
      }
      if (event.type === 'AwardsGranted' || event.type === 'AwardRevised') {
        const { period, start, awards } = event.data
        const first = ledger.standings(period, start, [...opened.values()].flat()).filter(({ points }) => points > 0)
        expect(awards.map(({ launchId, points }) => ({ launchId, points }))).toEqual(
          first.slice(0, 3).map(({ launchId, points }) => ({ launchId, points })),
        )
      }
    }
    expect(closed).toBe(1_104)
  })

  it('leaves the launch-day process nothing to catch up with', () => {
    const seen = new LaunchDaysSeen()
    for (const recorded of world.events) {
      const category = recorded.stream.split('-')[0]
      if (category === 'voter' || category === 'launchDay') seen.note(recorded as Recorded<VoterEvent | LaunchDayEvent>, START_OF_LOG)
    }
    expect(seen.daysTo(today)).toEqual([today])
    expect(world.events.map(({ position }) => position)).toContain(world.settledTo)
    const after = days.filter(({ position }) => position > world.settledTo).map(({ event }) => event.type)
    expect(after).toContain('LaunchDayOpened')
  })

  it('gives each member at most three votes a day', () => {
    const left = new Map<string, number>()
    const add = (memberId: string, day: Day, count: number) => left.set(`${memberId} ${day}`, (left.get(`${memberId} ${day}`) ?? 0) + count)
    for (const { event } of votes) {
      if (event.type === 'VoteCast') add(event.data.memberId, event.data.countsOn, 1)
      if (event.type === 'VoteWithdrawn' && event.data.withdrawnOn === event.data.countsOn)
        add(event.data.memberId, event.data.countsOn, -1)
      expect(Math.max(...[...left.values()].slice(-1))).toBeLessThanOrEqual(3)
    }
    expect(Math.max(...left.values())).toBe(3)
  })

  it('has somebody on every tier, eight of them with long streaks, and many short ones', () => {
    const streaks = [...voters().values()].map((state) => shownOn(state, today)).toSorted((one, other) => other - one)
    const yesterday = (streak: number) => (each: number) => each === streak || each === streak + 1
    expect(streaks.slice(0, 8)).toEqual(LONG_STREAKS.map((streak) => expect.toSatisfy(yesterday(streak))))
    expect(streaks.filter((streak) => streak >= 41)).toHaveLength(8)
    expect(streaks.filter((streak) => streak > 1 && streak < 25).length).toBeGreaterThan(40)
    const highest = streaks.map((streak) => rewardTiers.findLast((tier) => tier.streaks <= streak)?.streaks)
    expect(new Set(highest)).toEqual(new Set([undefined, ...rewardTiers.map((tier) => tier.streaks)]))
  })

  it('gives the reader a streak of 24 days with yesterday’s vote standing, and three votes for today', () => {
    const [stream, state] = [...voters()].find(([name]) => name === voterStream(idOf('demo') as never)) ?? []
    expect(stream).toBeDefined()
    expect(state && { streak: shownOn(state, today), today: votesOn(state, today), latest: state.latest }).toEqual({
      streak: 24,
      today: 0,
      latest: addDays(today, -1),
    })
    const theirs = Object.values(state?.votes ?? {}).flatMap((month) => Object.values(month).flat())
    expect(theirs.some(({ countsOn, judged, withdrawn }) => countsOn === addDays(today, -1) && !judged && !withdrawn)).toBe(true)
  })

  it('lets the maker launch one thing today, and some before', () => {
    const theirs = new Set(tools.filter(({ ownerId }) => ownerId === idOf('maker')).map(({ toolId }) => toolId))
    const mine = launches.filter(({ toolId }) => theirs.has(toolId))
    expect(mine.filter(({ boardDate }) => boardDate === today)).toHaveLength(1)
    expect(mine.filter(({ boardDate }) => boardDate < today).length).toBeGreaterThanOrEqual(3)
  })

  it.each(demoMembers)(
    'has something unread for $username, of several kinds, by members with a name, about what is there',
    ({ memberId }) => {
      const written = (category: string) => inCategory(category, world.events).map(({ stream }) => stream.slice(category.length + 1))
      const names = new Set(world.events.flatMap(({ event }) => (event.type === 'MemberRegistered' ? [event.data.memberId] : [])))
      const there = new Set<string>([...written('post'), ...written('comment'), ...tools.map(({ toolId }) => toolId)])
      const notices = world.events.flatMap(noticesOf).filter(({ recipientId }) => recipientId === memberId)
      expect(inCategory('inbox', world.events)).toEqual([])
      const kinds = [
        'comment_reply',
        'follow',
        'mention',
        'post_comment',
        'post_like',
        ...(memberId === idOf('maker') ? ['tool_review'] : []),
      ]
      expect([...new Set(notices.map(({ type }) => type))].toSorted()).toEqual(kinds)
      for (const { actorId, payload } of notices) {
        expect(names).toContain(actorId)
        for (const id of [payload.post_id, payload.comment_id, payload.tool_id]) if (id !== undefined) expect(there).toContain(id)
      }
    },
  )

  it('has votes held and voided for reasons that their members and times bear out, one reason for each launch', () => {
    const MINUTE = 60_000
    const joined = new Map(
      world.events.flatMap(({ event, envelope }) =>
        event.type === 'MemberRegistered' ? [[event.data.memberId, envelope.at.toMillis()] as const] : [],
      ),
    )
    const casts = votes.flatMap(({ event, envelope }) => (event.type === 'VoteCast' ? [{ ...event.data, at: envelope.at.toMillis() }] : []))
    const accused = votes.flatMap(({ event }) => (event.type === 'VoteHeld' || event.type === 'VoteVoided' ? [event.data] : []))
    const castOf = ({ memberId, number }: (typeof accused)[number]) =>
      casts.find((cast) => cast.memberId === memberId && cast.number === number) ?? { at: 0, memberId }
    const reasons = Map.groupBy(accused, ({ launchId }) => launchId)
    for (const own of reasons.values()) expect(new Set(own.map(({ reason }) => reason)).size).toBe(1)

    const of = (reason: string) => accused.filter((each) => each.reason === reason)
    expect(new Set(accused.map(({ reason }) => reason))).toEqual(
      new Set(['burst', 'shared-origin', 'new-account', 'ring', 'conflict-of-interest']),
    )
    for (const each of of('new-account'))
      expect(castOf(each).at - (joined.get(each.memberId) ?? 0)).toBeLessThan(NEW_DAYS * 24 * 60 * MINUTE)
    for (const each of of('burst')) {
      const beside = of('burst').filter(
        (other) => other.launchId === each.launchId && Math.abs(castOf(other).at - castOf(each).at) < BURST_MINUTES * MINUTE,
      )
      expect(new Set(beside.map(({ memberId }) => memberId)).size).toBeGreaterThan(1)
    }
    const launchesOf = (memberId: string) => new Set(casts.filter((cast) => cast.memberId === memberId).map(({ launchId }) => launchId))
    for (const each of of('ring')) {
      const others = of('ring').filter(({ launchId, memberId }) => launchId === each.launchId && memberId !== each.memberId)
      const own = launchesOf(each.memberId)
      const shared = others.map(({ memberId }) => [...launchesOf(memberId)].filter((launchId) => own.has(launchId)).length)
      expect(Math.max(...shared)).toBeGreaterThan(SHARED_LAUNCHES)
    }
  })

  it('has votes that were taken back, and votes that an admin looked at', () => {
    const count = (type: VoterEvent['type']) => votes.filter(({ event }) => event.type === type).length
    expect(count('VoteWithdrawn')).toBeGreaterThan(80)
    for (const type of ['VoteHeld', 'VoteVoided', 'VoteRestored'] as const) expect(count(type)).toBeGreaterThanOrEqual(2)
  })

  it('has no vote that a detector would hold, on any of its days', () => {
    const history = new ReviewOfHistory(usualSettings)
    const found = world.events.flatMap((recorded) => history.take(recorded as Recorded<VoterEvent | MemberEvent>))
    expect([...found, ...history.look()].map(({ detector, figures }) => ({ detector, figures }))).toEqual([])
  })

  it('has alternatives to what everybody knows, and between its own tools; a few wait for the admin', () => {
    const streams = Map.groupBy(inCategory<AlternativeEvent>('alternative', world.events), ({ stream }) => stream)
    const pairs = [...streams.values()].map((events) => ({
      first: events[0]?.event as AlternativeEvent & { readonly type: 'AlternativeProposed' },
      last: events.at(-1)?.event.type,
    }))
    const accepted = pairs.filter(({ last }) => last === 'AlternativeAccepted').map(({ first }) => first.data)
    const toProducts = Map.groupBy(
      accepted.flatMap(({ other }) => (other.kind === 'product' ? [other.name] : [])),
      (name) => name,
    )
    expect(toProducts.size).toBeGreaterThanOrEqual(25)
    expect([...toProducts].filter(([, tools]) => tools.length < 3)).toEqual([])
    expect(toProducts.get('Notion')?.length).toBeGreaterThan(24)
    expect(accepted.filter(({ other }) => other.kind === 'tool').length).toBeGreaterThan(40)
    expect(pairs.filter(({ last }) => last === 'AlternativeProposed')).toHaveLength(3)
    expect(pairs.filter(({ last }) => last === 'AlternativeRejected').length).toBeGreaterThanOrEqual(2)
    const listed = new Set<string>(tools.map(({ toolId }) => toolId))
    expect(accepted.filter(({ toolId, other }) => !listed.has(toolId) || (other.kind === 'tool' && !listed.has(other.toolId)))).toEqual([])
  })

  it('talks about what it makes, up to the last hours, and two reports wait for the admin', () => {
    const posts = inCategory<PostEvent>('post', world.events)
    const comments = inCategory<CommentEvent>('comment', world.events)
    const published = posts.filter(({ event }) => event.type === 'PostPublished')
    expect(published.length).toBeGreaterThanOrEqual(28)
    expect(Date.parse(NOON) - (published.at(-1)?.envelope.at.toMillis() ?? 0)).toBeLessThan(3 * 3_600_000)
    const listed = new Set<string | null>(tools.map(({ toolId }) => toolId))
    const about = published.flatMap(({ event }) => (event.type === 'PostPublished' && event.data.toolId ? [event.data.toolId] : []))
    expect(about.length).toBeGreaterThan(20)
    expect(about.filter((toolId) => !listed.has(toolId))).toEqual([])
    expect(comments.filter(({ event }) => event.type === 'CommentWritten').length).toBeGreaterThan(150)
    expect(inCategory('reporter', world.events)).toHaveLength(2)
    expect(inCategory('liker', world.events).length).toBeLessThan(2_000)
  })
})
