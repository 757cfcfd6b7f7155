import { LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchPlanned, ToolHidden, ToolModerated, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { closed, firstDay, launchId as launchIdOf, listed, opened, toolId as toolIdOf } from '../testing/given-tools.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { tools } from './tools-projector.ts'

const database = projectionDatabase()
const [toolId, launchId, later, day] = [toolIdOf(1), launchIdOf(1), launchIdOf(2), firstDay]
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
const whole = listed(1, { makers: [ines, tomasz], ...card, tags: [...card.tags] })
const scheduled = appended(`launch-${launchId}`, {}, LaunchScheduled({ launchId, toolId, boardDate: day, lane: 'paid' }))

describe('the directory', () => {
  it('holds the whole card of a tool, and its newest launch', async () => {
    const planned = [launchId, later].map((each) => appended(`tool-${toolId}`, {}, LaunchPlanned({ toolId, launchId: each })))
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), tools, [whole, ...planned], 'select * from tools', size)).toEqual([
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
          withheld: null,
          withheld_because: null,
          withheld_at: null,
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

  it('says why a tool is out of sight, until it is restored, and keeps no more than the name of one that is removed', async () => {
    const moderated = (act: 'hide' | 'restore' | 'remove') =>
      appended(`tool-${toolId}`, {}, ToolModerated({ toolId, act, reason: 'spam', memberId: null, by: tomasz }))
    const [hidden, shown, removed] = [ToolHidden, ToolShown, ToolRemoved].map((form) =>
      appended(`tool-${toolId}`, {}, form({ toolId, by: tomasz })),
    )
    const hide = [whole, moderated('hide'), hidden ?? whole]
    const after = (commits: typeof hide, columns: string) => rowsOf(database(), tools, commits, `select ${columns} from tools`, 10)
    expect(await after(hide, 'state, withheld, withheld_because')).toEqual([
      { state: 'hidden', withheld: 'hide', withheld_because: 'spam' },
    ])
    expect(await after([...hide, moderated('restore'), shown ?? whole], 'state, withheld')).toEqual([{ state: 'listed', withheld: null }])
    expect(
      await after([...hide, moderated('remove'), removed ?? whole], 'state, withheld, slug, name, tagline, url, logo, description'),
    ).toEqual([{ state: 'removed', withheld: null, slug: card.slug, name: card.name, tagline: '', url: '', logo: '', description: null }])
  })

  it.each([
    { commits: [scheduled], state: 'scheduled' },
    { commits: [scheduled, opened(1)], state: 'live' },
    { commits: [scheduled, opened(1), closed(day, { tool: 1, points: 0 })], state: 'closed' },
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
