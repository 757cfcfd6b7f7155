import type { AuditScope } from '@debut/events/audits/audit-answers.ts'
import { auditRoute, auditsRoute, auditStepsRoute } from '@debut/events/audits/audit-routes.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand } from '@debut/testing/world.ts'
import { type AuditedWorld, firstDay, startAuditedWorld } from '@debut/projection-service/audit/testing/audited-world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const schemas = { votes: 'votes_v1', standings: 'rankings_v1', awards: 'rankings_v1' } as const
const planted = ['votes', 'standings', 'awards'] as const

describe('audits at the console', () => {
  let audited: AuditedWorld
  let commandUrl: string
  let queryUrl: string
  let token: string

  beforeAll(async () => {
    audited = await startAuditedWorld()
    const { world } = audited
    commandUrl = (await world.commandService()).url
    queryUrl = (await world.queryService(commandUrl)).url
    token = await world.token(await world.appoint(world.person('admin', 'admin')))
    for (const table of planted) await audited.session.query(`create table public.${table}_before as table ${schemas[table]}.${table}`)
  })
  afterAll(() => audited.world.close())
  afterEach(async () => {
    for (const table of planted) {
      await audited.session.query(`truncate ${schemas[table]}.${table}`)
      await audited.session.query(`insert into ${schemas[table]}.${table} select * from public.${table}_before`)
    }
  })

  const asked = async (address: string) => {
    const response = await fetch(`${queryUrl}${address}`, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, body: await response.json() }
  }
  const send = (payload: object, jobId = JobId.parse(audited.world.newUlid())) =>
    sendCommand(commandUrl, token, 'RunAudit', { jobId, audited: payload }, audited.world.newCommandId())
  const auditOf = async (payload: object) => {
    const jobId = JobId.parse(audited.world.newUlid())
    expect((await send(payload, jobId)).status).toBe(200)
    return over(jobId)
  }
  const over = (jobId: JobId) =>
    eventually(async () => {
      const audit = auditRoute.answer.parse((await asked(routeAddress(auditRoute, { jobId }))).body)
      expect(isOver(audit.job)).toBe(true)
      return audit
    })
  const stepsOf = async (jobId: JobId, scope: AuditScope = 'asked') =>
    auditStepsRoute.answer.parse((await asked(routeAddress(auditStepsRoute, { jobId, scope }))).body)
  const everything = () => Object.values(audited.members)

  it('put what was recounted, served and frozen side by side, and list each event with its cause and effect', async () => {
    const { one } = audited.launches
    const audit = await auditOf({ subject: 'tool', tool: one.toolId })
    expect(audit.job).toMatchObject({ state: 'done', problem: null })
    expect(audit.result).toMatchObject({
      recounted: 3,
      served: 3,
      frozen: 4,
      recountedAtClose: 4,
      differences: 0,
      votes: { counted: 3, withdrawn: 1, held: 0, voided: 1 },
    })
    const { steps, boards, launches } = await stepsOf(audit.job.jobId)
    const own = steps
    expect(own.map(({ kind, effect, points }) => ({ kind, effect, points }))).toEqual([
      { kind: 'cast', effect: 1, points: 1 },
      { kind: 'cast', effect: 1, points: 2 },
      { kind: 'cast', effect: 1, points: 3 },
      { kind: 'cast', effect: 1, points: 4 },
      { kind: 'held', effect: -1, points: 3 },
      { kind: 'restored', effect: 1, points: 4 },
      { kind: 'voided', effect: -1, points: 3 },
      // Withdrawn and cast again on later days: the board of the day is closed.
      { kind: 'withdrawn', effect: 0, points: 3 },
      { kind: 'cast', effect: 0, points: 3 },
    ])
    expect(own.find(({ kind }) => kind === 'held')?.cause).toEqual({ kind: 'process', name: 'test', reason: 'ring' })
    expect(boards).toEqual([{ day: firstDay, standings: [] }])
    expect(launches.map(({ launchId }) => launchId)).toContain(one.launchId)
    for (const memberId of everything()) expect(JSON.stringify({ steps, audit })).not.toContain(memberId)
    expect(new Set(own.map(({ voter }) => voter)).size).toBe(4)
  })

  it('of a product list its own votes, and on request all those of its day, each with its place in the other list', async () => {
    const { one } = audited.launches
    const { job, result } = await auditOf({ subject: 'tool', tool: one.toolId })
    const [own, all] = [await stepsOf(job.jobId), await stepsOf(job.jobId, 'days')]
    expect([...new Set(own.steps.map(({ launchId }) => launchId))]).toEqual([one.launchId])
    expect(own.steps).toHaveLength(result?.steps ?? 0)
    expect(all.steps).toHaveLength(result?.days?.steps ?? 0)
    expect(new Set(all.steps.map(({ launchId }) => launchId)).size).toBeGreaterThan(1)
    const positions = (steps: typeof own.steps) => steps.map(({ position }) => position)
    expect(positions(all.steps.filter(({ isAsked }) => isAsked))).toEqual(positions(own.steps))
    for (const step of own.steps) expect(all.steps[(step.otherNumber ?? 0) - 1]?.position).toBe(step.position)
    expect(all.steps.filter(({ launchId }) => launchId !== one.launchId).every(({ otherNumber }) => otherNumber === null)).toBe(true)
    expect(all.steps.every(({ moved }) => moved.length === 0)).toBe(true)
    // The product's steps also say what the other launches gained in between, so that its board matches the day's.
    const others = new Map(own.steps.flatMap(({ moved }) => moved.map((standing) => [standing.launchId, standing.points])))
    const last = own.steps.at(-1)?.position ?? 0
    const before = all.steps.filter(({ position, launchId }) => position < last && launchId !== one.launchId)
    expect(others).toEqual(new Map(before.map(({ launchId, points }) => [launchId, points])))
    const day = await auditOf({ subject: 'day', day: firstDay })
    expect(day.result?.days).toBeNull()
  })

  it('name a voter otherwise in each audit', async () => {
    const [one, other] = [await auditOf({ subject: 'day', day: firstDay }), await auditOf({ subject: 'day', day: firstDay })]
    const [first, second] = [await stepsOf(one.job.jobId), await stepsOf(other.job.jobId)]
    expect(first.steps.map(({ position }) => position)).toEqual(second.steps.map(({ position }) => position))
    expect(first.steps.map(({ voter }) => voter)).not.toEqual(second.steps.map(({ voter }) => voter))
  })

  it('find a lost, a doubled and a changed vote by its event', async () => {
    const { cem, bob, dana } = audited.members
    await audited.session.query('delete from votes_v1.votes where member_id = $1 and number = 1', [bob])
    await audited.session.query('update votes_v1.votes set weight = 5 where member_id = $1 and number = 1', [cem])
    await audited.session.query(
      `insert into votes_v1.votes select member_id, 99, launch_id, tool_id, board_date, counts_on, weight, command_id, cast_at, position + 1, state
       from votes_v1.votes where member_id = $1 and number = 1`,
      [dana],
    )
    const { job, result } = await auditOf({ subject: 'day', day: firstDay })
    const { steps } = await stepsOf(job.jobId)
    expect(result?.differences).toBe(3)
    const said = result?.findings.map(({ text, step }) => ({ text, on: step === null ? null : steps[step - 1]?.kind })) ?? []
    expect(said).toEqual([
      { text: expect.stringMatching(/^Vote 1 of member m-\w{8} for .*, is in the log and not in the ledger\.$/), on: 'cast' },
      { text: expect.stringMatching(/: its weight is 1 in the log and 5 in the ledger\.$/), on: 'cast' },
      { text: expect.stringMatching(/^Vote 99 of member m-\w{8} .* is in the ledger and not in the log\.$/), on: null },
    ])
    for (const memberId of everything()) expect(JSON.stringify(result)).not.toContain(memberId)
  })

  it('find a wrong count and a forged award by their board, and the event that a board lacks', async () => {
    const { launchId, toolId } = audited.launches.one
    await audited.session.query("update rankings_v1.standings set points = 2, voters = 2 where launch_id = $1 and period = 'day'", [
      launchId,
    ])
    await audited.session.query("update rankings_v1.awards set points = 99 where launch_id = $1 and period = 'day'", [launchId])
    const { job, result } = await auditOf({ subject: 'day', day: firstDay })
    expect(result?.findings.map(({ place, text }) => `${place}: ${text}`)).toEqual([
      expect.stringMatching(/^board: tool-.* on the board of 2026-03-03: the board shows 2 points of 2 voters, .* the log gives 3 points/),
      expect.stringMatching(/^board: The awards of the day of 2026-03-03 are .* in the log, and .* 99 points .* are shown\.$/),
    ])
    const first = result?.findings[0]?.step ?? 0
    const { steps } = await stepsOf(job.jobId)
    const own = steps.filter((step) => step.launchId === launchId)
    const lacking = own.findIndex(({ number }) => number === first)
    expect(own[lacking - 1]).toMatchObject({ points: 2, voters: 2 })
    expect(own[lacking]).toMatchObject({ points: 3, finding: expect.stringContaining('the board shows 2 points') })
    const tool = await auditOf({ subject: 'tool', tool: toolId })
    expect(tool.result).toMatchObject({ recounted: 3, served: 2 })
  })

  it('count several days, and say of days without any that there are none', async () => {
    const week = await auditOf({ subject: 'range', from: '2026-03-01', to: '2026-03-08' })
    expect(week.question.title).toBe('1 March 2026 to 8 March 2026')
    expect(week.result).toMatchObject({ differences: 0, recounted: week.result?.served })
    const before = await auditOf({ subject: 'range', from: '2020-01-01', to: '2020-01-08' })
    expect(before.job).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/^No day was opened from 2020-01-01 to 2020-01-08/),
    })
    const { body } = await asked(auditsRoute.path)
    expect(
      auditsRoute.answer
        .parse(body)
        .audits.slice(0, 2)
        .map(({ job }) => job.jobId),
    ).toEqual([before.job.jobId, week.job.jobId])
  })

  it('say of one that stands still who paused it, and since when', async () => {
    const { job } = await auditOf({ subject: 'day', day: firstDay })
    expect(job.paused).toBeNull()
    const { jobId } = job
    const { status } = await sendCommand(commandUrl, token, 'PauseJob', { jobId }, audited.world.newCommandId())
    expect(status).toBe(200)
    await audited.session.query(`update projections.jobs set state = 'paused' where id = $1`, [jobId])
    await eventually(async () => {
      const audit = auditRoute.answer.parse((await asked(routeAddress(auditRoute, { jobId }))).body)
      expect(audit.job).toMatchObject({ state: 'paused', paused: { byName: 'admin', at: expect.any(String) } })
    })
    await audited.session.query(`update projections.jobs set state = 'done' where id = $1`, [jobId])
  })

  it('begin with a member only once an admin has said why, and don’t name them', async () => {
    const person = audited.world.person('zoe')
    const born = () => audited.world.newCommandId()
    await sendCommand(commandUrl, await audited.world.token(person), 'RegisterMember', { username: 'zoe' }, born())
    const member = { subject: 'member', username: 'zoe' }
    const jobId = JobId.parse(audited.world.newUlid())
    expect((await send(member, jobId)).body.code).toBe('member-not-looked-up')
    const reason = 'They say that a vote of theirs is missing.'
    expect((await sendCommand(commandUrl, token, 'LookUpMember', { caseId: jobId, username: 'zoe', reason }, born())).status).toBe(200)
    expect((await send(member, jobId)).status).toBe(200)
    const audit = await over(jobId)
    expect(audit.question.title).toMatch(/^m-\w{8}$/)
    expect(audit.result).toMatchObject({ differences: 0, recounted: 0, served: 0, frozen: null, steps: 0 })
    expect(JSON.stringify(audit)).not.toContain(person.memberId)
  })

  it('are refused for what can’t be counted, each with its own reason', async () => {
    const codeOf = async (payload: object) => (await send(payload)).body.code
    expect(await codeOf({ subject: 'tool', tool: 'no-such-product' })).toBe('unknown-tool')
    expect(await codeOf({ subject: 'day', day: '2199-01-01' })).toBe('day-to-come')
    expect(await codeOf({ subject: 'day', day: firstDay, asOf: '2199-01-01T00:00:00Z' })).toBe('moment-to-come')
    expect(await codeOf({ subject: 'range', from: '2026-03-08', to: '2026-03-01' })).toBe('invalid')
    expect(await codeOf({ subject: 'member', username: 'no-such-member' })).toBe('unknown-member')
    const jobId = JobId.parse(audited.world.newUlid())
    await send({ subject: 'day', day: firstDay }, jobId)
    expect((await send({ subject: 'day', day: '2026-03-04' }, jobId)).body.code).toBe('audit-asked-otherwise')
    expect((await asked(routeAddress(auditRoute, { jobId: JobId.parse(audited.world.newUlid()) }))).status).toBe(404)
    const { job } = await auditOf({ subject: 'day', day: firstDay })
    expect((await asked(routeAddress(auditStepsRoute, { jobId: job.jobId, page: 99 }))).body).toMatchObject({ code: 'no-such-step' })
  })
})
