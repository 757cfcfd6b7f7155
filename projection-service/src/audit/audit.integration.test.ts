import { startOf } from '@debut/events/kernel/calendar.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchDayClosed, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { StreakExtended, VoteCast, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { eventId } from '@debut/adapters/event-id.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AuditRefused } from './audit-refused.ts'
import { auditEvents } from './log-audit.ts'
import type { AnyRecorded } from './log/recorded.ts'
import { questionOf } from './question.ts'
import { type Report, runAudit } from './run-audit.ts'
import { type AuditedWorld, firstDay, startAuditedWorld } from './testing/audited-world.ts'

const TAMPERED = [
  'votes_v1.votes',
  'votes_v1.vote_changes',
  'rankings_v1.standings',
  'rankings_v1.days',
  'rankings_v1.frozen',
  'rankings_v1.awards',
  'members_v1.members',
  'members_v1.member_count',
  'streaks_v1.streaks',
  'streaks_v1.calendar',
  'rewards_v1.granted',
  'results_v1.results',
]

let audited: AuditedWorld
let queryUrl: string

beforeAll(async () => {
  audited = await startAuditedWorld()
  const { world, session } = audited
  queryUrl = (await world.queryService('http://127.0.0.1:9')).url
  await session.query('create schema untouched')
  for (const table of TAMPERED) await session.query(`create table untouched.${table.replace('.', '_')} as table ${table}`)
})
afterAll(() => audited.world.close())

const untouched = async () => {
  for (const table of TAMPERED) {
    await audited.session.query(`truncate ${table}`)
    await audited.session.query(`insert into ${table} select * from untouched.${table.replace('.', '_')}`)
  }
}

const auditOf = (...args: string[]): Promise<Report> => {
  const { log, keys, session } = audited
  const progress = () => undefined
  return runAudit(questionOf(args, audited.stage.now), { log, keys, session, queryUrl, signal: AbortSignal.timeout(15_000), progress })
}
const findingsOf = async (...args: string[]) => (await auditOf(...args)).findings.map(({ place, text }) => `${place}: ${text}`)

/** Every question that can be asked of this world. */
const questions = () => {
  const { members, launches } = audited
  return [
    ...Object.values(members).map((memberId) => ['--member', memberId]),
    ...Object.values(launches).map(({ toolId }) => ['--tool', toolId]),
    ...[0, 5, 7, 9, 12].map((days) => ['--day', addDays(firstDay, days)]),
    ['--all'],
  ]
}

describe('an audit of an honest world', () => {
  it('finds no difference, whatever it is asked for', async () => {
    for (const question of questions()) expect({ question, findings: await findingsOf(...question) }).toEqual({ question, findings: [] })
  })

  it('finds none as of any moment either: hidden points, and votes that were held or withdrawn later', async () => {
    const { one, two, late } = audited.launches
    for (const moment of [
      '2026-03-03T11:00:00Z',
      '2026-03-03T19:00:00Z',
      '2026-03-04T19:00:00Z',
      '2026-03-06T00:00:00Z',
      '2026-03-08T00:00:00Z',
      '2026-03-10T10:00:00Z',
      '2026-03-12T00:00:00Z',
    ])
      for (const { toolId } of [one, two, late])
        expect({ moment, findings: await findingsOf('--tool', toolId, '--as-of', moment) }).toEqual({ moment, findings: [] })
    expect(await findingsOf('--all', '--as-of', '2026-03-10T10:00:00Z')).toEqual([])
  })

  it('counts what became of the votes', async () => {
    const { votes, frozenDays, boards } = await auditOf('--tool', audited.launches.one.toolId)
    expect(votes.map(({ state }) => state).toSorted()).toEqual(['counted', 'counted', 'counted', 'voided', 'withdrawn'])
    expect({ frozenDays, boards }).toEqual({ frozenDays: 2, boards: 4 })
  })

  it('knows a tool by its slug and a member by their username', async () => {
    const { toolId } = audited.launches.one
    expect((await auditOf('--tool', `tool-${toolId.toLowerCase()}`)).title).toBe(`tool tool-${toolId.toLowerCase()} (${toolId})`)
    expect((await auditOf('--member', 'ines')).votes).toHaveLength(11)
  })
})

describe('an audit of read models that somebody touched', () => {
  afterEach(untouched)

  const touch = async (sql: string, ...values: unknown[]) => void (await audited.session.query(sql, values))
  const name = () => {
    const { toolId, launchId } = audited.launches.one
    return `tool-${toolId.toLowerCase()} (launch ${launchId})`
  }
  const vote = (who: keyof AuditedWorld['members'], number = 1) => {
    return `Vote ${number} of member ${audited.members[who]} for ${name()}, cast on ${firstDay}`
  }
  const ofOne = () => findingsOf('--tool', audited.launches.one.toolId)

  it('reports a changed weight', async () => {
    await touch('update votes_v1.votes set weight = 5 where member_id = $1 and number = 1', audited.members.cem)
    const expected = [`ledger: ${vote('cem')}: its weight is 1 in the log and 5 in the ledger.`]
    expect(await ofOne()).toEqual(expected)
    expect(await findingsOf('--member', 'cem')).toEqual(expected)
    expect(await findingsOf('--day', firstDay)).toEqual(expected)
    expect(await findingsOf('--member', 'eve')).toEqual([])
  })

  it('reports a vote that was taken out', async () => {
    await touch('delete from votes_v1.votes where member_id = $1 and number = 1', audited.members.bob)
    expect(await ofOne()).toEqual([`ledger: ${vote('bob')}, is in the log and not in the ledger.`])
  })

  it('reports a vote that was put in beside the real one', async () => {
    await touch(
      `insert into votes_v1.votes select member_id, 99, launch_id, tool_id, board_date, counts_on, weight, command_id, cast_at, position + 1, state
       from votes_v1.votes where member_id = $1 and number = 1`,
      audited.members.cem,
    )
    expect(await ofOne()).toEqual([`ledger: ${vote('cem', 99)}, with weight 1, is in the ledger and not in the log.`])
  })

  it('reports a vote that was moved to another tool, asked for either of the two', async () => {
    const { one, two } = audited.launches
    await touch('update votes_v1.votes set tool_id = $2 where member_id = $1 and number = 1', audited.members.cem, two.toolId)
    const expected = [`ledger: ${vote('cem')}: its tool is ${one.toolId} in the log and ${two.toolId} in the ledger.`]
    expect(await ofOne()).toEqual(expected)
    expect(await findingsOf('--tool', two.toolId)).toEqual(expected)
  })

  it('reports a voided vote that counts again, and one that moved to another day', async () => {
    await touch("update votes_v1.votes set state = 'counted' where member_id = $1", audited.members.dana)
    await touch("update votes_v1.votes set counts_on = '2026-03-04' where member_id = $1", audited.members.cem)
    expect(await ofOne()).toEqual([
      `ledger: ${vote('cem')}: its day is ${firstDay} in the log and 2026-03-04 in the ledger.`,
      `ledger: ${vote('dana')}: its state is voided in the log and counted in the ledger.`,
    ])
  })

  it('reports points that come from no vote, and a launch that vanished from a board', async () => {
    const { launchId } = audited.launches.one
    await touch("update rankings_v1.standings set points = points + 7 where launch_id = $1 and period = 'week'", launchId)
    await touch("delete from rankings_v1.standings where launch_id = $1 and period = 'year'", launchId)
    expect(await ofOne()).toEqual([
      expect.stringMatching(
        /^board: tool-.* on the board of the week of 2026-03-02: the board shows 10 points of 3 voters, .*the log gives 3 points/,
      ),
      expect.stringMatching(
        /^board: tool-.* on the board of the year of 2026-01-01: it does not stand there, and the log gives it 3 points of 3/,
      ),
    ])
  })

  it('reports a launch that stands on a board although it was disqualified', async () => {
    const { one, three } = audited.launches
    await touch(
      "insert into rankings_v1.standings select period, start, $2, $3, board_date from rankings_v1.standings where launch_id = $1 and period = 'week'",
      one.launchId,
      three.launchId,
      three.toolId,
    )
    expect(await findingsOf('--tool', three.toolId)).toEqual([
      expect.stringMatching(/^board: tool-.* on the board of the week of 2026-03-02: it was disqualified, and stands there\.$/),
    ])
  })

  it('reports frozen standings and a Merkle root that are shown otherwise than they were frozen', async () => {
    await touch('update rankings_v1.frozen set points = 100 where day = $1 and rank = 1', firstDay)
    await touch('update rankings_v1.days set merkle_root = $2 where day = $1', firstDay, 'f'.repeat(64))
    expect(await findingsOf('--day', firstDay)).toEqual([
      expect.stringMatching(/^board: The Merkle root of 2026-03-03 is [0-9a-f]{64} in the log, and f{64} is shown\.$/),
      expect.stringMatching(
        /^board: Place 1 of 2026-03-03 was frozen as .* with 4 points of 4 in the log, and shows as .* with 100 points of 4\.$/,
      ),
    ])
  })

  it('reports awards that were not given, and one that a revision had taken back', async () => {
    const { launchId } = audited.launches.one
    await touch(
      "update rankings_v1.awards set points = points + 1 where period = 'day' and start = $1 and launch_id = $2",
      firstDay,
      launchId,
    )
    expect(await findingsOf('--day', firstDay)).toEqual([
      expect.stringMatching(
        /^board: The awards of the day of 2026-03-03 are \[1: .* with 3 points of 3\] in the log, and \[1: .* with 4 points of 3\] are shown\.$/,
      ),
    ])
    await untouched()
    await touch("delete from rankings_v1.awards where period = 'week'")
    expect(await findingsOf('--day', addDays(firstDay, 5))).toEqual([
      expect.stringMatching(/^board: The awards of the week of 2026-03-02 are \[1: .* in the log, and \[\] are shown\.$/),
    ])
  })

  it('reports a past that was rewritten, as of a moment when it was otherwise', async () => {
    await touch('delete from votes_v1.vote_changes where member_id = $1', audited.members.cem)
    const { one } = audited.launches
    const lost = /^table: vote_changes: What became of vote 1 of member .*, is in the log and not in the table\.$/
    expect(await ofOne()).toEqual([expect.stringMatching(lost), expect.stringMatching(lost)])
    const then = await findingsOf('--tool', one.toolId, '--as-of', '2026-03-05T00:00:00Z')
    expect(then[0]).toBe(`ledger: ${vote('cem')}: its state is held in the log and counted in the ledger.`)
    expect(then[1]).toBe(`ledger: ${vote('cem')}: its reason is ring in the log and none in the ledger.`)
    expect(then.slice(2).map((line) => /the (day|week|month|year) of/.exec(line)?.[1])).toEqual(['day', 'week', 'month', 'year'])
  })
})

/** One fault in each table, planted among honest rows: reported with the row and what is wrong, in an audit of all and of its member. */
describe('an audit of one table that somebody touched', () => {
  afterEach(untouched)

  const planted: readonly {
    readonly table: string
    readonly who: keyof AuditedWorld['members']
    /** Of them, as $1. */
    readonly sql: string
    readonly found: (memberId: string) => readonly unknown[]
  }[] = [
    {
      table: 'members',
      who: 'ines',
      sql: "update members_v1.members set username = 'impostor' where member_id = $1",
      found: (memberId) => [`table: members: Member ${memberId}: its username is ines in the log and impostor in the table.`],
    },
    {
      table: 'vote_changes',
      who: 'cem',
      sql: "delete from votes_v1.vote_changes where member_id = $1 and state = 'counted'",
      found: (memberId) => [
        expect.stringMatching(
          new RegExp(`^table: vote_changes: What became of vote 1 of member ${memberId} at \\d+, is in the log and not in the table\\.$`),
        ),
      ],
    },
    {
      table: 'streaks',
      who: 'ines',
      sql: 'update streaks_v1.streaks set longest = 99 where member_id = $1',
      found: (memberId) => [
        expect.stringMatching(
          new RegExp(`^table: streaks: The streak of member ${memberId}: its longest is \\d+ in the log and 99 in the table\\.$`),
        ),
      ],
    },
    {
      table: 'calendar',
      who: 'bob',
      sql: "update streaks_v1.calendar set votes = 3 where member_id = $1 and day = '2026-03-03'",
      found: (memberId) => [`table: calendar: The 2026-03-03 of member ${memberId}: its votes is 2 in the log and 3 in the table.`],
    },
    {
      table: 'granted',
      who: 'ines',
      sql: 'insert into rewards_v1.granted (member_id, tier, granted_at, position) values ($1, 1000, now(), 1)',
      found: (memberId) => [`table: granted: The reward of member ${memberId} for a streak of 1000, is in the table and not in the log.`],
    },
    {
      table: 'results',
      who: 'dana',
      sql: `insert into results_v1.results (position, member_id, command_id, at, events)
        values (1, $1, '01932f00-0000-7000-8000-000000000001', now(), '[]')`,
      found: (memberId) => [
        `table: results: The result of command 01932f00-0000-7000-8000-000000000001 of member ${memberId}, is in the table and not in the log.`,
      ],
    },
  ]

  it.each(planted)('reports the one in $table by its row', async ({ who, sql, found }) => {
    const memberId = audited.members[who]
    await audited.session.query(sql, [memberId])
    expect(await findingsOf('--all')).toEqual(found(memberId))
    expect(await findingsOf('--member', memberId)).toEqual(found(memberId))
  })

  it('reports a count of members that is not theirs', async () => {
    await audited.session.query('update members_v1.member_count set members = members + 1')
    expect(await findingsOf('--all')).toEqual([
      'table: member_count: The count of members: its members is 5 in the log and 6 in the table.',
    ])
  })

  it('reports a launch on a board that is not in the log', async () => {
    await audited.session.query(
      `insert into rankings_v1.standings select 'week', start, '01K9Z7V5C1ABCDEFGHJK000001', tool_id, board_date from rankings_v1.standings
       where launch_id = $1 and period = 'week'`,
      [audited.launches.one.launchId],
    )
    expect(await findingsOf('--all')).toEqual([
      'board: Launch 01K9Z7V5C1ABCDEFGHJK000001 is on the board of the week of 2026-03-02 and not in the log.',
    ])
  })
})

/** The audit as everybody runs it. */
const run = async (args: readonly string[], environment: NodeJS.ProcessEnv, program = '../audit-log.ts') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, stdout, stderr }
}

describe('npm run audit', () => {
  const addresses = () => {
    const { EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL } = audited.world.settings
    return { EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL, QUERY_SERVICE_URL: queryUrl }
  }
  afterEach(untouched)

  it('says that there are no differences, what it counted, and ends with 0', async () => {
    const { code, stdout, stderr } = await run(['--day', firstDay], addresses())
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('100 % of the log is read') })
    expect(stdout).toMatch(/^Audit of day 2026-03-03\n\nNo differences\n\nvotes +\d+\n {2}counted +\d+\n/)
    expect(stdout).toMatch(/ {2}voided +2\n/)
  })

  it('prints each difference and ends with 1', async () => {
    await audited.session.query('delete from votes_v1.votes where member_id = $1 and number = 1', [audited.members.bob])
    const { code, stdout } = await run(['--member', 'bob'], addresses())
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^Audit of member bob \(.*\)\n\nledger {2}Vote 1 of member .* is in the log and not in the ledger\.\n1 difference\n/,
    )
  })

  const refusals: [string[], string][] = [
    [['--tool', 'no-such-tool'], 'The log has no tool "no-such-tool".'],
    [['--tool', '01K9Z7V5C0QW8R3N4M2X6Y1B7D'], 'The log has no tool "01K9Z7V5C0QW8R3N4M2X6Y1B7D".'],
    [['--member', 'no-member'], 'The log has no member "no-member".'],
    [['--member', '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'], 'The log has no member "4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11".'],
    [['--day', '2025-01-01'], '2025-01-01 was never opened'],
    [['--day', 'yesterday'], '"yesterday" is not a day'],
  ]
  it.each(refusals)('has no answer to %s, and says why', async (args, message) => {
    const refused = await Promise.try(auditOf, ...args).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AuditRefused)
    expect(refused).toMatchObject({ message: expect.stringContaining(message) })
  })

  it('says of such a question what is wrong, and ends with 2', async () => {
    for (const [args, message] of [...refusals.slice(0, 1), ...refusals.slice(-1)])
      expect(await run(args, addresses())).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
  })

  it('says which part does not answer, and ends with 2', async () => {
    const none = { ...addresses(), EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false' }
    expect(await run(['--day', firstDay], none)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The event store does not answer'),
    })
    const noDatabase = { ...addresses(), DATABASE_URL: 'postgres://debut@127.0.0.1:9/debut' }
    expect(await run(['--day', firstDay], noDatabase)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The database does not answer'),
    })
    const empty = { ...addresses(), DATABASE_URL: addresses().IDENTITY_DATABASE_URL }
    expect(await run(['--day', firstDay], empty)).toMatchObject({ code: 2, stderr: expect.stringContaining('has no read models yet') })
    const incomplete = { EVENTSTORE_URL: addresses().EVENTSTORE_URL }
    expect(await run(['--day', firstDay], incomplete)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('DATABASE_URL is missing'),
    })
    const nothing = { DATA_DIR: '/nowhere/at/all' }
    const onStack = await run(['--day', firstDay], nothing, '../../../infra/deploy/audit.ts')
    expect(onStack).toMatchObject({ code: 2, stderr: expect.stringContaining('No local stack runs on') })
  })
})

/** Last, as what is in the log stays there. */
describe('an audit of a log that broke the rules', () => {
  const appended = async (username: 'eve' | 'dana', events: Parameters<typeof encode>[2], at: string) => {
    const { log, keys, members } = audited
    const stream = `voter-${members[username]}`
    const envelope = {
      $correlationId: 'test',
      $causationId: audited.world.newCommandId(),
      commandHash: 'forged',
      actor: members[username],
      at: toInstant(at),
    }
    const encoded = await encode(keys, stream, events, envelope)
    const result = await log.append(stream, (await log.read(stream)).length - 1, encoded)
    expect(result).toHaveProperty('position')
    expect(encoded[0]?.id).toBe(eventId(envelope.$causationId, stream, 0, envelope.at))
  }

  /** At a moment, behind all that there is; nothing of it is written. */
  const withOneMore = async (event: AnyRecorded['event'], at: string): Promise<string[]> => {
    const events: AnyRecorded[] = []
    for await (const batch of audited.log.follow({ after: undefined, signal: AbortSignal.timeout(15_000) })) {
      events.push(...(await decode(audited.keys, batch.events)))
      if (batch.live) break
    }
    expect(auditEvents(events)).toEqual([])
    const last = events.at(-1)
    if (last === undefined) throw new Error('the log is empty')
    const stream = `voter-${audited.members.ines}`
    const position = LogPosition.parse(last.position + 1)
    const more = { event, stream, position, revision: 0, envelope: { ...last.envelope, at: toInstant(at) } }
    return auditEvents([...events, more]).map(({ text }) => text)
  }
  const ofInes = () => {
    const { members, launches } = audited
    const { toolId, launchId, boardDate } = launches.one
    return { memberId: members.ines, number: 1, toolId, launchId, boardDate, countsOn: boardDate, weight: 1 }
  }

  it('reports awards that a judgement has made wrong and that were not revised', async () => {
    const found = await withOneMore(VoteVoided({ ...ofInes(), reason: 'ring' }), '2026-03-16T20:00:00Z')
    expect(found).toEqual([
      expect.stringMatching(
        /^The awards of the day of 2026-03-03 by now: the log says \[1: .* with 3 points of 3\], a recount gives \[1: .* with 2 points of 2\]\.$/,
      ),
      expect.stringMatching(/^The awards of the week of 2026-03-02 by now: the log says /),
    ])
  })

  it('reports a vote that came after its day was counted', async () => {
    const { late } = audited.launches
    const vote = VoteCast({ ...ofInes(), toolId: late.toolId, launchId: late.launchId, boardDate: late.boardDate, number: 99 })
    const found = await withOneMore(vote, '2026-03-03T20:00:00Z')
    expect(found).toContainEqual(expect.stringMatching(/^Vote 99 of member .* is one of 2026-03-03, and came at \d+, after its count\.$/))
  })

  it('reports a wrong weight, a wrong day, a step of the streak that is missing or wrong, and a vote cast twice', async () => {
    const { members, launches } = audited
    const { toolId, launchId, boardDate } = launches.two
    const day = addDays(firstDay, 12)
    const card = { launchId, toolId, boardDate }
    await appended('eve', [VoteCast({ ...card, memberId: members.eve, number: 4, countsOn: day, weight: 5 })], '2026-03-16T20:00:00Z')
    await appended(
      'dana',
      [
        VoteCast({ ...card, memberId: members.dana, number: 2, countsOn: day, weight: 1 }),
        StreakExtended({ memberId: members.dana, day, streak: 40 }),
      ],
      isoOf(toInstant('2026-03-15T20:00:00Z')),
    )
    await appended('dana', [VoteCast({ ...card, memberId: members.dana, number: 3, countsOn: day, weight: 2 })], '2026-03-15T20:00:01Z')
    const findings = (await auditOf('--tool', toolId)).findings.map(({ text }) => text.replace(/^.*?, cast on /, ''))
    expect(findings).toEqual([
      `${day}: it counts on ${day} and was cast on 2026-03-16.`,
      `${day}: it weighs 5, and at a streak of 0 a vote weighs 1.`,
      `${day}: a step of the streak is wrong: a streak of 40 on ${day}, and it should say a streak of 1 on ${day}.`,
      `${day}: the member has a standing vote on this launch already.`,
      `${day}: a streak of 1 on ${day} is missing.`,
    ])
  })

  it('reports a day that was closed otherwise than it is recounted', async () => {
    const { log, keys, launches } = audited
    const day = addDays(firstDay, 12)
    const stream = `launchDay-${day}`
    const { toolId, launchId } = launches.three
    const envelope = {
      $correlationId: 'test',
      $causationId: audited.world.newCommandId(),
      commandHash: 'forged',
      actor: 'process:test',
      at: startOf(addDays(day, 1)).plus({ minutes: 1 }),
    } as const
    const upTo = LogPosition.parse(((await log.end()) ?? 0) + 1)
    const seed = 'ab'.repeat(32)
    const closed = LaunchDayClosed({
      day,
      rule: 'v1',
      seed,
      upTo,
      votes: 99,
      merkleRoot: 'cd'.repeat(32),
      standings: [{ rank: 1, launchId, toolId, points: 50, voters: 10 }],
    })
    const drawn = LotteryDrawn({ day, draw: 'ef'.repeat(32), eligible: 3, winner: { memberId: audited.members.eve, leaf: seed } })
    await log.append(stream, (await log.read(stream)).length - 1, await encode(keys, stream, [closed, drawn], envelope))
    const findings = (await auditOf('--day', day)).findings.map(({ text }) => text).filter((text) => !text.startsWith('Vote '))
    expect(findings).toEqual([
      `The closing of ${day} counts votes: the log says 99, a recount gives 3.`,
      expect.stringMatching(/^The Merkle root of 2026-03-15: the log says (cd){32}, a recount gives [0-9a-f]{64}\.$/),
      expect.stringMatching(/^The frozen standings of 2026-03-15: the log says \[.* 50 points of 10\], a recount gives \[\]\.$/),
      expect.stringMatching(/^The hash of the seed of 2026-03-15: the log says /),
      expect.stringMatching(/^The draw of 2026-03-15: the log says (ef){32}, a recount gives /),
      'The lottery of 2026-03-15 has tickets: the log says 3, a recount gives 1.',
      expect.stringMatching(/^The winner of the lottery of 2026-03-15: the log says .*, a recount gives /),
      'The awards of the day of 2026-03-15 were not granted.',
      'The awards of the week of 2026-03-09 were not granted.',
    ])
  })
})
