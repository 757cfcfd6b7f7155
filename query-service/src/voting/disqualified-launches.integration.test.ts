import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')

describe('a disqualified launch', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let kite: Launch
  let reel: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    ;[kite, reel] = [await story.launch('kite', MONDAY), await story.launch('reel', MONDAY)]
    await story.open(MONDAY, [kite, reel])
    const noor = await story.member('noor')
    await story.cast(noor, kite, 5)
    await story.cast(noor, reel, 2)
    ;({ getNow } = await story.serve(() => toInstant('2026-03-02T23:00:00Z')))
  })
  afterAll(() => story.end())

  const board = async (period = 'day') => {
    const { body } = await getNow(`/api/boards/${period}`)
    const tools = body['tools'] as { rank: number; slug: string; points: number }[]
    return { total: body['total'], tools: tools.map(({ rank, slug, points }) => `${rank} ${slug} ${points}`) }
  }
  const attempt = () => ({ launchId: kite.launchId, toolId: kite.toolId, boardDate: MONDAY })
  const disqualify = () => story.append(`launch-${kite.launchId}`, 'process:test', LaunchDisqualified({ ...attempt(), reason: 'spam' }))

  it('stands on no board, and the others move up', async () => {
    expect(await board()).toEqual({ total: 2, tools: ['1 kite 5', '2 reel 2'] })
    story.at('2026-03-02T21:00:00Z')
    await disqualify()
    for (const period of ['day', 'week', 'month', 'year']) expect(await board(period)).toEqual({ total: 1, tools: ['1 reel 2'] })
    expect((await getNow(`/api/launches/${kite.launchId}`)).body).toMatchObject({ code: 'unknown-launch' })
    expect((await getNow(`/api/launches/${reel.launchId}`)).body).toMatchObject({ standing: { day: { rank: 1, of: 1 } } })
  })

  it('gets no row by changes of its votes meanwhile, and returns with those that are kept', async () => {
    const mika = await story.member('mika')
    // Taken within the second in which it was disqualified.
    const late = await story.cast(mika, kite, 3)
    expect(await board()).toEqual({ total: 1, tools: ['1 reel 2'] })
    await story.void(late)
    expect(await board()).toEqual({ total: 1, tools: ['1 reel 2'] })
    story.at('2026-03-02T22:00:00Z')
    await story.append(`launch-${kite.launchId}`, 'process:test', LaunchReinstated({ ...attempt(), reason: 'mistake', queued: false }))
    for (const period of ['day', 'week', 'month', 'year'])
      expect(await board(period)).toEqual({ total: 2, tools: ['1 kite 5', '2 reel 2'] })
    await story.restore(late)
    expect(await board()).toEqual({ total: 2, tools: ['1 kite 8', '2 reel 2'] })
  })

  it('stands on boards of the past as it was shown then', async () => {
    const then = (time: string) => board(`day?asOf=2026-03-02T${time}Z`)
    expect(await then('20:59:00')).toEqual({ total: 2, tools: ['1 kite 5', '2 reel 2'] })
    expect(await then('21:00:00')).toEqual({ total: 1, tools: ['1 reel 2'] })
    expect((await then('22:00:00')).total).toBe(2)
    story.at('2026-03-02T22:30:00Z')
    await disqualify()
    expect(await board()).toEqual({ total: 1, tools: ['1 reel 2'] })
    expect((await then('20:59:00')).tools).toEqual(['1 kite 5', '2 reel 2'])
    expect((await then('22:15:00')).total).toBe(2)
    expect((await then('22:30:00')).total).toBe(1)
  })
})
