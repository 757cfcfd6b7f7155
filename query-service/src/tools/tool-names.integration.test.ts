import { MOST_NAMES } from '@debut/events/tools/tool-names-routes.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { ToolHidden } from '@debut/events/tools/tool-events.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')

describe('GET /api/tool-names', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    const { memberId } = await story.member('ines')
    await story.launch('paper-plane', MONDAY, [memberId])
    const { toolId } = await story.launch('lantern', MONDAY, [memberId])
    await story.append(`tool-${toolId}`, memberId, ToolHidden({ toolId, by: memberId }))
    ;({ getNow } = await story.serve(() => toInstant('2026-03-02T20:00:00Z')))
  })
  afterAll(() => story.end())

  const ask = (names: readonly string[]) => getNow(`/api/tool-names?names=${encodeURIComponent(names.join(','))}`)

  it('finds the product that has a name, however it is written', async () => {
    const { body } = await ask(['Paperplane', 'Kiln', 'PAPER plane'])
    expect(body['taken']).toEqual([
      { name: 'Paperplane', slug: 'paper-plane' },
      { name: 'PAPER plane', slug: 'paper-plane' },
    ])
  })

  it('says nothing of a product that is out of sight', async () => {
    expect((await ask(['Lantern'])).body['taken']).toEqual([])
  })

  it('refuses more names than a list has, and a name that is none', async () => {
    expect((await ask(Array.from({ length: MOST_NAMES + 1 }, (_, index) => `Name${index}`))).status).toBe(400)
    expect((await ask(['Kiln', ''])).status).toBe(400)
    expect((await getNow('/api/tool-names')).status).toBe(400)
  })
})
