import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { listings } from './listings-projector.ts'

const database = projectionDatabase()
const toolId = (n: number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X00000${n}`)
const launchId = (n: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK00000${n}`)
const [first, second] = [Day.parse('2026-03-02'), Day.parse('2026-09-02')]

const listed = (n: number, tags: string[]) =>
  appended(
    `tool-${toolId(n)}`,
    {},
    ToolListed({
      toolId: toolId(n),
      ownerId: ines,
      makers: [ines],
      slug: `tool-${n}`,
      name: `Tool ${n}`,
      tagline: 'Fonts that are quick to load',
      url: 'https://fonts.example/',
      category: 'design',
      pricing: n === 1 ? 'free' : 'paid',
      tags,
      logo: '/logo.svg',
    }),
  )
const opened = (tool: number, launch: number, boardDate: Day) =>
  appended(`launch-${launchId(launch)}`, {}, LaunchOpened({ launchId: launchId(launch), toolId: toolId(tool), boardDate }))
const closed = (day: Day, ...standings: [tool: number, launch: number, points: number][]) =>
  appended(
    `launchDay-${day}`,
    {},
    LaunchDayClosed({
      day,
      rule: 'v1',
      seed: 'a'.repeat(64),
      upTo: LogPosition.parse(0),
      votes: 0,
      merkleRoot: 'b'.repeat(64),
      standings: standings.map(([tool, launch, points], index) => ({
        rank: index + 1,
        launchId: launchId(launch),
        toolId: toolId(tool),
        points,
        voters: points,
      })),
    }),
  )

it('puts each launched tool on its shelves once, and adds up its closed days, however the log is cut into batches', async () => {
  const log = [
    listed(1, ['fonts', 'ai', 'fonts']),
    listed(2, ['fonts']),
    listed(3, ['fonts']),
    opened(1, 1, first),
    opened(2, 2, first),
    closed(first, [1, 1, 7], [2, 2, 5]),
    opened(1, 3, second),
    closed(second, [1, 3, 4]),
  ]
  const design = (shelf: string) => [
    { shelf, tool_id: toolId(1), pricing: 'free', launch_id: launchId(3), board_date: second, points: 11, voters: 11, closed: true },
    { shelf, tool_id: toolId(2), pricing: 'paid', launch_id: launchId(2), board_date: first, points: 5, voters: 5, closed: true },
  ]
  for (const size of [1, 3, 10]) {
    const rows = await rowsOf(database(), listings, log, 'select * from shelves order by shelf, tool_id', size)
    expect(rows).toEqual([...design('category:design'), { ...design('tag:ai')[0] }, ...design('tag:fonts')])
    expect(await rowsOf(database(), listings, log, 'select * from totals order by shelf, pricing', size)).toEqual([
      { shelf: 'category:design', pricing: 'free', tools: 1 },
      { shelf: 'category:design', pricing: 'paid', tools: 1 },
      { shelf: 'tag:ai', pricing: 'free', tools: 1 },
      { shelf: 'tag:fonts', pricing: 'free', tools: 1 },
      { shelf: 'tag:fonts', pricing: 'paid', tools: 1 },
    ])
  }
})
