import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchPlanned } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')
const AGAIN = Day.parse('2026-10-05')

describe('GET /api/tools/:tool', () => {
  let story: Story
  let now = toInstant('2026-10-05T12:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let maker: Member
  let first: Launch
  let second: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    maker = await story.member('ines')
    first = await story.launch('paperplane', MONDAY, [maker.memberId])
    await story.open(MONDAY, [first])
    story.at('2026-03-02T20:00:00Z')
    await story.cast(await story.member('noor'), first, 3)
    const { toolId } = first
    second = { toolId, launchId: LaunchId.parse(story.world.newUlid()), boardDate: AGAIN }
    await story.append(`launch-${second.launchId}`, maker.memberId, LaunchScheduled({ ...second, lane: 'paid' }))
    await story.append(`tool-${toolId}`, maker.memberId, LaunchPlanned({ toolId, launchId: second.launchId }))
    story.at('2026-10-05T07:00:00Z')
    await story.open(AGAIN, [second])
    await story.cast(await story.member('mika'), second)
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  it('shows its card and its launches, newest first, each with how it stands on its day', async () => {
    const { body } = await getNow('/api/tools/paperplane')
    expect(body['tool']).toMatchObject({
      toolId: first.toolId,
      slug: 'paperplane',
      makers: [{ memberId: maker.memberId, username: 'ines', avatar: null }],
    })
    expect(body['launches']).toEqual([
      {
        launchId: second.launchId,
        boardDate: AGAIN,
        lane: 'paid',
        state: 'live',
        hidden: false,
        day: { rank: 1, of: 1, points: 1, voters: 1 },
      },
      {
        launchId: first.launchId,
        boardDate: MONDAY,
        lane: 'free',
        state: 'live',
        hidden: false,
        day: { rank: 1, of: 1, points: 3, voters: 1 },
      },
    ])
    now = toInstant('2026-10-05T10:59:00Z')
    expect((await getNow('/api/tools/paperplane')).body).toMatchObject({
      launches: [{ hidden: true, day: { rank: null, of: 1, points: null, voters: null } }, { day: { points: 3 } }],
    })
  })

  it('answers to its id as to its slug, also where another tool’s slug looks like that id', async () => {
    const shadow = await story.launch(first.toolId.toLowerCase(), AGAIN)
    for (const name of ['paperplane', first.toolId, first.toolId.toLowerCase()]) {
      expect((await getNow(`/api/tools/${name}`)).body).toMatchObject({ tool: { slug: 'paperplane' } })
    }
    expect((await getNow(`/api/tools/${shadow.toolId}`)).body).toMatchObject({ tool: { toolId: shadow.toolId }, launches: [{ day: null }] })
  })

  it('answers 304 to a client that has it already, and is unknown where there is none', async () => {
    const tag = (await getNow('/api/tools/paperplane')).headers.get('etag') ?? ''
    expect((await getNow('/api/tools/paperplane', { 'if-none-match': tag })).status).toBe(304)
    for (const name of ['paper', story.world.newUlid(), 'Paper_Plane', 'ab']) {
      const { status, body } = await getNow(`/api/tools/${name}`)
      expect({ name, status, code: body['code'] }).toEqual({ name, status: 404, code: 'unknown-tool' })
    }
  })
})
