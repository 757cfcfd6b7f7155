import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { RoleGranted } from '@debut/events/members/member-events.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const DAY = Day.parse('2026-03-02')
const YESTERDAY = Day.parse('2026-03-01')
const NOW = '2026-03-02T20:00:00.000Z'

const requests = { requests: 0, errors: 0, p95Ms: null, minutes: 5 }
const allIsWell: OperatingState = {
  log: { newestAt: NOW, perSecond: 0.2, behind: [] },
  email: { sent: 3, failed: 0, waiting: 0, oldestAt: null },
  messages: { waiting: 0, oldestAt: null },
  backup: { isSet: true, newestAt: '2026-03-02T12:00:00.000Z' },
  leases: [{ name: 'launch-days', owner: '0f7a3c52', until: NOW }],
  requests,
}

describe('the overview of how everything is running', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let people: Record<'admin' | 'moderator' | 'analyst' | 'member', Member>
  let kiln: Launch

  beforeAll(async () => {
    story = await startStory()
    story.at(NOW)
    await story.project()
    people = {
      admin: await story.member('the-admin', 'admin'),
      moderator: await story.member('moira', 'moderator'),
      analyst: await story.member('ana', 'analyst'),
      member: await story.member('mel'),
    }
    kiln = await story.launch('kiln', DAY)
    await story.open(DAY, [kiln])
    ;({ getNow } = await story.serve(() => toInstant(NOW)))
    Object.assign(story.commandServiceSays, allIsWell)
  })
  afterAll(() => story.end())

  const overview = async () => (await getNow('/api/operations', { token: people.admin.token })).body
  const things = async () => (await overview())['things']

  it('says that nothing is to be done while all is well, and counts what came today', async () => {
    const cast = await story.cast(people.member, kiln)
    await eventually(async () =>
      expect(await overview()).toMatchObject({
        things: [],
        today: { day: DAY, votes: { total: 1, perHour: [...Array<number>(12).fill(0), 1] }, launches: 1, members: 4, posts: 0 },
        log: { newestAt: NOW, perSecond: 0.2 },
        projections: { stopped: 0, parked: 0, furthest: null },
        email: allIsWell.email,
        backup: allIsWell.backup,
        liveConnections: 0,
        leases: { processes: allIsWell.leases },
      }),
    )
    await story.hold(cast)
    await eventually(async () => expect(await things()).toEqual([{ kind: 'held-votes', count: 1, name: 'KILN', since: NOW, urgent: true }]))
    await story.restore(cast)
    await eventually(async () => expect(await things()).toEqual([]))
    // What is counted already is not counted again.
    expect(await overview()).toMatchObject({ today: { votes: { total: 1 }, members: 4 } })
  })

  it('names what needs a person, the worst first', async () => {
    const database = openDatabase({ url: story.world.settings.DATABASE_URL, name: 'plant' })
    story.world.closing({ close: () => database.destroy() })
    const active = () => database('projections.active').where({ name: 'votes' })
    const { version } = (await active().first<{ version: number } | undefined>('version')) ?? { version: 0 }
    const parked = {
      projection: 'votes',
      version,
      sequence: 9,
      stream: 'tags',
      revision: 0,
      type: 'TagKept',
      payload_hash: 'x',
      error: 'No.',
      tries: 1,
    }
    await database('projections.parked_events').insert({ ...parked, parked_at: NOW })
    Object.assign(story.commandServiceSays, {
      backup: { isSet: true, newestAt: '2026-03-01T12:00:00.000Z' },
      email: { sent: 3, failed: 2, waiting: 4, oldestAt: '2026-03-02T19:30:00.000Z' },
      messages: { waiting: 1, oldestAt: '2026-03-01T12:00:00.000Z' },
    })
    await story.open(YESTERDAY, [])
    await eventually(async () =>
      expect(await things()).toEqual([
        { kind: 'open-day', count: 1, name: YESTERDAY, since: '2026-03-02T08:00:00.000Z', urgent: true },
        { kind: 'parked-events', count: 1, name: 'votes', since: NOW, urgent: false },
        { kind: 'backup', count: 1, name: null, since: '2026-03-01T12:00:00.000Z', urgent: true },
        { kind: 'late-email', count: 4, name: null, since: '2026-03-02T19:30:00.000Z', urgent: true },
        { kind: 'failed-email', count: 2, name: null, since: null, urgent: false },
        { kind: 'messages', count: 1, name: null, since: '2026-03-01T12:00:00.000Z', urgent: false },
      ]),
    )
    const counts = async (who: keyof typeof people) => (await getNow('/api/operations/counts', { token: people[who].token })).body
    expect(await counts('admin')).toEqual({ review: 0, projections: 1, moderation: 0 })
    expect(await counts('analyst')).toEqual({ review: null, projections: 1, moderation: null })
    expect(await counts('moderator')).toEqual({ review: null, projections: null, moderation: 0 })
    await database('projections.parked_events').delete()
  })

  it('says of a projection that is behind since when it is', async () => {
    const { projections } = (await getNow('/api/projections', { token: people.admin.token })).body as {
      projections: { name: string; position: number }[]
    }
    const position = projections.find(({ name }) => name === 'votes')?.position
    Object.assign(story.commandServiceSays, allIsWell, {
      log: { ...allIsWell.log, behind: [{ position, since: '2026-03-02T19:58:00.000Z' }] },
    })
    expect(await overview()).toMatchObject({ projections: { furthest: { seconds: 120 } } })
    expect(await things()).toContainEqual({
      kind: 'lag',
      count: 120,
      name: expect.any(String),
      since: '2026-03-02T19:58:00.000Z',
      urgent: true,
    })
  })

  it('makes up nothing while the command-service gives no answer', async () => {
    Object.assign(story.commandServiceSays, { log: 'of another form' })
    expect(await overview()).toMatchObject({
      log: null,
      email: null,
      backup: null,
      requests: { commands: null },
      leases: { processes: null },
    })
    Object.assign(story.commandServiceSays, allIsWell)
  })

  it('tells admins who has a role and who did what, by name until they are erased', async () => {
    const { admin, member } = people
    await story.append(
      `member-${member.memberId}`,
      admin.memberId,
      RoleGranted({ memberId: member.memberId, role: 'analyst', by: admin.memberId }),
    )
    const holders = (await getNow('/api/operations/roles', { token: admin.token })).body['members']
    expect(holders).toMatchObject([
      { username: 'the-admin', roles: ['admin'] },
      { username: 'ana', roles: ['analyst'] },
      { username: 'mel', roles: ['analyst'] },
      { username: 'moira', roles: ['moderator'] },
    ])
    const entries = async (query: string) =>
      (await getNow(`/api/operations/journal${query}`, { token: admin.token })).body as {
        entries: Record<string, unknown>[]
        more: boolean
      }
    const { entries: access, more } = await entries('?kind=access&limit=1')
    expect(access).toMatchObject([
      {
        kind: 'access',
        actor: { kind: 'member', username: 'the-admin' },
        text: 'gave the role of analyst to',
        about: { kind: 'member', name: 'mel', path: '/profile/mel' },
      },
    ])
    expect(more).toBe(true)
    expect((await entries(`?kind=access&before=${String(access[0]?.['position'])}`)).entries).toMatchObject([
      { actor: { kind: 'process', name: 'Settings' }, about: { name: 'ana' } },
      { about: { name: 'moira' } },
      { about: { name: 'the-admin' } },
    ])
    const { entries: votes } = await entries('?kind=votes')
    expect(votes).toMatchObject([
      { text: 'restored a vote for', about: { name: 'KILN', path: '/tool/kiln' }, reason: 'ring' },
      { text: 'held a vote for' },
    ])
    expect(JSON.stringify(votes)).not.toContain(member.memberId)
    expect((await getNow('/api/operations/journal', { token: people.moderator.token })).status).toBe(403)
  })
})
