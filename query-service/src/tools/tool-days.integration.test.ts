import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')

describe('the days of a maker’s tool', () => {
  let story: Story
  let maker: Member
  let now = toInstant('2026-03-03T10:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    maker = await story.member('ines')
    const [noor, mika] = [await story.member('noor'), await story.member('mika')]
    const apple = await story.launch('apple', MONDAY, [maker.memberId])
    await story.open(MONDAY, [apple])
    story.at('2026-03-02T20:00:00Z')
    await story.cast(noor, apple, 3)
    await story.hold(await story.cast(await story.member('late'), apple))
    await story.open(TUESDAY, [await story.launch('berry', TUESDAY)])
    story.at('2026-03-03T09:00:00Z')
    await story.cast(mika, apple)
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const days = async () => {
    const { body } = await getNow('/api/your-tools', { token: maker.token })
    return (body as unknown as OwnTools).tools[0]?.days
  }

  it('are the last fourteen, each with the votes that count, and today’s are hidden like all of today’s', async () => {
    const shown = await days()
    expect(shown?.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-02-18', '2026-03-03']))
    expect(shown).toHaveLength(14)
    expect(shown?.slice(-3).map(({ votes }) => votes)).toEqual([0, 1, null])
    now = toInstant('2026-03-03T13:00:00Z')
    expect((await days())?.at(-1)).toEqual({ day: '2026-03-03', views: 0, clicks: 0, votes: 1 })
  })
})
