import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { faceRoute } from '@debut/events/drawings/drawing-routes.ts'
import { TAGS } from '@debut/events/tags/tag-events.ts'
import { slugStream, urlStream } from '@debut/events/tools/claim-streams.ts'
import { addDays, daysFrom, type Day } from '@debut/events/kernel/days.ts'
import { followerStream } from '@debut/events/follows/follow-events.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { alternative } from '@debut/command-service/alternatives/alternative.ts'
import { follower } from '@debut/command-service/follows/follower.ts'
import { member } from '@debut/command-service/members/member.ts'
import { AvatarChanged, type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { usernameClaim, usernameStream } from '@debut/command-service/members/username-claim.ts'
import { tagRegister } from '@debut/command-service/tags/tag-register.ts'
import { slugClaim } from '@debut/command-service/tools/slug-claim.ts'
import { urlClaim } from '@debut/command-service/tools/url-claim.ts'
import { tool } from '@debut/command-service/tools/tool.ts'
import { unannounced, voter } from '@debut/command-service/voting/voter.ts'
import { screensOf } from '@debut/query-service/drawings/screens/screen.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { type PlannedAlternative, planAlternatives } from './alternative-plan.ts'
import { dayAt, firstDayOf, midnightOf } from './demo-days.ts'
import { planDiscussion } from './discussion/discussion-plan.ts'
import { planLikes } from './discussion/like-plan.ts'
import { discussionSteps } from './discussion/write-discussion.ts'
import { type PlannedFollow, planFollows, planFollowsOfReaders } from './follow-plan.ts'
import { joinedAt } from './joined-at.ts'
import { type PlannedLaunch, type PlannedTool, planLaunches } from './launch-plan.ts'
import { MadeLaunchDays } from './made-launch-days.ts'
import { type MadeLog, MadeStreams } from './made-log.ts'
import { planModeration, type PlannedAct } from './moderation-plan.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { planHelpful } from './reviews/helpful-plan.ts'
import { planReviews } from './reviews/review-plan.ts'
import { reviewSteps } from './reviews/write-reviews.ts'
import { type PlannedSale, planSales } from './sale-plan.ts'
import { describeThemselves } from './self-descriptions.ts'
import { type PlannedTagAct, planTags } from './tag-plan.ts'
import { type PlannedVote, planVotes } from './vote-plan.ts'

interface Settings {
  readonly seed: string
  readonly claimSecret: string
  readonly seedSecret: string
  /** Nothing later has happened yet. */
  readonly now: number
}

/** Something that happens at its time. */
interface Step {
  readonly at: number
  readonly run: () => unknown
}

const DEMO = 'demo'
/** A day is closed once what was taken before midnight is surely in the log. */
const SETTLED = 6_350

/** Three years of a launchpad, lived through in the order of the clock. */
export const makeWorld = (log: MadeLog, { seed, claimSecret, seedSecret, now }: Settings): MadeLaunchDays => {
  const today = dayAt(now)
  const people = demoPeople(seed)
  const launches = planLaunches(seed, today, people)
  const votes = planVotes(seed, today, people, launches)
  const admin = people.find(({ roles }) => roles.includes('admin'))
  if (admin === undefined) throw new Error('there is no admin')

  const launchDays = new MadeLaunchDays(log, seedSecret)
  const members = new MadeStreams(log, member)
  const usernames = new MadeStreams(log, usernameClaim)
  const tools = new MadeStreams(log, tool)
  const slugs = new MadeStreams(log, slugClaim)
  const urls = new MadeStreams(log, urlClaim)
  const voters = new MadeStreams(log, voter)
  const followers = new MadeStreams(log, follower)
  const alternatives = new MadeStreams(log, alternative)
  const tags = new MadeStreams(log, tagRegister)
  const planned = [...new Set(launches.map(({ tool: each }) => each))]
  const toolIds = new Map<string, ToolId>(planned.map(({ card, toolId }) => [card.slug, toolId]))
  const texts = planDiscussion(seed, today, people)
  const reviews = planReviews(seed, today, people)

  const join = (person: DemoPerson): Step[] => {
    const { memberId, username, name, roles } = person
    const at = joinedAt(person, today)
    const stream = memberStream(memberId)
    const register = () => {
      const claim = { type: 'ClaimUsername', memberId } as const
      usernames.act(usernameStream(claimSecret, username), claim, log.sent(claim.type, claim, memberId, at))
      const command = { type: 'RegisterMember', memberId, username, roles, verified: true } as const
      members.act(stream, command, log.sent(command.type, { username }, memberId, at))
      for (const role of person.roles) {
        const given = {
          type: 'WelcomeMember',
          memberId,
          username: undefined,
          name: undefined,
          verifiedBy: undefined,
          avatar: undefined,
          roles: [role],
        } as const
        members.act(stream, given, log.sent('GrantRole', { role }, memberId, at))
      }
    }
    const sayName = () => {
      if (name === undefined) return
      members.act(stream, { type: 'ChangeName', memberId, name }, log.sent('ChangeName', { name }, memberId, at + 20_000))
    }
    const showFace = () => {
      const changed: MemberEvent = AvatarChanged({ memberId, avatar: routeAddress(faceRoute, { seed: `${person.face}.svg` }) })
      members.append(stream, [changed], log.sent('ChangeAvatar', { face: person.face }, memberId, at + 41_000))
    }
    const described = describeThemselves(seed, person)
    const describe = () => {
      if (described === undefined) return
      const command = { type: 'DescribeProfile', memberId, ...described } as const
      members.act(stream, command, log.sent(command.type, described, memberId, at + 70_000))
    }
    const beWelcomed = () =>
      members.act(stream, { type: 'RecordOnboarding', memberId }, log.sent('UpdateProfile', null, memberId, at + 95_000))
    return [
      { at, run: register },
      { at: at + 20_000, run: sayName },
      { at: at + 41_000, run: showFace },
      { at: at + 70_000, run: describe },
      // The reader is yet to be.
      ...(username === DEMO ? [] : [{ at: at + 95_000, run: beWelcomed }]),
    ]
  }

  const list = ({ toolId, card: written, owner, otherMakers, listedAt }: PlannedTool): Step => ({
    at: listedAt,
    run: () => {
      const card = { ...written, images: screensOf(written.slug) }
      const ownerId = owner.memberId
      const others = otherMakers.map(({ memberId }) => memberId)
      const sent = log.sent('ListTool', { toolId, ownerId, otherMakers: others, ...card }, admin.memberId, listedAt)
      slugs.act(slugStream(card.slug), { type: 'ClaimSlug', toolId }, sent)
      urls.act(urlStream(card.url), { type: 'ClaimUrl', toolId }, sent)
      tools.act(
        toolStream(toolId),
        { type: 'ListTool', holds: false, card: { ...card, toolId, ownerId, makers: [ownerId, ...others] }, terms: null, invited: [] },
        sent,
      )
    },
  })

  /** The owner says what they ask, and it is listed. */
  const offer = ({ tool: { toolId, owner }, terms, at }: PlannedSale): Step => ({
    at,
    run: () => {
      const stream = toolStream(toolId)
      const by = owner.memberId
      const { card, edition } = tools.state(stream)
      if (card === undefined) return
      tools.act(
        stream,
        { type: 'EditTool', toolId, by, edition, card, terms, invited: [] },
        log.sent('EditTool', { toolId, terms }, by, at),
      )
      tools.act(stream, { type: 'PutUpForSale', toolId }, log.sent('PutUpForSale', { toolId }, admin.memberId, at + 1_000))
    },
  })

  const schedule = ({ launchId, tool: { toolId }, boardDate, lane, scheduledAt }: PlannedLaunch): Step => ({
    at: scheduledAt,
    run: () => {
      const attempt = { launchId, toolId, boardDate, lane }
      const sent = log.sent('ScheduleLaunch', attempt, admin.memberId, scheduledAt)
      const slot = { type: 'AssignSlot', day: boardDate, today: dayAt(scheduledAt), launchId, toolId, lane } as const
      launchDays.note(launchDays.days.act(launchDayStream(boardDate), slot, sent))
      launchDays.launches.act(launchStream(launchId), { type: 'ScheduleLaunch', ...attempt }, sent)
      tools.act(toolStream(toolId), { type: 'PlanLaunch', toolId, launchId }, sent)
    },
  })

  const cast = ({ person: { memberId }, launch: { launchId, tool: voted, boardDate }, at }: PlannedVote): Step => ({
    at,
    run: () => {
      const stream = voterStream(memberId)
      const account = members.state(memberStream(memberId))
      const opened = launchDays.launches.state(launchStream(launchId))?.is === 'opened'
      const { toolId } = voted
      const registered = account.is === 'registered'
      const facts = { registered, verified: registered && account.verified, opened, toolId, boardDate }
      const { makers } = tools.state(toolStream(toolId))
      const command = { type: 'CastVote', memberId, launchId, today: dayAt(at), ...facts, makers } as const
      launchDays.note(voters.act(stream, command, log.sent(command.type, { launchId }, memberId, at)))
      // The page asks what is new to celebrate, and shows it.
      const tiers = unannounced(voters.state(stream))
      if (tiers.length === 0) return
      const announce = { type: 'AnnounceRewards', memberId, tiers } as const
      launchDays.note(voters.act(stream, announce, log.sent(announce.type, null, memberId, at + 900)))
    },
  })

  const withdraw = ({ person: { memberId }, launch: { launchId } }: PlannedVote, at: number): Step => ({
    at,
    run: () => {
      const command = { type: 'WithdrawVote', memberId, launchId, today: dayAt(at) } as const
      launchDays.note(voters.act(voterStream(memberId), command, log.sent(command.type, { launchId }, memberId, at)))
    },
  })

  const moderate = ({ type, vote, reason, at }: PlannedAct): Step[] => {
    const { launchId, boardDate } = vote.launch
    const { memberId } = vote.person
    const act = () => {
      const sent = log.sent(type, { memberId, launchId, reason }, admin.memberId, at)
      const recorded = voters.act(voterStream(memberId), { type, memberId, launchId, reason }, sent)
      launchDays.note(recorded)
      const because = recorded[0]?.position
      if (because !== undefined) launchDays.revise(boardDate, reason, because, at + 640)
    }
    return [{ at, run: act }]
  }

  const follow = ({ memberId, followed, at }: PlannedFollow): Step => ({
    at,
    run: () => {
      const asked = { memberId, registered: true, known: true, isBlocked: false } as const
      const command =
        'toolId' in followed
          ? ({ type: 'FollowTool', ...asked, toolId: followed.toolId } as const)
          : ({ type: 'FollowMember', ...asked, followedId: followed.memberId } as const)
      followers.act(followerStream(memberId), command, log.sent(command.type, followed, memberId, at))
    },
  })

  const compare = ({ tool: { toolId }, other, by: { memberId }, at, decided }: PlannedAlternative): Step[] => {
    const alternativeId = alternativeIdOf(toolId, other)
    const stream = alternativeStream(alternativeId)
    const propose = () => {
      const facts = { registered: true, listed: true, isHere: false } as const
      const command = { type: 'ProposeAlternative', alternativeId, by: memberId, toolId, other, ...facts } as const
      alternatives.act(stream, command, log.sent(command.type, { toolId, other }, memberId, at))
    }
    if (decided === undefined) return [{ at, run: propose }]
    const { reason } = decided
    const decide = () => {
      const act = { alternativeId, by: admin.memberId } as const
      const command =
        reason === null ? ({ type: 'AcceptAlternative', ...act } as const) : ({ type: 'RejectAlternative', ...act, reason } as const)
      alternatives.act(stream, command, log.sent(command.type, { alternativeId, reason }, admin.memberId, decided.at))
    }
    return [
      { at, run: propose },
      { at: decided.at, run: decide },
    ]
  }
  const decide = ({ command, at }: PlannedTagAct): Step => ({
    at,
    run: () => {
      const { type, ...payload } = command
      tags.act(TAGS, command, log.sent(type, payload, admin.memberId, at))
    },
  })

  const live = (day: Day): Step[] => {
    const [opensAt, closesAt] = [midnightOf(day) + 12, midnightOf(addDays(day, 1)) + SETTLED]
    return [
      { at: opensAt, run: () => launchDays.open(day, opensAt) },
      { at: closesAt, run: () => launchDays.close(day, closesAt) },
    ]
  }

  const steps: Step[] = [
    ...people.flatMap(join),
    ...planned.map(list),
    ...launches.map(schedule),
    ...planSales(seed, today, launches).map(offer),
    ...daysFrom(firstDayOf(today), today).flatMap(live),
    ...votes.map(cast),
    ...votes.flatMap((vote) => (vote.withdrawnAt === undefined ? [] : withdraw(vote, vote.withdrawnAt))),
    ...[...planFollows(seed, votes), ...planFollowsOfReaders(today, people)].map(follow),
    ...planModeration(seed, today, votes).flatMap(moderate),
    ...planAlternatives(seed, today, people, launches).flatMap(compare),
    ...planTags(seed, today, planned).map(decide),
    ...discussionSteps({ log, texts, likes: planLikes(seed, today, people, texts), people, toolIds, admin }),
    ...reviewSteps({ log, reviews, helpful: planHelpful(seed, today, people, reviews), tools: planned }),
  ]
  const past = steps.filter(({ at }) => at < now).toSorted((one, other) => one.at - other.at)
  for (const { run } of past) run()
  return launchDays
}
