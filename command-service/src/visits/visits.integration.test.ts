import { ulidAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { SlugClaimed } from '@debut/events/tools/tool-events.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { startStory, type Story } from '@debut/query-service/testing/story.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

describe('visits of tools', () => {
  let story: Story
  let url: string
  let now: Instant = toInstant('2026-03-03T20:00:00Z')
  let slugs = 0
  let slug: string
  let toolId: ToolId

  beforeAll(async () => {
    story = await startStory()
    url = (await story.world.commandService({}, () => now)).url
  })
  afterAll(() => story.end())
  beforeEach(async () => {
    now = toInstant('2026-03-03T20:00:00Z')
    slug = `tool-${++slugs}`
    toolId = ToolId.parse(ulidAt(now))
    await story.append(`slug-${slug}`, MAKER, SlugClaimed({ toolId }))
  })

  const visit = async (kind: 'view' | 'click', address: string, userAgent = 'Firefox', of = slug) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, 'user-agent': userAgent }
    const response = await fetch(`${url}/internal/visits`, { method: 'POST', headers, body: JSON.stringify({ kind, slug: of }) })
    expect(response.status).toBe(204)
  }
  const counts = async () => {
    const body = JSON.stringify({ toolIds: [toolId], from: addDays(dayOf(now), -13) })
    const response = await fetch(`${url}/internal/visit-counts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await response.json()) as { counts: unknown }).counts
  }
  const written = (expected: readonly object[]) => eventually(async () => expect(await counts()).toEqual(expected))

  it('are counted by tool and day, and each visitor once', async () => {
    await visit('view', '10.0.0.1')
    await visit('view', '10.0.0.1')
    await visit('view', '10.0.0.1', 'Safari')
    await visit('view', '10.0.0.2')
    await visit('click', '10.0.0.2')
    await written([{ toolId, day: '2026-03-03', views: 3, clicks: 1 }])
    await visit('view', '10.0.0.1')
    await visit('click', '10.0.0.1')
    await written([{ toolId, day: '2026-03-03', views: 3, clicks: 2 }])
  })

  it('are of a day of Los Angeles, and the next day knows no visitor of the day before', async () => {
    now = toInstant('2026-03-05T07:59:00Z')
    await visit('view', '10.0.1.1')
    await written([{ toolId, day: '2026-03-04', views: 1, clicks: 0 }])
    now = toInstant('2026-03-05T08:01:00Z')
    await visit('view', '10.0.1.1')
    await written([
      { toolId, day: '2026-03-04', views: 1, clicks: 0 },
      { toolId, day: '2026-03-05', views: 1, clicks: 0 },
    ])
    const database = openDatabase({ url: story.world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    expect(await database('identity.visit_salts').select('day')).toEqual([{ day: '2026-03-05' }])
    expect(await database('identity.visitors').distinct('day')).toEqual([{ day: '2026-03-05' }])
    await database.destroy()
  })

  it('of one address make no tool look busy', async () => {
    for (let index = 0; index < 100; index++) await visit('view', '10.0.2.1', `Browser ${index}`)
    await visit('click', '10.0.2.2')
    await written([{ toolId, day: '2026-03-03', views: 60, clicks: 1 }])
  })

  it('of what is no tool are not counted', async () => {
    await visit('view', '10.0.3.1', 'Firefox', 'nothing-here')
    await visit('view', '10.0.3.1')
    await written([{ toolId, day: '2026-03-03', views: 1, clicks: 0 }])
  })
})
