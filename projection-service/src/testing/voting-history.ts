import { AlternativeAccepted, AlternativeProposed } from '@debut/events/alternatives/alternative-events.ts'
import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { endingWith, type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Envelope } from '@debut/events/kernel/envelope.ts'
import { type CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { awaitingStream, LaunchAwaited } from '@debut/events/launches/awaiting-events.ts'
import {
  AwardRevised,
  AwardsGranted,
  LaunchDayClosed,
  LaunchDayOpened,
  LotteryDrawn,
  SlotAssigned,
} from '@debut/events/launches/launch-day-events.ts'
import {
  LaunchDisqualified,
  type LaunchEvent,
  LaunchOpened,
  LaunchReinstated,
  LaunchScheduled,
} from '@debut/events/launches/launch-events.ts'
import { LineJoined, LineLeft } from '@debut/events/launches/line/line-events.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberErased, MemberOnboarded, MemberRegistered, RoleGranted, UsernameClaimed } from '@debut/events/members/member-events.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { type TagEvent, TagBanned, TagKept, TagMerged, TagRestored, TAGS } from '@debut/events/tags/tag-events.ts'
import { type DecidedTags, tagsAfter } from '@debut/events/tags/tags-after.ts'
import { SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { extendedOn, shownOn, type Streak } from '@debut/events/voting/streak.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  type VoteEvent,
  type VoterEvent,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import fc from 'fast-check'

type Act = 'cast' | 'withdraw' | 'hold' | 'void' | 'restore' | 'announce' | 'read' | 'follow' | 'unfollow' | 'judge launch' | 'decide tag'

/** Some hours pass, everybody votes on each of some days, somebody withdraws yesterday's vote, or does something about one of the last launches. */
type Step =
  | { readonly hours: number }
  | { readonly habit: number }
  | { readonly regret: readonly Act[]; readonly member: number }
  | { readonly act: Act; readonly member: number; readonly launch: number }

export interface Fact {
  readonly type: string
  readonly data: object
}

/** What one command appended. */
export interface Commit {
  readonly stream: string
  readonly facts: readonly Fact[]
  readonly envelope: Omit<Envelope, 'v'>
}

interface Launch {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
}

/** One that counts somewhere, or would if it were restored. */
type Kept = VoteEvent['data'] & { readonly judged: 'no' | 'held' | 'voided'; readonly withdrawn: boolean }

interface Person {
  readonly memberId: MemberId
  /** By number. */
  readonly kept: Map<number, Kept>
  casts: number
  streak: Streak
  before: Streak | undefined
  granted: number[]
  announced: number[]
  /** Members and tools. */
  readonly follows: Set<string>
  readonly saves: Set<ToolId>
}

const MEMBERS = 4
const LAUNCHES_A_DAY = 2

const padded = (index: number, length: number) => String(index).padStart(length, '0')
const memberOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${padded(index, 12)}`)

/** Votes and their fates as the deciders allow them, on launches that open and close with their days. */
class VotingHistory {
  readonly commits: Commit[] = []
  readonly #people: readonly Person[]
  readonly #launches: Launch[] = []
  readonly #disqualified = new Set<LaunchId>()
  readonly #ledger = new VoteLedger()
  #tags: DecidedTags = new Map()
  #at = toInstant('2026-03-07T20:00:00Z')
  #events = 0

  constructor() {
    this.#people = Array.from({ length: MEMBERS }, (_, index) => {
      const memberId = memberOf(index)
      this.#commit(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: `member-${index}` }))
      if (index > 0) this.#commit(`member-${memberId}`, memberId, MemberOnboarded({ memberId }))
      if (index === 0) this.#commit(`member-${memberId}`, memberId, RoleGranted({ memberId, role: 'admin', by: 'configuration' }))
      const none = { streak: 0, latest: null }
      const nothing = { granted: [], announced: [], follows: new Set<string>(), saves: new Set<ToolId>() }
      return { memberId, kept: new Map(), casts: 0, streak: none, before: undefined, ...nothing }
    })
    this.#comeAndGo(memberOf(MEMBERS))
    this.#tag(TagKept({ tag: 'ai', name: 'AI' }))
    this.#open()
    this.#refuse()
    this.#compare()
  }

  take(step: Step): void {
    if ('hours' in step) return this.#pass(step.hours)
    if ('habit' in step) return this.#keepUp(step.habit)
    if ('regret' in step) return this.#regret(step)
    const person = this.#people[step.member % MEMBERS]
    const launch = this.#launches[Math.max(0, this.#launches.length - 1 - step.launch)]
    if (person === undefined || launch === undefined) return
    const votes = [...person.kept.values()].filter(({ launchId }) => launchId === launch.launchId)
    const standing = votes.find(({ withdrawn }) => !withdrawn)
    switch (step.act) {
      case 'cast':
        return standing === undefined ? this.#cast(person, launch) : undefined
      case 'withdraw':
        return standing?.judged === 'no' ? this.#withdraw(person, standing) : undefined
      case 'announce':
        return this.#announce(person)
      case 'read':
        return this.#read(person)
      case 'follow':
      case 'unfollow':
        this.#follow(person, launch, step.act === 'follow')
        return this.#save(person, launch, step.act === 'follow')
      case 'judge launch':
        return this.#judge(launch)
      case 'decide tag':
        return this.#decide(step.member)
      default:
        return this.#moderate(person, votes, step.act)
    }
  }

  get #today(): Day {
    return dayOf(this.#at)
  }

  #pass(hours: number): void {
    const before = this.#today
    this.#at = this.#at.plus({ hours })
    if (this.#today === before) return
    this.#close(before)
    this.#open()
  }

  #keepUp(days: number): void {
    for (let day = 0; day < days; day++) {
      for (let member = 0; member < MEMBERS; member++) this.take({ act: 'cast', member, launch: 0 })
      this.#pass(24)
    }
  }

  /** A vote that is withdrawn on the day after, and what becomes of it then. */
  #regret({ member, regret }: { readonly member: number; readonly regret: readonly Act[] }): void {
    this.take({ act: 'cast', member, launch: 0 })
    this.#pass(24)
    for (const act of ['withdraw', ...regret] as const) this.take({ act, member, launch: LAUNCHES_A_DAY })
  }

  #open(): void {
    const day = this.#today
    const launches = Array.from({ length: LAUNCHES_A_DAY }, () => this.#list(day))
    const opened = LaunchDayOpened({
      day,
      rule: 'v1',
      seedHash: 'a'.repeat(64),
      launches: launches.map(({ launchId, toolId }) => ({ launchId, toolId })),
    })
    const openLaunches = () => {
      for (const launch of launches) this.#commit(`launch-${launch.launchId}`, 'process:launch-days', LaunchOpened({ ...launch }))
    }
    // Whichever of the two a projection hears of first.
    const daysFirst = this.#launches.length % 4 === 0
    if (!daysFirst) openLaunches()
    this.#commit(`launchDay-${day}`, 'process:launch-days', opened)
    if (daysFirst) openLaunches()
  }

  /** One that was taken from the boards before it had a day. */
  #refuse(): void {
    const launchId = LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${padded(999_999, 6)}`)
    const toolId = ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${padded(0, 6)}`)
    this.#commit(`launch-${launchId}`, memberOf(0), LaunchDisqualified({ launchId, toolId, boardDate: null, reason: 'spam' }))
  }

  /** The first tool stands in for one from elsewhere, and for the second. */
  #compare(): void {
    const [toolId, second] = this.#launches.map((launch) => launch.toolId)
    if (toolId === undefined || second === undefined) return
    const product = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null } as const
    for (const other of [product, { kind: 'tool', toolId: second } as const]) {
      const [alternativeId, by] = [alternativeIdOf(toolId, other), memberOf(0)]
      const proposed = AlternativeProposed({ alternativeId, toolId, other, by })
      this.#commit(alternativeStream(alternativeId), by, proposed, AlternativeAccepted({ alternativeId, by }))
    }
  }

  /** Takes it from the boards, or gives it back. */
  #judge(launch: Launch): void {
    const [stream, admin] = [`launch-${launch.launchId}`, memberOf(0)]
    if (this.#disqualified.delete(launch.launchId))
      this.#commit(stream, admin, LaunchReinstated({ ...launch, reason: 'mistake', queued: false }))
    else {
      this.#disqualified.add(launch.launchId)
      this.#commit(stream, admin, LaunchDisqualified({ ...launch, reason: 'spam' }))
    }
  }

  /** One of the two that every tool carries is merged into the other one, banned or called otherwise, and given back. */
  #decide(member: number): void {
    const tag = member === 0 ? 'ai' : 'fonts'
    const known = this.#tags.get(tag)
    const acts = [
      TagBanned({ tag, reason: 'spam' }),
      TagBanned({ tag, reason: 'spam' }),
      TagMerged({ tag, into: 'ai' }),
      TagKept({ tag, name: `Fonts ${this.#events}` }),
    ]
    const isAway = known !== undefined && (known.into !== null || known.banned !== null)
    const isInTheWay = member === 2 && this.#tags.get('ai')?.banned !== null
    const act = isAway ? TagRestored({ tag }) : isInTheWay ? undefined : acts[member]
    if (act !== undefined) this.#tag(act)
  }

  #tag(act: TagEvent): void {
    this.#tags = tagsAfter(this.#tags, act)
    this.#commit(TAGS, memberOf(0), act)
  }

  #list(boardDate: Day): Launch {
    const index = this.#launches.length
    const launch = {
      launchId: LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${padded(index, 6)}`),
      toolId: ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${padded(index, 6)}`),
      boardDate,
    }
    this.#launches.push(launch)
    const { launchId, toolId } = launch
    const [owner] = this.#people
    const ownerId = owner?.memberId ?? memberOf(0)
    const listed = ToolListed({
      toolId,
      ownerId,
      makers: [ownerId, memberOf(9)],
      slug: `tool-${index}`,
      name: `Tool ${index}`,
      tagline: `Does what tool ${index} does`,
      url: `https://tool-${index}.example/`,
      category: 'design',
      pricing: 'free',
      tags: ['ai', 'fonts'],
      logo: '/logo.svg',
      ...NO_STORY,
    })
    this.#commit(`tool-${toolId}`, ownerId, listed)
    const joining = { because: 'submitted', notBefore: null, whatChanged: null } as const
    this.#commit('waitingLine', ownerId, LineJoined({ launchId, toolId, ownerId, ...joining }))
    this.#commit(`launchDay-${boardDate}`, 'process:waiting-line', SlotAssigned({ day: boardDate, launchId, toolId, lane: 'free' }))
    this.#commit(`launch-${launchId}`, ownerId, LaunchScheduled({ ...launch, lane: 'free' }))
    // The first still stands in the line, as after a crash.
    if (index > 0) this.#commit('waitingLine', 'process:waiting-line', LineLeft({ launchId, toolId, because: 'scheduled', day: boardDate }))
    this.#commit(awaitingStream(ownerId), ownerId, LaunchAwaited({ memberId: ownerId, launchId }))
    this.#commit(`tool-${toolId}`, ownerId, LaunchPlanned({ toolId, launchId }))
    return launch
  }

  #close(day: Day): void {
    const standings = this.#standings('day', day).map(({ lastPosition: _, ...standing }) => standing)
    const eligible = this.#people.filter(({ streak }) => streak.latest === day && streak.streak >= LOTTERY_STREAK)
    const [winner] = eligible
    this.#commit(
      `launchDay-${day}`,
      'process:launch-days',
      LaunchDayClosed({
        day,
        rule: 'v1',
        seed: 'b'.repeat(64),
        upTo: LogPosition.parse(this.#position(0)),
        votes: this.#ledger.castOn(day).length,
        merkleRoot: 'c'.repeat(64),
        standings,
      }),
      LotteryDrawn({
        day,
        draw: 'd'.repeat(64),
        eligible: eligible.length,
        winner: winner === undefined ? null : { memberId: winner.memberId, leaf: 'e'.repeat(64) },
      }),
      ...endingWith(day).map(({ period, start }) => AwardsGranted({ period, start, rule: 'v1', awards: this.#awards(period, start) })),
    )
  }

  #standings(period: Period, start: Day) {
    return this.#ledger.standings(
      period,
      start,
      this.#launches.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start),
    )
  }

  #awards(period: Period, start: Day) {
    return this.#standings(period, start)
      .filter(({ rank, points }) => rank <= 3 && points > 0)
      .map(({ rank: place, launchId, toolId, points, voters }) => ({ place, launchId, toolId, points, voters }))
  }

  #cast(person: Person, launch: Launch): void {
    const { memberId, streak } = person
    const day = this.#today
    const weight = multiplierOf(shownOn(streak, day))
    const vote = VoteCast({ memberId, number: ++person.casts, ...launch, countsOn: day, weight })
    person.kept.set(vote.data.number, { ...vote.data, judged: 'no', withdrawn: false })
    const extended = extendedOn(streak, day)
    if (extended === streak) return this.#vote(memberId, memberId, vote)
    Object.assign(person, { streak: extended, before: streak })
    const reached = rewardTiers.filter(({ streaks }) => streaks <= extended.streak && !person.granted.includes(streaks))
    person.granted.push(...reached.map(({ streaks }) => streaks))
    this.#vote(
      memberId,
      memberId,
      vote,
      StreakExtended({ memberId, day, streak: extended.streak }),
      ...reached.map(({ streaks: tier }) => RewardGranted({ memberId, tier })),
    )
  }

  #withdraw(person: Person, { judged, withdrawn: _, ...vote }: Kept): void {
    const { memberId, kept, before } = person
    const today = this.#today
    if (vote.countsOn === today) kept.delete(vote.number)
    else kept.set(vote.number, { ...vote, judged, withdrawn: true })
    const withdrawn = VoteWithdrawn({ ...vote, withdrawnOn: today })
    const others = [...kept.values()].some(({ countsOn }) => countsOn === today)
    if (vote.countsOn !== today || others || before === undefined || person.streak.latest !== today)
      return this.#vote(memberId, memberId, withdrawn)
    Object.assign(person, { streak: before, before: undefined })
    this.#vote(memberId, memberId, withdrawn, StreakStepUndone({ memberId, day: today, ...before }))
  }

  #moderate({ memberId, kept }: Person, votes: readonly Kept[], act: 'hold' | 'void' | 'restore'): void {
    const form = { hold: VoteHeld, void: VoteVoided, restore: VoteRestored }[act]
    const becomes = ({ hold: 'held', void: 'voided', restore: 'no' } as const)[act]
    const changing = votes.filter(({ judged }) => judged !== becomes && !(act === 'hold' && judged === 'voided'))
    const [first] = changing
    if (first === undefined) return
    for (const vote of changing) kept.set(vote.number, { ...vote, judged: becomes })
    this.#vote(memberId, memberOf(0), ...changing.map(({ judged: _, withdrawn: __, ...vote }) => form({ ...vote, reason: 'ring' })))
    const { boardDate } = first
    if (boardDate === this.#today) return
    const period = { period: 'day', start: boardDate, rule: 'v1', awards: this.#awards('day', boardDate) } as const
    const because = LogPosition.parse(this.#position(-1))
    this.#commit(`launchDay-${boardDate}`, 'process:launch-days', AwardRevised({ ...period, reason: 'ring', because }))
  }

  #announce({ memberId, granted, announced }: Person): void {
    const tiers = granted.filter((tier) => !announced.includes(tier))
    if (tiers.length === 0) return
    announced.push(...tiers)
    this.#vote(memberId, memberId, RewardsAnnounced({ memberId, tiers }))
  }

  /** Of the tool, and of the member after them. */
  #follow({ memberId, follows }: Person, { toolId }: Launch, wanted: boolean): void {
    const index = this.#people.findIndex((each) => each.memberId === memberId)
    const followedId = memberOf((index + 1) % MEMBERS)
    const events: Fact[] = []
    if (follows.has(toolId) !== wanted) events.push(wanted ? ToolFollowed({ memberId, toolId }) : ToolUnfollowed({ memberId, toolId }))
    if (follows.has(followedId) !== wanted)
      events.push(wanted ? MemberFollowed({ memberId, followedId }) : MemberUnfollowed({ memberId, followedId }))
    for (const each of [toolId, followedId])
      if (wanted) follows.add(each)
      else follows.delete(each)
    if (events.length > 0) this.#commit(`follower-${memberId}`, memberId, ...events)
  }

  /** What is followed is saved, too. The first that is saved publishes the list, and the last that is taken from it ends that. */
  #save({ memberId, saves }: Person, { toolId }: Launch, wanted: boolean): void {
    if (saves.has(toolId) === wanted) return
    if (wanted) saves.add(toolId)
    else saves.delete(toolId)
    const events: Fact[] = [wanted ? ToolSaved({ memberId, toolId }) : ToolUnsaved({ memberId, toolId })]
    if (wanted && saves.size === 1) events.push(SavedPublished({ memberId }))
    if (!wanted && saves.size === 0) events.push(SavedUnpublished({ memberId }))
    this.#commit(`saver-${memberId}`, memberId, ...events)
  }

  /** One who followed, was followed, and is erased; somebody who has not heard of it follows them after that. */
  #comeAndGo(memberId: MemberId): void {
    const other = memberOf(0)
    this.#commit(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: 'gone' }))
    this.#commit(`username-${memberId}`, memberId, UsernameClaimed({ memberId }))
    this.#commit(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId: other }))
    this.#commit(`follower-${other}`, other, MemberFollowed({ memberId: other, followedId: memberId }))
    this.#commit(`member-${memberId}`, memberId, MemberErased({ memberId }))
    this.#commit(`follower-${memberOf(1)}`, memberOf(1), MemberFollowed({ memberId: memberOf(1), followedId: memberId }))
  }

  /** All that they were told so far. */
  #read({ memberId }: Person): void {
    this.#commit(`inbox-${memberId}`, memberId, NotificationsRead({ memberId, upTo: LogPosition.parse(this.#position(-1)) }))
  }

  #vote(memberId: MemberId, actor: MemberId, ...events: VoterEvent[]): void {
    const first = this.#events
    const { envelope } = this.#commit(`voter-${memberId}`, actor, ...events)
    for (const [index, event] of events.entries()) {
      this.#ledger.take({
        event,
        envelope: { ...envelope, v: 1 },
        stream: `voter-${memberId}`,
        revision: 0,
        position: LogPosition.parse(positionOf(first + index)),
      })
    }
  }

  #commit(stream: string, actor: Envelope['actor'], ...facts: Fact[]): Commit {
    this.#at = this.#at.plus({ seconds: 1 })
    const $causationId = `0199a7de-6f2a-7c31-8d4e-${padded(this.commits.length, 12)}` as CommandId
    const envelope = { $correlationId: 'history', $causationId, commandHash: 'hash', actor, at: this.#at }
    const commit = { stream, facts, envelope }
    this.commits.push(commit)
    this.#events += facts.length
    return commit
  }

  #position(offset: number): number {
    return positionOf(this.#events + offset)
  }
}

/** Where the nth event stands in a made log: apart, as in a real one. */
export const positionOf = (index: number): number => 100 + index * 10

/** Those that stand on no board, by what was said of them. */
export const disqualifiedBy = (facts: readonly { readonly event: unknown }[]): ReadonlySet<LaunchId> => {
  const gone = new Set<LaunchId>()
  for (const { event } of facts as readonly { readonly event: LaunchEvent }[])
    if (event.type === 'LaunchDisqualified') gone.add(event.data.launchId)
    else if (event.type === 'LaunchReinstated') gone.delete(event.data.launchId)
  return gone
}

export const historyOf = (steps: readonly Step[]): readonly Commit[] => {
  const history = new VotingHistory()
  for (const step of steps) history.take(step)
  return history.commits
}

const someoneActs = fc.record({
  act: fc.constantFrom(
    'cast',
    'cast',
    'cast',
    'cast',
    'withdraw',
    'hold',
    'void',
    'restore',
    'announce',
    'read',
    'follow',
    'unfollow',
    'judge launch',
    'decide tag',
  ),
  member: fc.nat(MEMBERS - 1),
  launch: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(20) }),
} as const)

/** Mostly days that follow on one another; now and then the end of a month is passed, and the days that results are kept. */
const timePasses = fc.record({ hours: fc.constantFrom(3, 12, 24, 24, 24, 24, 24 * 5, 24 * 33) })

const streaksGrow = fc.record({ habit: fc.constantFrom(2, 6, 12) })

const someoneRegrets = fc.record({
  regret: fc.array(fc.constantFrom('hold', 'void', 'restore', 'cast', 'withdraw'), { minLength: 1, maxLength: 4 }),
  member: fc.nat(MEMBERS - 1),
} as const)

export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 60, arbitrary: someoneActs },
      { weight: 10, arbitrary: timePasses },
      { weight: 4, arbitrary: someoneRegrets },
      { weight: 1, arbitrary: streaksGrow },
    ),
    { minLength: most / 2, maxLength: most, size: 'max' },
  )
