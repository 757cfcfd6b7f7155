import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { appended, ines } from './given.ts'
import type { Commit } from './made-commits.ts'

export const numbered = (n: number) => String(n).padStart(6, '0')
export const toolId = (n: number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${numbered(n)}`)
export const launchId = (n: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${numbered(n)}`)
/** The day of a launch of which nothing else is said. */
export const firstDay = Day.parse('2026-03-02')

type Listed = Parameters<typeof ToolListed>[0]

export const cardOf = (n: number, said: Partial<Listed> = {}): Listed => ({
  toolId: toolId(n),
  ownerId: ines,
  makers: [ines],
  slug: `tool-${n}`,
  name: `Tool ${n}`,
  tagline: 'Fonts that are quick to load',
  url: 'https://fonts.example/',
  category: 'design',
  pricing: 'free',
  tags: ['fonts'],
  logo: '/logo.svg',
  ...NO_STORY,
  ...said,
})

export const listed = (n: number, said?: Partial<Listed>): Commit => appended(`tool-${toolId(n)}`, {}, ToolListed(cardOf(n, said)))

export const opened = (n: number, boardDate = firstDay, launch = n): Commit =>
  appended(`launch-${launchId(launch)}`, {}, LaunchOpened({ launchId: launchId(launch), toolId: toolId(n), boardDate }))

interface Standing {
  readonly tool: number
  readonly launch?: number
  readonly points: number
}

/** Best first. */
export const closed = (day: Day, ...standings: readonly Standing[]): Commit =>
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
      standings: standings.map(({ tool, launch = tool, points }, index) => ({
        rank: index + 1,
        launchId: launchId(launch),
        toolId: toolId(tool),
        points,
        voters: points,
      })),
    }),
  )
