import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Found } from '@debut/events/search/search-answers.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { typoIn } from '@debut/lab/bench/typos.ts'
import { randomOf } from '@debut/demo/random.ts'
import { productPool } from '@debut/demo/products/product-pool.ts'
import { cardOf } from '@debut/demo/tool-cards.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStory, type Story } from '../testing/story.ts'

const TOOLS = 150
const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const boardDate = Day.parse('2026-03-02')

/** Products as somebody might have called them, each with one typo. */
const random = randomOf('slips')
const cards = productPool('slips').slice(0, TOOLS).map(cardOf)
const judged = cards.map(({ name }) => ({ name, typed: typoIn(name, random.next) }))

let story: Story
let served: Awaited<ReturnType<Story['serve']>>

beforeAll(async () => {
  story = await startStory()
  const launches = cards.map((card) => ({
    card,
    toolId: ToolId.parse(story.world.newUlid()),
    launchId: LaunchId.parse(story.world.newUlid()),
    boardDate,
  }))
  const listed = launches.map(({ card, toolId }) => ToolListed({ toolId, ownerId: MAKER, makers: [MAKER], ...card }))
  await story.append('tool-many', MAKER, ...listed)
  await story.append('launch-many', MAKER, ...launches.map(({ card: _, ...launch }) => LaunchOpened(launch)))
  await story.project()
  served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
})
afterAll(() => story.end())

const firstThree = async (typed: string): Promise<string[]> => {
  const { body } = await served.getNow(`/api/search?limit=3&q=${encodeURIComponent(typed)}`)
  return (body['tools'] as Found['tools']).rows.map(({ name }) => name)
}

it('finds nine of ten products in the first three in spite of a typo, and each by its name', async () => {
  const all = await Promise.all(judged.map(async ({ name, typed }) => ({ name, typed, found: await firstThree(typed) })))
  const missed = all.filter(({ name, found }) => !found.includes(name))
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(TOOLS / 10)
  for (const { name } of cards.slice(0, 25)) expect((await firstThree(name))[0]).toBe(name)
})
