import { Day } from '@debut/events/kernel/days.ts'
import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/voting-history.ts'
import { tools } from './tools-projector.ts'

const database = projectionDatabase()
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const later = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000002')
const day = Day.parse('2026-03-02')
const card = {
  slug: 'quick-fonts',
  name: 'Quick Fonts',
  tagline: 'Fonts that are quick to load',
  url: 'https://fonts.example/',
  category: 'design',
  pricing: 'freemium',
  tags: ['fonts', 'ai'],
  logo: '/logo.svg',
} as const
const listed = appended(
  `tool-${toolId}`,
  {},
  ToolListed({ toolId, ownerId: ines, makers: [ines, tomasz], ...card, tags: [...card.tags], ...NO_STORY }),
)
const launch = { launchId, toolId, boardDate: day }
const scheduled = appended(`launch-${launchId}`, {}, LaunchScheduled({ ...launch, lane: 'paid' }))
const opened = appended(`launch-${launchId}`, {}, LaunchOpened(launch))
const closed = appended(
  `launchDay-${day}`,
  {},
  LaunchDayClosed({
    day,
    rule: 'v1',
    seed: 'a'.repeat(64),
    upTo: LogPosition.parse(0),
    votes: 0,
    merkleRoot: 'b'.repeat(64),
    standings: [{ rank: 1, launchId, toolId, points: 0, voters: 0 }],
  }),
)

describe('the directory', () => {
  it('holds the whole card of a tool, and its newest launch', async () => {
    const planned = [launchId, later].map((each) => appended(`tool-${toolId}`, {}, LaunchPlanned({ toolId, launchId: each })))
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), tools, [listed, ...planned], 'select * from tools', size)).toEqual([
        {
          tool_id: toolId,
          ...card,
          description: null,
          open_source: false,
          repo_url: null,
          images: [],
          video_url: null,
          socials: {},
          deal: null,
          edition: 1,
          state: 'listed',
          terms: null,
          for_sale: false,
          put_up_at: null,
          owner_id: ines,
          makers: [ines, tomasz],
          invited: [],
          newest_launch: later,
          position: positionOf(2),
        },
      ])
    }
  })

  it.each([
    { commits: [scheduled], state: 'scheduled' },
    { commits: [scheduled, opened], state: 'live' },
    { commits: [scheduled, opened, closed], state: 'closed' },
  ])('knows a launch that is $state', async ({ commits, state }) => {
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), tools, commits, 'select * from launches', size)).toEqual([
        {
          launch_id: launchId,
          tool_id: toolId,
          board_date: day,
          lane: 'paid',
          state,
          disqualified: false,
          what_changed: null,
          position: positionOf(commits.length - 1),
        },
      ])
    }
  })
})
