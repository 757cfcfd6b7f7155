import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchDisqualified } from '@debut/events/launches/launch-events.ts'
import type { Makers } from '@debut/events/members/maker-routes.ts'
import { MemberErased, memberStream, ProfileDescribed } from '@debut/events/members/member-events.ts'
import { ToolHidden } from '@debut/events/tools/tool-events.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-20')
const LONG_AGO = addDays(TODAY, -91)
const RECENT = addDays(TODAY, -90)
const YESTERDAY = addDays(TODAY, -1)

describe('what members have won', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [noor, mika, ivy, zoe, reader]: Member[] = []
  const launches: Record<string, Launch> = {}

  /** All points of a launch are of one vote. */
  const close = async (day: Day, points: Readonly<Record<string, number>>, awarded: readonly string[] = []) => {
    story.at(`${day}T20:00:00Z`)
    const opened = Object.keys(points).map((slug) => launches[slug]!)
    await story.open(day, opened)
    for (const launch of opened) await story.cast(reader!, launch, Object.values(points)[opened.indexOf(launch)])
    const placeOf = (slug: string) => ({
      launchId: launches[slug]!.launchId,
      toolId: launches[slug]!.toolId,
      points: points[slug] ?? 0,
      voters: 1,
    })
    const standings = Object.keys(points).map((slug, index) => ({ rank: index + 1, ...placeOf(slug) }))
    const awards = awarded.map((slug, index) => ({ place: index + 1, ...placeOf(slug) }))
    const closed = { upTo: LogPosition.parse(0), votes: 0, merkleRoot: 'b'.repeat(64), standings }
    return story.close(day, closed, ...(awards.length === 0 ? [] : [story.granted('day', day, awards)]))
  }
  const makers = async (query = '') => ((await served.getNow(`/api/makers${query}`)).body as unknown as Makers).makers
  const ranked = async () => (await makers()).map(({ rank, username, points }) => `${rank} ${username} ${points}`)

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    noor = await story.member('noor')
    mika = await story.member('mika')
    ivy = await story.member('ivy')
    zoe = await story.member('zoe')
    reader = await story.member('reader')
    launches['kite'] = await story.launch('kite', LONG_AGO, [noor.memberId])
    launches['lamp'] = await story.launch('lamp', RECENT, [mika.memberId, ivy.memberId])
    launches['oars'] = await story.launch('oars', YESTERDAY, [noor.memberId])
    launches['harp'] = await story.launch('harp', TODAY, [zoe.memberId])
    await close(LONG_AGO, { kite: 5 }, ['kite'])
    await close(RECENT, { lamp: 4 }, ['lamp'])
    await close(YESTERDAY, { oars: 2 })
    served = await story.serve(() => toInstant('2026-03-20T20:00:00Z'))
  })
  afterAll(() => story.end())

  it('ranks makers by the points of the last 90 closed days, then by name, with what they make', async () => {
    expect(await ranked()).toEqual(['1 ivy 4', '2 mika 4', '3 noor 2', '4 zoe 0'])
    const [first, , third] = await makers()
    expect(first).toMatchObject({ memberId: ivy!.memberId, tools: [{ slug: 'lamp', name: 'LAMP' }] })
    expect(third?.tools.map(({ slug }) => slug)).toEqual(['oars', 'kite'])
    expect((await makers('?limit=2&offset=1')).map(({ rank, username }) => `${rank} ${username}`)).toEqual(['2 mika', '3 noor'])
    expect((await served.getNow('/api/makers?limit=0')).status).toBe(400)
  })

  it('shows on a profile all points of closed days, and medals that lead to their period', async () => {
    expect((await served.getNow('/api/profiles/noor')).body).toMatchObject({
      points: 7,
      medals: [{ toolId: launches['kite']!.toolId, tool: { slug: 'kite' }, period: 'day', place: 1, start: LONG_AGO }],
    })
    expect((await served.getNow('/api/profiles/zoe')).body).toMatchObject({ points: 0, medals: [] })
  })

  it('shows on a profile what its member says of themselves', async () => {
    const { memberId } = zoe!
    const links = { website: 'https://zoe.example/', github: 'https://github.com/zoe' }
    await story.append(memberStream(memberId), memberId, ProfileDescribed({ memberId, bio: 'I mend harps.', links }))
    expect((await served.getNow('/api/profiles/zoe')).body).toMatchObject({ bio: 'I mend harps.', links })
  })

  it('shows on a profile the days of a year on which its member voted, and not for what', async () => {
    const { memberId } = zoe!
    for (const at of ['2025-03-16T20:00:00Z', '2025-03-17T20:00:00Z', '2026-03-20T06:59:00Z']) {
      const day = Day.parse(at.startsWith('2026') ? '2026-03-19' : at.slice(0, 10))
      story.at(at)
      await story.cast(zoe!, launches['lamp']!, 1, StreakExtended({ memberId, day, streak: 1 }))
    }
    story.at('2026-03-20T19:00:00Z')
    const { body } = await served.getNow('/api/profiles/zoe')
    expect(body['today']).toBe(TODAY)
    expect(body['voteDays']).toEqual([
      { day: '2025-03-17', votes: 1 },
      { day: '2026-03-19', votes: 1 },
    ])
  })

  it('leaves out launches that were disqualified since, hidden products and erased members', async () => {
    const { launchId, toolId } = launches['lamp']!
    await story.append(
      `launch-${launchId}`,
      noor!.memberId,
      LaunchDisqualified({ launchId, toolId, boardDate: RECENT, reason: 'broken-link' }),
    )
    expect(await ranked()).toEqual(['1 noor 2', '2 ivy 0', '3 mika 0', '4 zoe 0'])
    expect((await served.getNow('/api/profiles/mika')).body).toMatchObject({ points: 0, medals: [] })
    await story.append(`tool-${toolId}`, noor!.memberId, ToolHidden({ toolId, by: noor!.memberId }))
    await story.append(memberStream(zoe!.memberId), zoe!.memberId, MemberErased({ memberId: zoe!.memberId }))
    expect(await ranked()).toEqual(['1 noor 2'])
  })
})
