import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { analysisRoute, analysisRowsRoute } from '@debut/events/analyses/analysis-routes.ts'
import type { AnalysedLaunch } from '@debut/events/analyses/analysis-answers.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const day = Day.parse('2026-03-02')
const now = toInstant('2026-03-10T20:00:00Z')
const CAP = (cap: number) => ({ id: 'weight-cap', version: 1, params: { cap } })

describe('analyses', () => {
  let story: Story
  let commandUrl: string
  let queries: Awaited<ReturnType<Story['serve']>>
  let analyst: Member
  let other: Member
  let admin: Member
  let launches: Record<'kite' | 'lamp' | 'nest', Launch>

  beforeAll(async () => {
    story = await startStory()
    analyst = await story.member('otto', 'analyst')
    other = await story.member('olga', 'analyst')
    admin = await story.member('ada', 'admin')
    const voters = await Promise.all(['ines', 'bob', 'cem', 'dana'].map((name) => story.member(name)))
    const [ines, bob, cem, dana] = voters as [Member, Member, Member, Member]
    const [kite, lamp, nest] = [await story.launch('kite', day), await story.launch('lamp', day), await story.launch('nest', day)]
    launches = { kite, lamp, nest }
    await story.open(day, [kite, lamp, nest])
    await story.cast(ines, kite, 5)
    await story.cast(bob, lamp, 2)
    await story.cast(cem, lamp, 2)
    const held = await story.cast(dana, nest, 3)
    await story.hold(held)
    story.at(isoOf(now))
    commandUrl = (await story.world.commandService()).url
    await story.project()
    queries = await story.serve(() => now)
  })
  afterAll(() => story.end())

  const send = ({ token }: Member, type: string, payload: object) => sendCommand(commandUrl, token, type, payload)
  const run = async (payload: object, by = analyst) => {
    const jobId = JobId.parse(story.world.newUlid())
    const sent = await send(by, 'RunAnalysis', { jobId, period: 'day', start: day, rule: CAP(2), ...payload })
    return { jobId, ...sent }
  }
  const read = async (jobId: JobId, by = analyst) => {
    const { body } = await queries.get(`/api/analyses/${jobId}`, { token: by.token })
    return analysisRoute.answer.parse(body)
  }
  const done = async (jobId: JobId) => {
    await eventually(async () => expect(isOver((await read(jobId)).job)).toBe(true))
    return read(jobId)
  }
  const rowsOf = async (jobId: JobId) => {
    const { body } = await queries.get(`/api/analyses/${jobId}/rows`, { token: analyst.token })
    return analysisRowsRoute.answer.parse(body)
  }
  const places = (rows: readonly AnalysedLaunch[]) =>
    rows.map(({ launchId, rank, points, officialRank }) => [launchId, rank, points, officialRank])

  it('rank a closed day by another rule, beside its board, and say why', async () => {
    const { jobId } = await run({})
    const { result, job, products } = await done(jobId)
    expect(job.state).toBe('done')
    expect(result).toMatchObject({ votes: 4, launches: 3, moved: 2, unreadable: 0 })
    expect(products.map(({ slug }) => slug).toSorted()).toEqual(['kite', 'lamp', 'nest'])
    const { rows, more } = await rowsOf(jobId)
    expect(more).toBe(false)
    const { kite, lamp, nest } = launches
    expect(places(rows)).toEqual([
      [lamp.launchId, 1, 4, 2],
      [kite.launchId, 2, 2, 1],
      [nest.launchId, 3, 0, 3],
    ])
    expect(rows[1]?.why).toEqual({ kind: 'passed-by', change: -3, toolId: lamp.toolId, more: 0 })
    expect(rows[2]?.why).toEqual({ kind: 'no-votes' })
  })

  it('are the official board where the rule changes nothing', async () => {
    const { jobId } = await run({ rule: CAP(5) })
    expect((await done(jobId)).result).toMatchObject({ moved: 0 })
    const { rows } = await rowsOf(jobId)
    const { body } = await queries.getNow(`/api/boards/day?start=${day}`)
    const board = body['tools'] as { launchId: string; points: number; voters: number }[]
    expect(rows.map(({ launchId, points, voters }) => ({ launchId, points, voters }))).toEqual(
      board.map(({ launchId, points, voters }) => ({ launchId, points, voters })),
    )
  })

  it('come to the same result again at the same position, though votes were judged since, and to another at the end', async () => {
    const first = await run({})
    const { upTo, result } = await done(first.jobId)
    const voter = await story.member('eve')
    story.at('2026-03-02T21:00:00Z')
    await story.cast(voter, launches.nest, 5)
    story.at(isoOf(now))
    const again = await run({ upTo, reproduces: first.jobId })
    expect(again.status).toBe(200)
    const reproduced = await done(again.jobId)
    expect(reproduced.result).toMatchObject({ checksum: result?.checksum, position: upTo })
    expect(reproduced.reproduction).toEqual({ of: first.jobId, same: true, difference: null })
    expect(await rowsOf(again.jobId)).toEqual(await rowsOf(first.jobId))

    const later = await run({})
    expect((await done(later.jobId)).result?.checksum).not.toBe(result?.checksum)
    expect(await run({ upTo, rule: CAP(3), reproduces: first.jobId })).toMatchObject({ status: 422, body: { code: 'another-question' } })
    expect(await run({ upTo: upTo + 1, reproduces: first.jobId })).toMatchObject({ status: 422, body: { code: 'another-question' } })
  })

  it('are refused with what is wrong', async () => {
    const today = dayOf(now)
    const rule = (id: string, params: object, version = 1) => ({ rule: { id, version, params } })
    const moments = (from: string, to: string) => rule('two-moments', { from, to })
    const cases: readonly (readonly [object, number, string])[] = [
      [rule('karma', {}), 422, 'unknown-rule'],
      [rule('weight-cap', { cap: 2 }, 2), 422, 'unknown-rule'],
      [rule('weight-cap', { cap: 7 }), 400, 'invalid'],
      [rule('half-life', { hours: 0 }), 422, 'divides-by-zero'],
      [rule('without-group', { group: 'joined', from: '2026-03-02', to: '2026-03-01' }), 422, 'days-in-reverse'],
      [moments('2026-03-02T20:00:00Z', '2026-03-02T20:00:00Z'), 422, 'moments-in-reverse'],
      [moments('2026-03-02T20:00:00Z', '2026-03-04T20:00:00Z'), 422, 'moments-outside'],
      [{ start: today }, 422, 'range-open'],
      [{ period: 'year', start: today }, 422, 'range-open'],
      [{ upTo: 9_000_000_000_000 }, 422, 'position-past-end'],
      [{ reproduces: story.world.newUlid() }, 422, 'unknown-analysis'],
    ]
    for (const [payload, , code] of cases) expect({ code, ...(await run(payload)) }).toMatchObject({ code, body: { code } })
    const empty = await run({ period: 'month', start: '2019-10-05' })
    expect((await done(empty.jobId)).job).toMatchObject({
      state: 'refused',
      problem: 'October 2019 has no launches up to this position of the log. Choose another period.',
    })
    const nameless = await run(rule('without-group', { group: 'voters-of', product: 'no-such-thing' }))
    expect((await done(nameless.jobId)).job).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('no-such-thing') as string,
    })
  })

  it('are saved under a name that others of the staff read, and that only its writer or an admin changes', async () => {
    const { jobId } = await run({ rule: CAP(3) })
    const list = async () =>
      (await queries.getNow('/api/analyses', { token: other.token })).body['analyses'] as { jobId: string; name: string }[]
    const names = () => eventually(async () => (await list()).filter((each) => each.jobId === jobId).map(({ name }) => name))
    expect(await send(analyst, 'SaveAnalysis', { jobId, name: 'ab' })).toMatchObject({ status: 400 })
    expect(await send(analyst, 'SaveAnalysis', { jobId: story.world.newUlid(), name: 'Nothing' })).toMatchObject({
      body: { code: 'unknown-analysis' },
    })
    expect(await send(analyst, 'SaveAnalysis', { jobId, name: 'Capped at 3' })).toMatchObject({ status: 200 })
    await eventually(async () => expect(await names()).toEqual(['Capped at 3']))
    expect((await read(jobId, other)).saved).toMatchObject({ name: 'Capped at 3', by: 'otto', isOwn: false })

    expect(await send(other, 'SaveAnalysis', { jobId, name: 'Mine' })).toMatchObject({ body: { code: 'not-your-analysis' } })
    expect(await send(other, 'DeleteAnalysis', { jobId })).toMatchObject({ body: { code: 'not-your-analysis' } })
    await send(admin, 'SaveAnalysis', { jobId, name: 'March, capped' })
    await eventually(async () => expect((await read(jobId)).saved).toMatchObject({ name: 'March, capped', by: 'otto', isOwn: true }))
    await send(analyst, 'DeleteAnalysis', { jobId })
    await eventually(async () => expect(await names()).toEqual([]))
    expect((await queries.get(`/api/analyses/${story.world.newUlid()}`, { token: analyst.token })).body).toMatchObject({
      code: 'unknown-analysis',
    })
  })
})
