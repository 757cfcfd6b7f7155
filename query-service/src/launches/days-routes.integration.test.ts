import { sha256 } from '@debut/events/kernel/merkle.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ToolRemoved } from '@debut/events/tools/tool-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, startStory, type Story } from '../testing/story.ts'

/** The last day of a week. */
const SUNDAY = Day.parse('2026-03-01')
const MONDAY = Day.parse('2026-03-02')
const LEAF = sha256('leaf')

describe('published days', () => {
  let story: Story
  let get: Awaited<ReturnType<Story['serve']>>['get']
  let getNow: typeof get
  let apple: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-02-20T12:00:00Z')
    const ines = await story.member('ines')
    apple = await story.launch('apple', SUNDAY)
    story.at('2026-03-01T08:00:00Z')
    await story.open(SUNDAY, [apple])
    story.at('2026-03-01T20:00:00Z')
    await story.cast(ines, apple, 3)
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, [])
    const { launchId, toolId } = apple
    const won = [{ place: 1, launchId, toolId, points: 3, voters: 1 }]
    await story.close(
      SUNDAY,
      { upTo: story.last() + 1, votes: 1, merkleRoot: LEAF, standings: [{ rank: 1, launchId, toolId, points: 3, voters: 1 }] },
      story.drawn(SUNDAY, { memberId: ines.memberId, leaf: LEAF }),
      story.granted('day', SUNDAY, won),
      story.granted('week', Day.parse('2026-02-23'), won),
    )
    ;({ get, getNow } = await story.serve(() => toInstant('2026-03-02T22:00:00Z')))
  })
  afterAll(() => story.end())

  it('show what was committed to when they began and revealed when they were over, newest first', async () => {
    const { body } = await getNow('/api/days')
    expect(body['days']).toEqual([
      {
        day: MONDAY,
        rule: 'v1',
        seedHash: sha256(sha256(MONDAY)),
        seed: null,
        merkleRoot: null,
        votes: null,
        upTo: null,
        openedAt: '2026-03-02T08:00:00.000Z',
        closedAt: null,
        lottery: null,
      },
      {
        day: SUNDAY,
        rule: 'v1',
        seedHash: sha256(sha256(SUNDAY)),
        seed: sha256(SUNDAY),
        merkleRoot: LEAF,
        votes: 1,
        upTo: expect.any(Number),
        openedAt: '2026-03-01T08:00:00.000Z',
        closedAt: '2026-03-02T08:00:00.000Z',
        lottery: {
          draw: sha256(`draw ${SUNDAY}`),
          eligible: 1,
          winner: { memberId: expect.any(String), username: 'ines', leaf: LEAF },
        },
      },
    ])
    expect((await getNow(`/api/days?before=${MONDAY}`)).body['days']).toMatchObject([{ day: SUNDAY }])
    expect((await getNow('/api/days?limit=1')).body['days']).toMatchObject([{ day: MONDAY }])
  })

  it('show their frozen standings and every award that they ended, with why it was revised', async () => {
    const path = `/api/days/${SUNDAY}`
    const winner = { launchId: apple.launchId, toolId: apple.toolId, points: 3, voters: 1, slug: 'apple', name: 'APPLE' }
    const before = await getNow(path)
    expect(before.body).toMatchObject({
      day: SUNDAY,
      merkleRoot: LEAF,
      standings: [{ rank: 1, ...winner }],
      awards: [
        { period: 'day', start: SUNDAY, awards: [{ place: 1, ...winner }], revised: null },
        { period: 'week', start: '2026-02-23', awards: [{ place: 1, ...winner }], revised: null },
      ],
    })
    const { launchId, toolId } = apple
    await story.revised(SUNDAY, 77, [{ place: 1, launchId, toolId, points: 2, voters: 1 }])
    const tag = before.headers.get('etag') ?? ''
    const after = await getNow(path, { 'if-none-match': tag })
    expect(after.body).toMatchObject({
      standings: [{ points: 3 }],
      awards: [
        { period: 'day', awards: [{ points: 2 }], revised: { reason: 'ring', because: 77 } },
        { period: 'week', revised: null },
      ],
    })
    await story.revised(SUNDAY, 88, [])
    expect((await getNow(path)).body).toMatchObject({
      awards: [{ period: 'day', awards: [], revised: { reason: 'ring', because: 88 } }, { period: 'week' }],
    })
    expect((await getNow(`/api/days/${MONDAY}`)).body).toMatchObject({ standings: [], awards: [{ period: 'day', awards: [] }] })
    expect((await getNow('/api/days/2026-05-05')).status).toBe(404)
    expect((await get('/api/days/someday')).status).toBe(400)
  })

  it('keep name, points and rank of a tool that is gone, and no address of it', async () => {
    const { toolId } = apple
    await story.append(
      `tool-${toolId}`,
      'process:test',
      ToolRemoved({ toolId, by: MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02') }),
    )
    const { body } = await getNow(`/api/days/${SUNDAY}`)
    const [standing] = body['standings'] as object[]
    expect(standing).toEqual({ rank: 1, launchId: apple.launchId, toolId, points: 3, voters: 1, name: 'APPLE' })
  })

  it('name the rule they were counted under, which says in plain sentences what it is', async () => {
    const { body } = await getNow('/api/rules')
    expect(body).toMatchObject({
      current: 'v1',
      rules: [{ id: 'v1', since: SUNDAY, constants: { dailyVoteLimit: 3, hiddenHours: 4, awardedPlaces: 3, lotteryStreak: 10 } }],
    })
    const [{ text = [] } = {}] = body['rules'] as { text?: string[] }[]
    expect(text.length).toBeGreaterThan(8)
    for (const sentence of text) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})
