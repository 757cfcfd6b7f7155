import type { CaseVoter } from '@debut/events/audits/audit-answers.ts'
import { AuditAsked, auditStream } from '@debut/events/audits/audit-events.ts'
import { capabilities } from '@debut/events/capabilities.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { openSession } from '@debut/adapters/session.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from './discussion/testing/write-texts.ts'
import { connectLive } from './kernel/live/testing/live-client.ts'
import { type Launch, type Member, startStory, type Story, type Vote } from './testing/story.ts'

const today = Day.parse('2026-03-02')
const yesterday = addDays(today, -1)

/** This audit has read further than the log is long, so it lists the next votes too. */
const AUDIT = JobId.parse('01M7W4K9DA7AM9JD1WGDRE08R1')

/** Of those who voted, and of nothing that they voted for. */
const OF_VOTERS = ['GET /api/streaks']
/** No answer of this service, or one that only its own member or an operator gets: what these see of their own votes is theirs to know. */
const NOT_ASKED = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/live',
  'GET /api/members/:memberId/export',
  'GET /avatars/:member/:file',
  'GET /api/projections',
  // Their figures of load change with every request; what they count of the day is looked at below.
  'GET /api/operations',
  // Drawn of a name alone.
  'GET /api/drawings/faces/:seed',
  'GET /api/drawings/logos/:seed',
  'GET /api/icons/:collection.json',
  'GET /api/drawings/screens/:seed',
]

/** A reader who looks at everything at two in the morning, before and after votes that change the day's order. */
describe('in the hidden hours', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let launches: readonly Launch[]
  let maker: Member
  let onlooker: Member
  let admin: Member
  let oldVote: Vote
  let now: Instant
  let postId: PostId
  let commentId: CommentId
  let voters: readonly Member[]

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at(isoOf(startOf(yesterday)))
    maker = await story.member('maker')
    onlooker = await story.member('onlooker')
    admin = await story.member('the-admin', 'admin')
    voters = [await story.member('noor'), await story.member('mika')]
    const old = await story.launch('oldest', yesterday)
    await story.open(yesterday, [old])
    oldVote = await story.cast(voters[0] as Member, old, 2)
    const asked = { jobId: AUDIT, by: admin.memberId, subject: 'range', from: yesterday, to: today } as const
    await story.append(auditStream(AUDIT), admin.memberId, AuditAsked({ ...asked, toolId: null, memberId: null, asOf: null }))
    const session = story.world.closing(await openSession({ url: story.world.settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 }))
    await session.query(`insert into projections.jobs (id, kind, state, result) values ($1, 'audit', 'done', $2)`, [
      AUDIT,
      JSON.stringify({ upTo: 1_000_000, votes: { counted: 1, withdrawn: 0, held: 0, voided: 0 } }),
    ])
    launches = [
      await story.launch('fonts', today, [maker.memberId]),
      await story.launch('forms', today),
      await story.launch('frames', today),
    ]
    story.at(isoOf(startOf(today)))
    await story.open(today, launches)
    const write = writeTexts(story)
    postId = await write.publish(maker, 'We launch today', { toolId: launches[0]?.toolId ?? null })
    commentId = (await write.comment(onlooker, { postId, toolId: null }, 'Good luck')).commentId
    now = story.at(isoOf(revealOf(today).minus({ hours: 2 })))
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  /** Every address of a route, with whatever of today could stand in it. */
  const addressesOf = (route: string): string[] => {
    const pattern = route.slice('GET '.length)
    const named: Record<string, readonly string[]> = {
      ':tool': ['fonts', 'forms', launches[2]?.toolId ?? ''],
      ':subject': ['fonts', 'forms', 'notion'],
      ':toolId': launches.map(({ toolId }) => toolId),
      ':launchId': launches.map(({ launchId }) => launchId),
      ':period': periods,
      ':day': [today, yesterday],
      ':memberId': [onlooker.memberId],
      ':member': [maker.memberId, onlooker.memberId],
      ':username': ['maker', 'onlooker'],
      ':postId': [postId],
      ':commentId': [commentId],
      ':tag': ['ai', 'unknown-tag'],
      ':caseId': [...launches.map(({ launchId }) => launchId), AUDIT],
      ':jobId': [AUDIT, '01M7W4K9DA7AM9JD1WGDRE08R0'],
      ':id': ['01M7W4K9DA7AM9JD1WGDRE08R0'],
      ':member/:file': [`${maker.memberId}/${'0'.repeat(32)}.webp`],
      ':kind/:id': [`post/${postId}`, `comment/${commentId}`],
    }
    const queries: Record<string, readonly string[]> = {
      // The month of what it would change is that of today’s launches too.
      'GET /api/cases/:caseId/preview': [`judgement=void&votes=${oldVote.position}`],
      'GET /api/cases/:caseId/voter': [`vote=${oldVote.position}`],
      'GET /api/listings': ['category=design', 'category=design&sort=newest', 'tag=ai', 'tag=ai&year=2026&month=3'],
      'GET /api/alternatives/:subject': ['', 'category=design', 'sort=newest'],
      'GET /api/for-sale': ['', 'sort=best', 'category=design'],
      'GET /api/listings/overview': ['kind=tag', 'kind=category'],
      'GET /api/search': ['q=f', 'q=fonts', 'q=does+what', 'q=ai', 'q=frmes', 'q=fonts+nowhere', 'q=maker'],
      'GET /api/tool-names': ['names=fonts,forms'],
      'GET /api/user/check-username': ['username=fonts'],
      'GET /api/launches/:launchId/why': ['', 'period=week', 'period=year'],
      'GET /api/boards/:period': ['', `asOf=${isoOf(revealOf(today).minus({ hours: 2, minutes: 30 }))}`],
    }
    const [name] = /:\w+(?:\/:\w+)*/.exec(pattern) ?? []
    const values = name === undefined ? [''] : named[name]
    if (values === undefined) throw new Error(`${route}: what stands for ${name}?`)
    const paths = values.map((value) => (name === undefined ? pattern : pattern.replace(name, value)))
    return paths.flatMap((path) => (queries[route] ?? ['']).map((query) => (query === '' ? path : `${path}?${query}`)))
  }

  const routes = capabilities
    .flatMap(({ routes = {} }) => Object.keys(routes))
    .filter((route) => route.startsWith('GET ') && !route.includes(' /auth/v1/') && !NOT_ASKED.includes(route))

  /** All that can be seen but how far into the log it reaches, and the number of the request. */
  const look = async (token: string | undefined) => {
    const seen: Record<string, unknown> = {}
    for (const route of routes) {
      for (const path of addressesOf(route)) {
        const { status, body } = await served.getNow(path, token === undefined ? {} : { token })
        const { position: _, requestId: __, ...shown } = body
        seen[path] = { status, shown }
      }
    }
    return seen
  }

  const followed = async () => {
    const { body } = await served.getNow(`/api/cases/${AUDIT}/voter?vote=${oldVote.position}`, { token: admin.token })
    return (body as unknown as CaseVoter).votes.map(({ tool }) => tool?.slug)
  }

  /** What admins read of the day. */
  const countedToday = async () => (await served.getNow('/api/operations', { token: admin.token })).body['today']

  const topicsOf = () => [
    ...periods.map(
      (period) => `board:${period}:${period === 'day' || period === 'week' ? today : period === 'month' ? '2026-03-01' : '2026-01-01'}`,
    ),
    ...launches.map(({ toolId }) => `tool:${toolId}`),
  ]

  it('nothing that anybody is shown changes with the votes of the day, and no topic says which tool they are for', async () => {
    const visitor = await look(undefined)
    const asMaker = await look(maker.token)
    const asOnlooker = await look(onlooker.token)
    const asAdmin = await look(admin.token)
    const counted = await countedToday()
    expect(counted).toMatchObject({ launches: 3, votes: null })
    expect(await followed()).toEqual(['oldest'])
    const statuses = Object.values(visitor).map((each) => (each as { status: number }).status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30)

    const client = await connectLive<Record<string, unknown>>(served.url)
    client.say({ type: 'hello', token: null })
    await client.receives('welcome')
    for (const topic of topicsOf()) {
      client.say({ type: 'subscribe', topic, cursor: null })
      await client.receives('message', topic)
    }
    const before = topicsOf().map((topic) => client.bodies(topic))

    const [, , last] = launches
    for (const voter of voters) await story.cast(voter, last as Launch, 5)

    const forAll = (seen: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(seen).filter(([path]) => !OF_VOTERS.some((route) => path.startsWith(route.slice('GET '.length)))))
    expect(forAll(await look(undefined))).toEqual(forAll(visitor))
    expect(forAll(await look(maker.token))).toEqual(forAll(asMaker))
    expect(forAll(await look(onlooker.token))).toEqual(forAll(asOnlooker))
    expect(forAll(await look(admin.token))).toEqual(forAll(asAdmin))
    expect(await countedToday()).toEqual(counted)

    await client.until(({ topic, cursor }) => topic === topicsOf()[0] && (cursor ?? 0) >= story.last())
    expect(topicsOf().map((topic) => client.bodies(topic))).toEqual(before)
    // As many messages of each tool: one with more of them would be one that was voted for.
    const messages = launches.map(({ toolId }) => client.received.filter(({ topic }) => topic === `tool:${toolId}`).length)
    expect(new Set(messages).size).toBe(1)
  })

  it('all of it changes when they are over', async () => {
    const hidden = await look(undefined)
    now = story.at(isoOf(revealOf(today)))
    const shown = await look(undefined)
    const changed = Object.keys(shown).filter((path) => JSON.stringify(shown[path]) !== JSON.stringify(hidden[path]))
    expect(changed).toEqual(expect.arrayContaining([...periods.map((period) => `/api/boards/${period}`), '/api/tools/fonts']))
    expect(await followed()).toEqual(['frames', 'oldest'])
    expect(await countedToday()).toMatchObject({ votes: { total: 2, perHour: [0, 0, 2, 0, 0] } })
  })
})
