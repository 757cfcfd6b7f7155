import { LogPosition } from '@debut/events/kernel/ids.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolHidden } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const SUNDAY = Day.parse('2026-03-01')
const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')
const FRIDAY = Day.parse('2026-03-06')

describe('what a tool may wear', () => {
  let story: Story
  let now = toInstant('2026-03-02T10:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let maker: Member
  const launches: Record<string, Launch> = {}

  const award = (place: number, slug: string) => {
    const { launchId, toolId } = launches[slug]!
    return { place, launchId, toolId, points: 9 - place, voters: 1 }
  }
  const standingsOf = (day: Day) =>
    Object.values(launches)
      .filter(({ boardDate }) => boardDate === day)
      .map(({ launchId, toolId }, index) => ({ rank: index + 1, launchId, toolId, points: 0, voters: 0 }))
  const close = (day: Day, ...won: [period: Period, start: string, ...slugs: string[]][]) =>
    story.close(
      day,
      { upTo: LogPosition.parse(0), votes: 0, merkleRoot: 'b'.repeat(64), standings: standingsOf(day) },
      ...won.map(([period, start, ...slugs]) =>
        story.granted(
          period,
          Day.parse(start),
          slugs.map((slug, index) => award(index + 1, slug)),
        ),
      ),
    )
  const worn = async (slug: string) => {
    const { body } = await getNow(`/api/tools/${slug}/badges`)
    return (body['badges'] as { kind: string; start: string | null }[]).map(({ kind, start }) =>
      start === null ? kind : `${kind} ${start}`,
    )
  }

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    maker = await story.member('ines')
    for (const [slug, day] of [
      ['apple', SUNDAY],
      ['berry', SUNDAY],
      ['cherry', MONDAY],
      ['damson', FRIDAY],
    ] as const)
      launches[slug] = await story.launch(slug, day, [maker.memberId])
    await story.open(SUNDAY, [launches['apple']!, launches['berry']!])
    await close(SUNDAY, ['day', SUNDAY, 'apple', 'berry'], ['week', '2026-02-23', 'berry', 'apple'])
    await story.open(MONDAY, [launches['cherry']!])
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  it('is what it won in periods that are closed, the best first, and that it is listed', async () => {
    expect(await worn('apple')).toEqual(['week_2 2026-02-23', 'day_1 2026-03-01', 'listed'])
    expect(await worn('berry')).toEqual(['week_1 2026-02-23', 'day_2 2026-03-01', 'listed'])
  })

  it('is that it comes before its day, and that it is live while that runs', async () => {
    expect(await worn('damson')).toEqual(['coming_soon 2026-03-06', 'listed'])
    expect(await worn('cherry')).toEqual(['live 2026-03-02', 'listed'])
    now = toInstant('2026-03-03T08:00:00Z')
    expect(await worn('cherry')).toEqual(['listed'])
  })

  it('is of each kind the newest', async () => {
    const again = { ...launches['apple']!, launchId: LaunchId.parse(story.world.newUlid()), boardDate: TUESDAY }
    await story.open(TUESDAY, [again])
    launches['apple'] = again
    await close(TUESDAY, ['day', TUESDAY, 'apple'])
    expect(await worn('apple')).toEqual(['week_2 2026-02-23', 'day_1 2026-03-03', 'listed'])
  })

  it('is no longer what was taken back after its period', async () => {
    await story.revised(SUNDAY, 1, [award(1, 'berry')])
    expect(await worn('berry')).toEqual(['week_1 2026-02-23', 'day_1 2026-03-01', 'listed'])
  })

  it('is nothing of a launch that was taken from the boards', async () => {
    const { launchId, toolId, boardDate } = launches['berry']!
    const attempt = { launchId, toolId, boardDate, reason: 'spam' as const }
    await story.append(`launch-${launchId}`, maker.memberId, LaunchDisqualified(attempt))
    expect(await worn('berry')).toEqual(['listed'])
    await story.append(`launch-${launchId}`, maker.memberId, LaunchReinstated({ ...attempt, reason: 'mistake', queued: false }))
    expect(await worn('berry')).toEqual(['week_1 2026-02-23', 'day_1 2026-03-01', 'listed'])
  })

  it('answers to a slug and an id, and is unknown where there is no tool', async () => {
    const { toolId } = launches['damson']!
    expect((await getNow(`/api/tools/${toolId}/badges`)).body).toMatchObject({ toolId, slug: 'damson', name: 'DAMSON' })
    expect(await getNow('/api/tools/nothing-here/badges')).toMatchObject({ status: 404, body: { code: 'unknown-tool' } })
  })

  it('shows makers alone that a tool is theirs', async () => {
    const { toolId } = launches['damson']!
    const token = { token: maker.token }
    for (const name of ['damson', toolId])
      expect(await getNow(`/api/tools/${name}/mine`, token)).toMatchObject({ status: 200, body: { toolId, slug: 'damson' } })
    expect((await getNow('/api/tools/nothing-here/mine', token)).status).toBe(404)
    const others = { token: (await story.member('noor', 'admin')).token }
    expect(await getNow('/api/tools/damson/mine', others)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await getNow('/api/tools/damson/mine')).status).toBe(401)
    await story.append(`tool-${toolId}`, maker.memberId, ToolHidden({ toolId, by: maker.memberId }))
    expect(await getNow('/api/tools/damson/mine', token)).toMatchObject({ status: 200, body: { slug: 'damson' } })
    expect((await getNow('/api/tools/damson/badges')).status).toBe(404)
  })
})
