import { capabilities } from '@debut/events/capabilities.ts'
import type { Role } from '@debut/events/members/role.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { ToolFollowed } from '@debut/events/follows/follow-events.ts'
import { SavedPublished, ToolSaved } from '@debut/events/saves/save-events.ts'
import { ToolHidden, ToolModerated, ToolShown } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../../testing/story.ts'

const TODAY = Day.parse('2026-03-02')
const IN_THE_AFTERNOON = toInstant('2026-03-02T22:00:00Z')

/** Another service answers these, or they are about the process. */
const NOT_HERE =
  /^GET \/(?:healthz|readyz|metrics|auth|avatars|internal|storage|api\/(?:live|user|drafts|post-drafts|checklist|drawings|icons|openapi|own-page))/

describe('a tool that an admin has hidden', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let maker: Member
  let fan: Member
  let boss: Member
  let lantern: Launch
  let points: unknown

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    maker = await story.member('ines')
    fan = await story.member('noor')
    boss = await story.member('boss', 'admin' satisfies Role)
    const card = { description: 'It lights the way home, and folds up when the sun rises again.' }
    lantern = await story.launch('lantern', TODAY, [maker.memberId], card)
    const others = [await story.launch('kite', TODAY), await story.launch('reel', TODAY)]
    await story.open(TODAY, [lantern, ...others])
    story.at('2026-03-02T20:00:00Z')
    await story.cast(fan, lantern, 3)
    const { toolId } = lantern
    const { memberId } = fan
    await story.append(`saver-${memberId}`, memberId, ToolSaved({ memberId, toolId }), SavedPublished({ memberId }))
    await story.append(`follower-${memberId}`, memberId, ToolFollowed({ memberId, toolId }))
    served = await story.serve(() => IN_THE_AFTERNOON)
  })
  afterAll(() => story.end())

  /** Each address that is open to somebody, as they would ask for it. */
  const addressesFor = (who: 'everybody' | 'members'): string[] => {
    const named: Readonly<Record<string, readonly string[]>> = {
      tool: ['lantern', 'kite'],
      toolId: [lantern.toolId],
      launchId: [lantern.launchId],
      period: ['day', 'week', 'month', 'year'],
      day: [TODAY],
      member: [fan.memberId, maker.memberId],
      memberId: [fan.memberId],
      username: ['noor', 'ines'],
      subject: ['lantern', 'kite'],
      tag: ['ai'],
      postId: ['01K9Z7V5C0QW8R3N4M2X000009'],
      commentId: ['01K9Z7V5C0QW8R3N4M2X000009'],
      caseId: [lantern.launchId],
      jobId: ['01K9Z7V5C0QW8R3N4M2X000009'],
    }
    const asked: Readonly<Record<string, string>> = {
      'GET /api/listings': '?category=design',
      'GET /api/listings/overview': '?kind=tags',
      'GET /api/search': '?q=lanter',
      'GET /api/tool-names': '?names=Lantern',
      'GET /api/alternatives': '?kind=tool',
      'GET /api/sitemap/alternatives': '',
      'GET /api/user/check-username': '?username=lantern',
      'GET /api/follows': `?tools=${lantern.toolId}`,
      'GET /api/saves': `?tools=${lantern.toolId}`,
      'GET /api/launches/awaited': `?launches=${lantern.launchId}`,
    }
    return capabilities
      .flatMap(({ routes = {} }) => Object.entries(routes))
      .filter(
        ([route, row]) =>
          (who === 'everybody' ? row.who === who : row.who === who || Array.isArray(row.who)) &&
          route.startsWith('GET ') &&
          !NOT_HERE.test(route),
      )
      .flatMap(([route]) => {
        const path = route.slice('GET '.length)
        const param = /:(\w+)/.exec(path)?.[1]
        if (param === undefined) return [`${path}${asked[route] ?? ''}`]
        const values = named[param]
        if (values === undefined) throw new Error(`what stands for :${param} in ${route}?`)
        return values.map((value) => `${path.replace(`:${param}`, value)}${asked[route] ?? ''}`)
      })
  }

  const mentions = async (paths: readonly string[], headers: Record<string, string> = {}) => {
    const found: string[] = []
    for (const path of paths) {
      const { body } = await served.getNow(path, headers)
      if (/lantern/i.test(JSON.stringify(body))) found.push(path)
    }
    return found
  }

  const act = (act: 'hide' | 'restore') => {
    const { toolId } = lantern
    const by = boss.memberId
    const moderated = ToolModerated({ toolId, act, reason: act === 'hide' ? 'phishing' : 'mistake', memberId: null, by })
    return story.append(`tool-${toolId}`, by, moderated, act === 'hide' ? ToolHidden({ toolId, by }) : ToolShown({ toolId, by }))
  }

  it('leaves every answer for everybody, those too that were kept from before', async () => {
    // Where it stands, and so what the rest of this test looks at.
    const before = await mentions(addressesFor('everybody'))
    expect(before).toEqual(
      expect.arrayContaining([
        '/api/tools/lantern',
        '/api/boards/day',
        '/api/boards/year',
        '/api/listings?category=design',
        '/api/search?q=lanter',
        '/api/search/popular',
        '/api/sitemap/tools',
        '/api/tools/kite/neighbours',
        '/api/profiles/ines/launches',
        '/api/profiles/noor/saved',
      ]),
    )
    points = ((await served.getNow(`/api/launches/${lantern.launchId}`)).body as { standing: unknown }).standing
    await act('hide')
    expect(await mentions(addressesFor('everybody'))).toEqual([])
    expect((await served.getNow('/api/tools/lantern')).status).toBe(404)
    expect((await served.getNow('/api/boards/day')).body['tools']).toHaveLength(2)
  })

  it('is shown to its makers with the reason, and to moderators and admins, and to no other member', async () => {
    const { token } = fan
    expect(await mentions(addressesFor('members'), { token })).toEqual([])
    expect((await served.getNow('/api/tools/lantern/unlisted', { token })).status).toBe(404)
    const withheld = { act: 'hide', reason: 'phishing' }
    for (const reader of [maker, boss, await story.member('moira', 'moderator')]) {
      const { body } = await served.getNow('/api/tools/lantern/unlisted', { token: reader.token })
      expect(body['tool']).toMatchObject({ slug: 'lantern', state: 'hidden', withheld, own: reader === maker })
    }
    const own = await served.getNow('/api/your-tools', { token: maker.token })
    expect(own.body['tools']).toMatchObject([{ slug: 'lantern', state: 'hidden', withheld }])
    const { body } = await served.getNow('/api/moderation/tools', { token: boss.token })
    expect(body).toMatchObject({ held: [], totals: { held: 0, hidden: 1 }, tools: [{ slug: 'lantern', withheld }] })
  })

  it('is found by admins by a part of its name or its address', async () => {
    const find = async (words: string) =>
      ((await served.getNow(`/api/moderation/tools?tool=${words}`, { token: boss.token })).body['tools'] as { slug: string }[]).map(
        ({ slug }) => slug,
      )
    expect(await find('antern')).toEqual(['lantern'])
    expect(await find('kite.example')).toEqual(['kite'])
    expect(await find(lantern.toolId)).toEqual(['lantern'])
    expect(await find('nothing')).toEqual([])
  })

  it('stands where it stood once it is restored', async () => {
    await act('restore')
    expect(await mentions(['/api/tools/lantern', '/api/boards/day', '/api/sitemap/tools'])).toHaveLength(3)
    expect(((await served.getNow(`/api/launches/${lantern.launchId}`)).body as { standing: unknown }).standing).toEqual(points)
    expect((await served.getNow('/api/moderation/tools', { token: boss.token })).body).toMatchObject({ tools: [], totals: { hidden: 0 } })
  })
})
