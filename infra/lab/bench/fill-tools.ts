import { AlternativeAccepted, AlternativeProposed } from '@debut/events/alternatives/alternative-events.ts'
import { type Other, ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, categories, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { CURRENT_RULE } from '@debut/events/launches/rules.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openLogWriter } from './log-writer.ts'
import { madeUpTexts } from './made-up-texts.ts'
import { inOwnProcess } from './own-process.ts'

const OWNER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const PRICES = ['free', 'freemium', 'paid'] as const
const LAUNCHES_A_DAY = 100
const MOST_POINTS = 300

/** The bench makes the same texts again from it. */
export const TEXTS = 7

/** Few tags are on many tools, and many on few, as it is where people choose them. */
const TAGS = 400
const tagOf = (number: number) => `tag-${Math.floor(TAGS ** ((number * 0.618_034) % 1)) - 1}`

/** What everybody compares with, and what a few do. */
export const KNOWN = 'known-0'
const KNOWN_PRODUCTS = 300
const knownBy = (number: number): readonly string[] => [
  ...(number % 4 === 0 ? [KNOWN] : []),
  ...(number % 10 === 5 ? [`known-${1 + (number % KNOWN_PRODUCTS)}`] : []),
]

/** Tools that were launched on days that are closed. */
export const fillTools = inOwnProcess(import.meta, async ({ dataDir, tools }: { dataDir: string; tools: number }): Promise<number> => {
  const log = await openLogWriter(dataDir)
  const texts = madeUpTexts(TEXTS)
  const today = dayOf(systemClock())
  const days = Math.ceil(tools / LAUNCHES_A_DAY)
  for (let past = days; past > 0; past--) {
    const day = addDays(today, -past)
    const by = { actor: OWNER, at: startOf(day) }
    const first = (days - past) * LAUNCHES_A_DAY
    const standings = Array.from({ length: Math.min(LAUNCHES_A_DAY, tools - first) }, (_, index) => ({
      rank: index + 1,
      launchId: LaunchId.parse(newUlid(by.at.toMillis())),
      toolId: ToolId.parse(newUlid(by.at.toMillis())),
      points: ((first + index) * 7_919) % MOST_POINTS,
      voters: 1,
    }))
    for (const [index, { launchId, toolId }] of standings.entries()) {
      const number = first + index
      const card = {
        slug: `tool-${toolId.toLowerCase()}`,
        ...texts.next(),
        url: `https://bench.example/${number}`,
        category: categories[number % categories.length] ?? 'design',
        pricing: PRICES[number % PRICES.length] ?? 'free',
        tags: [...new Set([number, number + 31, number + 77].map(tagOf))],
        logo: '/logo.svg',
      }
      await log.write(`tool-${toolId}`, by, ToolListed({ toolId, ownerId: OWNER, makers: [OWNER], ...NO_STORY, ...card }))
      await log.write(
        `launch-${launchId}`,
        by,
        LaunchScheduled({ launchId, toolId, boardDate: day, lane: 'free' }),
        LaunchOpened({ launchId, toolId, boardDate: day }),
      )
      for (const slug of knownBy(number)) {
        const other: Other = { kind: 'product', slug: ProductSlug.parse(slug), name: slug, url: null }
        const alternativeId = alternativeIdOf(toolId, other)
        const proposed = AlternativeProposed({ alternativeId, toolId, other, by: OWNER })
        await log.write(alternativeStream(alternativeId), by, proposed, AlternativeAccepted({ alternativeId, by: OWNER }))
      }
    }
    const root = { seed: '0'.repeat(64), upTo: LogPosition.parse(1), votes: 0, merkleRoot: '0'.repeat(64) }
    await log.write(`launchDay-${day}`, by, LaunchDayClosed({ day, rule: CURRENT_RULE, ...root, standings }))
  }
  await log.close()
  return tools
})
