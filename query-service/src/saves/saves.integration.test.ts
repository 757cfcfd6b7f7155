import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { SavedTools } from '@debut/events/saves/save-answers.ts'
import { SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { ToolHidden, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')

describe('what a member saved', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let ines: Member
  let tomasz: Member
  let [kite, lamp, reel]: Launch[] = []

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    kite = await story.launch('kite', TODAY)
    lamp = await story.launch('lamp', TODAY)
    reel = await story.launch('reel', Day.parse('2026-03-09'))
    await story.open(TODAY, [kite, lamp])
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
    for (const launch of [kite, lamp, reel]) await save(launch)
  })
  afterAll(() => story.end())

  const asInes = () => ({ token: ines.token })
  const byInes = (...facts: Parameters<Story['append']>[2][]) => story.append(`saver-${ines.memberId}`, ines.memberId, ...facts)
  const save = ({ toolId }: Launch) => byInes(ToolSaved({ memberId: ines.memberId, toolId }))
  const about = ({ toolId }: Launch, fact: Parameters<Story['append']>[2]) => story.append(`tool-${toolId}`, ines.memberId, fact)
  const path = '/api/profiles/ines/saved'
  const slugs = (body: Record<string, unknown>) => (body as unknown as SavedTools).tools.map(({ slug }) => slug)

  it('is there for them, the newest first, page by page', async () => {
    const { body, headers } = await served.getNow(path, asInes())
    expect(slugs(body)).toEqual(['reel', 'lamp', 'kite'])
    expect(body).toMatchObject({ memberId: ines.memberId, username: 'ines', shared: false, total: 3 })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(slugs((await served.getNow(`${path}?limit=2&offset=2`, asInes())).body)).toEqual(['kite'])
  })

  it('shows no points of a day that runs, and no launch of what is still to come', async () => {
    const { tools } = (await served.getNow(path, asInes())).body as unknown as SavedTools
    expect(tools.map(({ launchId, boardDate, points }) => ({ launchId, boardDate, points }))).toEqual([
      { launchId: null, boardDate: null, points: null },
      { launchId: lamp?.launchId, boardDate: TODAY, points: null },
      { launchId: kite?.launchId, boardDate: TODAY, points: null },
    ])
  })

  it('looks to others, until it is published, like the list of an unknown member', async () => {
    const unknown = await served.getNow('/api/profiles/no-such-member/saved')
    const without = ({ requestId: _, ...body }: Record<string, unknown>) => body
    const half = await story.world.token({ memberId: ines.memberId, username: 'ines', roles: [], secondFactorDue: true })
    for (const reader of [{}, { token: tomasz.token }, { token: half }]) {
      const { status, body, headers } = await served.getNow(path, reader)
      expect({ status, body: without(body) }).toEqual({ status: 404, body: without(unknown.body) })
      expect(headers.get('cache-control')).toBe(unknown.headers.get('cache-control'))
    }
    expect((await served.getNow(`/api/saves/members/${ines.memberId}`)).body).toMatchObject({ shared: false })
  })

  it('is for everybody once it is published, and for its member only once it is not any more', async () => {
    await byInes(SavedPublished({ memberId: ines.memberId }))
    for (const reader of [{}, { token: tomasz.token }])
      expect((await served.getNow(path, reader)).body).toMatchObject({ shared: true, total: 3 })
    expect((await served.getNow(`/api/saves/members/${ines.memberId}`)).body).toMatchObject({ shared: true })
    await byInes(SavedUnpublished({ memberId: ines.memberId }))
    expect((await served.getNow(path)).status).toBe(404)
    expect((await served.getNow(path, asInes())).body).toMatchObject({ shared: false })
  })

  it('shows which of those on a page a member saved to this member alone', async () => {
    const asked = `/api/saves?tools=${kite?.toolId},${reel?.toolId}`
    await byInes(ToolUnsaved({ memberId: ines.memberId, toolId: (reel as Launch).toolId }))
    expect((await served.getNow(asked)).status).toBe(401)
    expect((await served.getNow(asked, asInes())).body).toMatchObject({ tools: [kite?.toolId], shared: false })
    expect((await served.getNow(asked, { token: tomasz.token })).body).toMatchObject({ tools: [], shared: false })
    expect((await served.getNow('/api/saves?tools=nothing', asInes())).status).toBe(400)
  })

  it('leaves out what is hidden as long as that is so, and what is removed', async () => {
    const by = tomasz.memberId
    await about(kite as Launch, ToolHidden({ toolId: (kite as Launch).toolId, by }))
    expect((await served.getNow(path, asInes())).body).toMatchObject({ total: 1, tools: [{ slug: 'lamp' }] })
    await about(kite as Launch, ToolShown({ toolId: (kite as Launch).toolId, by }))
    await about(lamp as Launch, ToolRemoved({ toolId: (lamp as Launch).toolId, by }))
    expect((await served.getNow(path, asInes())).body).toMatchObject({ total: 1, tools: [{ slug: 'kite' }] })
  })

  it('is gone with its member', async () => {
    await byInes(SavedPublished({ memberId: ines.memberId }))
    await story.append(`member-${ines.memberId}`, ines.memberId, MemberErased({ memberId: ines.memberId }))
    expect((await served.getNow(path)).status).toBe(404)
    expect((await served.getNow(`/api/saves/members/${ines.memberId}`)).body).toMatchObject({ shared: false })
  })
})
