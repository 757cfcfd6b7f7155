import { access } from '@debut/events/access.ts'
import { AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { capabilities } from '@debut/events/capabilities.ts'
import { CommentHidden, CommentWritten, commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostHidden, PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import {
  AppealMade,
  conductStream,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import { ErasureId } from '@debut/events/moderation/sanction.ts'
import { ReviewHidden, ReviewWritten, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolHidden, ToolListed, ToolModerated } from '@debut/events/tools/tool-events.ts'
import { VoteCast, voterStream } from '@debut/events/voting/vote-events.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { ulidAt } from '@debut/testing/ids-at.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processContext } from '../testing/process-context.ts'

interface Member {
  readonly memberId: MemberId
  readonly username: string
  readonly token: string
}

const now: Instant = toInstant('2026-11-20T20:00:00Z')
const card = {
  tagline: 'Send a note that folds itself',
  url: 'https://kite.example',
  category: 'design',
  pricing: 'free',
  logo: '/logo.svg',
} as const
const said = { rule: 'spam', note: null } as const

let world: World
let log: EventStore
let url: string
let [admin, moderator, analyst]: [Member, Member, Member] = [] as never
/** They make the decisions that the others then have to take back. */
let [otherAdmin, otherModerator]: [Member, Member] = [] as never

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  ;({ url } = await world.commandService())
  const projection = await world.projectionService()
  await eventually(async () => expect((await fetch(`${projection.url}/readyz`)).status).toBe(200))
  admin = await appointed('the-boss', 'admin')
  moderator = await appointed('moira', 'moderator')
  analyst = await appointed('anneli', 'analyst')
  otherAdmin = await appointed('the-second', 'admin')
  otherModerator = await appointed('morgan', 'moderator')
})
afterAll(() => world.close())

const withToken = async (person: ReturnType<World['person']>): Promise<Member> => ({
  username: person.username,
  memberId: MemberId.parse(person.memberId),
  token: await world.token(person),
})
const appointed = async (name: string, ...roles: Role[]) => withToken(await world.appoint(world.person(name, ...roles)))
const registered = async (username: string) => {
  const member = await withToken(world.person(username))
  expect(await send(member, 'RegisterMember', { username })).toBe(200)
  return member
}
/** The code of the refusal, or the status of what was accepted. */
const send = async (by: Member, type: string, payload: unknown) => {
  const { status, body } = await sendCommand(url, by.token, type, payload)
  return body.code ?? status
}
const append = async (stream: string, ...events: { type: string; data: object }[]) => {
  const { correlationId, commandId, ...context } = processContext('test', stream, events, now)
  const envelope = { ...context, $correlationId: correlationId, $causationId: commandId }
  const stored = await log.read(stream)
  const revision = stored.length === 0 ? 'no-stream' : stored.length - 1
  await log.append(stream, revision, await encode(world.keys(), stream, events, envelope))
}

const product = async (owner: MemberId, tag: string) => {
  const [toolId, launchId, boardDate] = [ToolId.parse(ulidAt(now)), LaunchId.parse(ulidAt(now)), dayOf(now)]
  const slug = `tool-${toolId.toLowerCase()}`
  await append(
    `tool-${toolId}`,
    ToolListed({ toolId, ownerId: owner, makers: [owner], ...NO_STORY, ...card, slug, name: 'Kite', tags: [tag] }),
    LaunchPlanned({ toolId, launchId }),
  )
  await append(
    `launch-${launchId}`,
    LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }),
    LaunchOpened({ launchId, toolId, boardDate }),
  )
  return { toolId, launchId }
}

const STRANGER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

/** Makes one of each thing that can be decided about. */
const thingsOf = async ({ memberId, username }: Pick<Member, 'memberId' | 'username'>) => {
  const tag = `word-of-${username}`
  const [own, foreign] = [await product(memberId, tag), await product(STRANGER, 'design')]
  const [postId, commentId] = [PostId.parse(ulidAt(now)), CommentId.parse(ulidAt(now))]
  const text = { memberId, body: 'It flies.', mentions: [] }
  const other = { kind: 'product', slug: ProductSlug.parse(`like-${username}`), name: 'Like it', url: null } as const
  const alternativeId = alternativeIdOf(foreign.toolId, other)
  const cast = { number: 1, ...foreign, boardDate: dayOf(now), countsOn: dayOf(now), weight: 1 }
  await append(postStream(postId), PostPublished({ postId, kind: 'shipped', title: null, toolId: null, ...text }))
  await append(
    commentStream(commentId),
    CommentWritten({ commentId, postId, toolId: null, parentId: null, rootId: commentId, depth: 1, answersTo: null, ...text }),
  )
  const reviewId = reviewIdOf(foreign.toolId, memberId)
  await append(
    reviewStream(reviewId),
    ReviewWritten({ toolId: foreign.toolId, memberId, rating: 4, body: 'It flies higher than any other.', makers: [] }),
  )
  await append(alternativeStream(alternativeId), AlternativeProposed({ alternativeId, toolId: foreign.toolId, other, by: memberId }))
  await append(voterStream(memberId), VoteCast({ memberId, ...cast }))
  const stream = conductStream(memberId)
  const actId = actIdOf({ stream, revision: 0 })
  await append(stream, MemberWarned({ memberId, ...said, by: STRANGER }), AppealMade({ memberId, actId, stream, revision: 0, text: 'No.' }))
  const vote = Number((await log.read(voterStream(memberId)))[0]?.position)
  return { memberId, username, tag, own, foreign, postId, commentId, reviewId, alternativeId, actId, vote }
}
type Things = Awaited<ReturnType<typeof thingsOf>>

const ruled = { reason: 'spam' }
const judged = { seen: 0, judgement: 'hold', reason: 'ring', note: null }
const lookup = { reason: 'Their votes came from one network.' }

/** Lists for every command of staff that decides about a member, or something of theirs, the payloads that name it. */
const TABLE: Readonly<Record<string, readonly ((things: Things) => object)[]>> = {
  GrantRole: [({ memberId }) => ({ memberId, role: 'analyst' })],
  RevokeRole: [({ memberId }) => ({ memberId, role: 'moderator' })],
  ListTool: [
    ({ memberId }) => ({ toolId: ulidAt(now), ownerId: memberId, slug: 'new', name: 'New', ...card, tags: ['mail'] }),
    ({ memberId }) => ({
      toolId: ulidAt(now),
      ownerId: STRANGER,
      otherMakers: [memberId],
      slug: 'new',
      name: 'New',
      ...card,
      tags: ['mail'],
    }),
  ],
  ModerateTool: (['hide', 'restore', 'approve'] as const).map((act) => ({ own: { toolId } }: Things) => ({
    toolId,
    act,
    reason: act === 'hide' ? 'spam' : 'reviewed',
  })),
  ModerateMakers: [
    ({ own: { toolId }, memberId }) => ({ toolId, memberId, act: 'remove-maker', reason: 'ownership' }),
    ({ foreign: { toolId }, memberId }) => ({ toolId, memberId, act: 'transfer', reason: 'ownership' }),
  ],
  PutUpForSale: [({ own: { toolId } }) => ({ toolId })],
  KeepTag: [({ tag }) => ({ tag, name: 'A word', reason: 'looked-for' })],
  MergeTag: [({ tag }) => ({ tag, into: 'design', reason: 'same-meaning' })],
  BanTag: [({ tag }) => ({ tag, ...ruled })],
  RestoreTag: [({ tag }) => ({ tag, reason: 'mistake' })],
  ScheduleLaunch: [({ own: { toolId } }) => ({ launchId: ulidAt(now), toolId, boardDate: '2027-01-01', lane: 'free' })],
  DisqualifyLaunch: [({ own: { launchId } }) => ({ launchId, ...ruled })],
  ReinstateLaunch: [({ own: { launchId } }) => ({ launchId, reason: 'mistake' })],
  ...Object.fromEntries(
    ['HoldVote', 'VoidVote', 'RestoreVote'].map((type) => [
      type,
      [
        ({ memberId, foreign: { launchId } }: Things) => ({ memberId, launchId, reason: 'reviewed' }),
        ({ own: { launchId } }: Things) => ({ memberId: STRANGER, launchId, reason: 'reviewed' }),
      ],
    ]),
  ),
  JudgeVotes: [
    ({ foreign, vote }) => ({ caseId: foreign.launchId, ...judged, votes: [vote] }),
    ({ own }) => ({ caseId: own.launchId, ...judged, votes: [1] }),
  ],
  RevealVoter: [({ own }) => ({ caseId: own.launchId, voter: 'm-abcdefgh', vote: null, ...lookup })],
  LookUpMember: [({ own }) => ({ caseId: own.launchId, username: 'stranger', ...lookup })],
  HidePost: [({ postId }) => ({ postId, ...ruled })],
  ShowPost: [({ postId }) => ({ postId, reason: 'mistake' })],
  ClearPost: [({ postId }) => ({ postId })],
  HideComment: [({ commentId }) => ({ commentId, ...ruled })],
  ShowComment: [({ commentId }) => ({ commentId, reason: 'mistake' })],
  ClearComment: [({ commentId }) => ({ commentId })],
  HideReview: [({ reviewId }) => ({ reviewId, ...ruled }), ({ own: { toolId } }) => ({ reviewId: reviewIdOf(toolId, STRANGER), ...ruled })],
  ShowReview: [({ reviewId }) => ({ reviewId, reason: 'mistake' })],
  ClearReview: [({ reviewId }) => ({ reviewId })],
  AcceptAlternative: [({ alternativeId }) => ({ alternativeId })],
  RejectAlternative: [({ alternativeId }) => ({ alternativeId, reason: 'not-alike' })],
  WarnMember: [({ memberId }) => ({ memberId, ...said })],
  SuspendMember: [({ memberId }) => ({ memberId, ...said, days: 1 })],
  BanMember: [({ memberId }) => ({ memberId, ...said, voidVotes: null })],
  LiftSanction: [({ memberId, actId }) => ({ memberId, actId, reason: 'mistake' })],
  KeepSanction: [({ memberId, actId }) => ({ memberId, actId })],
  AnswerAppeal: [({ memberId, actId }) => ({ memberId, actId, outcome: 'overturned', text: 'We looked.' })],
}

/** These commands decide about no member. Jobs have their own rule about who may change them, and the rest is machinery. */
const ABOUT_NO_MEMBER = new Set([
  'RunAudit',
  'RunAnalysis',
  'SaveAnalysis',
  'DeleteAnalysis',
  'PauseJob',
  'ResumeJob',
  'StopJob',
  'SkipEvent',
  'RetryParked',
  'StartRebuild',
  'DiscardBuild',
  'SwapBuild',
  'SwapBack',
])

const staffCommands = capabilities
  .flatMap((each) => Object.values<{ type: string; who: unknown }>('commands' in each ? each.commands : {}))
  .filter(({ who }) => who !== 'members' && who !== 'process')
  .map(({ type }) => type)

describe('what a member of the team may decide', () => {
  it('is said of each of their commands', () => {
    expect([...Object.keys(TABLE), ...ABOUT_NO_MEMBER].toSorted()).toEqual(staffCommands.toSorted())
  })

  it('is never about themselves or what they made, and about others it is what their roles allow', { timeout: 120_000 }, async () => {
    const others = await thingsOf(await withToken(world.person('ines')))
    for (const [role, member] of Object.entries({ admin, moderator, analyst })) {
      const things = await thingsOf(member)
      for (const [type, payloads] of Object.entries(TABLE)) {
        const isAllowed = access.get(`command ${type}`)?.allowed.has(role as Role) === true
        for (const payload of payloads) {
          expect([role, type, await send(member, type, payload(things))]).toEqual([role, type, isAllowed ? 'concerns-you' : 'forbidden'])
          const answer = await send(member, type, payload(others))
          expect([role, type, answer === 'forbidden', answer === 'concerns-you', answer === 'invalid']).toEqual([
            role,
            type,
            !isAllowed,
            false,
            false,
          ])
        }
      }
    }
  })

  it('includes no appeal about what they decided themselves', async () => {
    const noor = await thingsOf(await withToken(world.person('noor')))
    expect(await send(moderator, 'HidePost', { postId: noor.postId, ...ruled })).toBe(200)
    const stream = postStream(noor.postId)
    const actId = actIdOf({ stream, revision: 1 })
    await append(conductStream(noor.memberId), AppealMade({ memberId: noor.memberId, actId, stream, revision: 1, text: 'No.' }))
    const answer = (by: Member) => send(by, 'AnswerAppeal', { memberId: noor.memberId, actId, outcome: 'upheld', text: 'We looked.' })
    expect(await answer(moderator)).toBe('concerns-you')
    expect(await answer(otherModerator)).toBe(200)
  })
})

describe('a decision', () => {
  /** Lists what `by` decided, each with the command that takes it back. */
  const decided = async (by: MemberId | null, username: string) => {
    const { postId, commentId, reviewId, foreign, alternativeId, memberId, own, tag } = await thingsOf(await registered(username))
    const { toolId } = own
    await append(postStream(postId), PostHidden({ postId, reason: 'spam', by }))
    await append(commentStream(commentId), CommentHidden({ commentId, reason: 'spam', by }))
    await append(reviewStream(reviewId), ReviewHidden({ toolId: foreign.toolId, memberId, reason: 'spam', by }))
    await append(
      `tool-${toolId}`,
      ToolModerated({ toolId, act: by === null ? 'hold' : 'hide', reason: by === null ? 'first-tool' : 'spam', memberId: null, by }),
      ToolHidden({ toolId, by }),
    )
    const texts: [string, object][] = [
      ['ShowPost', { postId, reason: 'mistake' }],
      ['ShowComment', { commentId, reason: 'mistake' }],
      ['ShowReview', { reviewId, reason: 'mistake' }],
      ['ModerateTool', { toolId, act: by === null ? 'approve' : 'restore', reason: 'reviewed' }],
    ]
    if (by === null) return texts
    const stream = conductStream(memberId)
    await append(stream, MemberSuspended({ memberId, ...said, by, until: isoOf(now.plus({ days: 7 })) }))
    await append(alternativeStream(alternativeId), AlternativeRejected({ alternativeId, by, reason: 'not-alike' }))
    const banner = by === otherAdmin.memberId ? otherAdmin : otherModerator
    expect(await send(banner, 'BanTag', { tag, ...ruled })).toBe(200)
    const lift: [string, object] = ['LiftSanction', { memberId, actId: actIdOf({ stream, revision: 2 }), reason: 'mistake' }]
    return [
      ...texts,
      ['SuspendMember', { memberId, ...said, days: 1 }] as const,
      lift,
      ['AcceptAlternative', { alternativeId }] as const,
      ['RejectAlternative', { alternativeId, reason: 'not-alike' }] as const,
      ['RestoreTag', { tag, reason: 'mistake' }] as const,
    ]
  }

  it('of an admin is taken back by admins alone', { timeout: 60_000 }, async () => {
    for (const [type, payload] of await decided(otherAdmin.memberId, 'aya')) {
      expect([type, await send(moderator, type, payload)]).toEqual([type, 'decided-by-admin'])
      expect([type, await send(admin, type, payload)]).toEqual([type, 200])
    }
  })

  it('of a moderator or a rule is taken back by any moderator', { timeout: 60_000 }, async () => {
    for (const [by, name] of [
      [otherModerator.memberId, 'lena'],
      [null, 'kai'],
    ] as const)
      for (const [type, payload] of await decided(by, name)) expect([type, await send(moderator, type, payload)]).toEqual([type, 200])
  })

  it('is also that a sanction of an erased account stays', async () => {
    const { memberId } = await registered('noa')
    const stream = conductStream(memberId)
    const [actId, erasureId] = [actIdOf({ stream, revision: 0 }), ErasureId.parse('6f0d9f0e-2d2b-4c1e-9a53-0c6f6a1e7b21')]
    await append(
      stream,
      SanctionContinued({ memberId, erasureId, sanction: 'suspension', rule: 'spam', until: isoOf(now.plus({ days: 7 })) }),
    )
    expect(await send(otherAdmin, 'KeepSanction', { memberId, actId })).toBe(200)
    const lift = { memberId, actId, reason: 'mistake' }
    expect(await send(moderator, 'SuspendMember', { memberId, ...said, days: 1 })).toBe('decided-by-admin')
    expect(await send(moderator, 'LiftSanction', lift)).toBe('decided-by-admin')
    expect(await send(admin, 'LiftSanction', lift)).toBe(200)
  })

  it('keeps its rank when the admin who made it is one no longer', async () => {
    const former = await appointed('the-former', 'admin')
    const mika = await withToken(world.person('mika'))
    const stream = conductStream(mika.memberId)
    await append(stream, MemberSuspended({ memberId: mika.memberId, ...said, by: former.memberId, until: isoOf(now.plus({ days: 7 })) }))
    expect(await send(admin, 'RevokeRole', { memberId: former.memberId, role: 'admin' })).toBe(200)
    const lift = { memberId: mika.memberId, actId: actIdOf({ stream, revision: 0 }), reason: 'mistake' }
    expect(await send(moderator, 'LiftSanction', lift)).toBe('decided-by-admin')
    expect(await send(admin, 'LiftSanction', lift)).toBe(200)
  })
})

describe('a suspended role', () => {
  it('is no role: neither the commands nor the inbox are open until the suspension is lifted', async () => {
    const third = await appointed('the-third', 'admin')
    const inbox = async () =>
      (await fetch(`${url}/api/contact/messages?status=new&q=&page=1`, { headers: { authorization: `Bearer ${third.token}` } })).status
    expect(await inbox()).toBe(200)
    const { memberId } = third
    const stream = conductStream(memberId)
    await append(stream, MemberSuspended({ memberId, ...said, by: otherAdmin.memberId, until: isoOf(now.plus({ days: 7 })) }))
    await eventually(async () => expect(await inbox()).toBe(403))
    expect(await send(third, 'ClearPost', { postId: ulidAt(now) })).toBe('suspended')
    await append(
      stream,
      SanctionLifted({
        memberId,
        actId: actIdOf({ stream, revision: 0 }),
        sanction: 'suspension',
        reason: 'mistake',
        by: otherAdmin.memberId,
      }),
    )
    await eventually(async () => expect(await inbox()).toBe(200))
  })
})
