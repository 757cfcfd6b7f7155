import { MemberLookedUp } from '@debut/events/cases/case-events.ts'
import { addProxy } from '@debut/client/server/proxy.ts'
import { edgeSettings } from '@debut/client/server/testing/edge-settings.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { openSession } from '@debut/adapters/session.ts'
import { access } from '@debut/events/access.ts'
import { AuditSteps } from '@debut/events/audits/audit-answers.ts'
import { actIdOf, shownActId } from '@debut/events/kernel/act-id.ts'
import type { Capacity } from '@debut/events/kernel/access.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { OpenAppeals, OwnActs } from '@debut/events/moderation/moderation-answers.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { connectLive } from '@debut/query-service/kernel/live/testing/live-client.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { commandIdAt, ulidAt } from '../ids-at.ts'
import { JoinedAnswers, type Known } from '../joined-answers.ts'
import { ownEdge } from '../own-edge.ts'
import { MUCH_WORK_MS } from '../waiting-times.ts'
import { type Person, sendCommand, startWorld, type World } from '../world.ts'

const FIRST = Day.parse('2026-03-02')
const DAYS = Array.from({ length: 5 }, (_, index) => addDays(FIRST, index))
const noonOf = (day: Day) => toInstant(`${day}T20:00:00Z`)
const VOTERS = 16
const CAPPED = { id: 'weight-cap', version: 1, params: { cap: 2 } }
/** The admin finds the first voter by their pseudonym, the second by their name, and judges the vote of the third by their name. */
const [REVEALED, NAMED, JUDGED] = [9, 10, 11]

/** A command that names a voter is recorded as a look-up, and so is its answer. The admin also gets the record. */
const RECORDED = new Set(['command RevealVoter', 'command LookUpMember', 'command HoldVote', 'command VoidVote', 'command RestoreVote'])
const RECORDED_ROUTE = 'GET /api/cases/:caseId'

type Role = 'visitor' | 'member' | 'moderator' | 'analyst' | 'admin'
const roles: readonly Role[] = ['visitor', 'member', 'moderator', 'analyst', 'admin']

describe('the answers that one role can get', () => {
  let world: World
  let url: string
  let now = noonOf(addDays(FIRST, -1))
  let ticks = 0
  /** No two things happen at the same time, so two equal times are about the same thing. */
  const clock = () => now.plus({ milliseconds: (ticks += 1) })
  const people: Record<Exclude<Role, 'visitor'>, Person> = {} as never
  const tokens = new Map<string, string>()
  const voters: Person[] = []
  const others: Person[] = []
  const launches = new Map<Day, { toolId: string; launchId: string }>()
  const jobs = { day: '', tool: '', range: '', member: '', added: '', analysis: '' }
  const saidTo = new Map<Role, { by: string; body: unknown }[]>(roles.map((role) => [role, []]))
  const framesTo = new Map<Role, readonly unknown[]>()
  /** The ids of look-up commands. Their sender also gets the result over the socket. */
  const recordedIds = new Set<string>()
  const readingEnds: (() => void)[] = []
  let known: Known
  let log: ReturnType<typeof openEventStore>
  let positions: number[] = []

  const everyone = () => [...Object.values(people), ...voters, ...others]
  const signIn = async () => {
    for (const person of everyone()) tokens.set(person.memberId, await world.token(person))
  }
  const tokenOf = (role: Role) => (role === 'visitor' ? undefined : tokens.get(people[role].memberId))
  const ask = async (path: string, token: string | undefined, position: number) => {
    const headers = { 'min-position': String(position), ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const response = await fetch(url + path, { headers, redirect: 'manual' })
    return { status: response.status, text: await response.text() }
  }
  const answered = async (path: string, token?: string) =>
    JSON.parse((await ask(path, token, (await log.end()) ?? 0)).text) as Record<string, unknown>
  const send = async (by: Person, type: string, payload: Record<string, unknown>) => {
    const commandId = commandIdAt(clock())
    if (RECORDED.has(`command ${type}`)) recordedIds.add(commandId)
    const { status, body } = await eventually(async () => {
      const answer = await sendCommand(url, tokens.get(by.memberId), type, payload, commandId)
      expect(answer.status).not.toBe(503)
      return answer
    })
    expect({ type, status, code: body.code }).toEqual({ type, status: 200, code: undefined })
    for (const role of roles)
      if (role !== 'visitor' && people[role] === by) saidTo.get(role)?.push({ by: `command ${type}`, body: { payload, body } })
  }
  const launchOf = (day: Day) => {
    const found = launches.get(day)
    if (found === undefined) throw new Error(`nothing is launched on ${day}`)
    return found
  }
  const voter = (index: number): Person => {
    const found = voters[index]
    if (found === undefined) throw new Error('there are fewer voters')
    return found
  }
  const [last] = DAYS.slice(-1) as [Day]
  let hiddenPost = ''

  beforeAll(async () => {
    world = await startWorld({ clock })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const [command] = await Promise.all([world.commandService(), world.projectionService()])
    const query = await world.queryService(command.url)
    await eventually(async () => expect((await fetch(`${query.url}/readyz`)).status).toBe(200))
    const edge = ownEdge(world.logger)
    url = world.settings.PUBLIC_URL
    await addProxy(edge, edgeSettings({ PUBLIC_URL: url, COMMAND_SERVICE_URL: command.url, QUERY_SERVICE_URL: query.url }))
    await edge.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    world.closing({ close: () => edge.close() })

    people.member = world.person('meike-lund')
    people.moderator = await world.appoint(world.person('moira-quist', 'moderator'))
    people.analyst = await world.appoint(world.person('anatol-rey', 'analyst'))
    people.admin = await world.appoint(world.person('adele-stroem', 'admin'))
    const second = await world.appoint(world.person('bruno-teller', 'admin'))
    const maker = await world.appoint(world.person('maren-ulve'))
    for (let index = 0; index < VOTERS; index += 1) voters.push(world.person(`voter-${index}-of-kiel`))
    others.push(second, maker)
    await signIn()
    for (const person of [people.member, ...voters]) await send(person, 'RegisterMember', { username: person.username })
    for (const day of DAYS) await listed(day, maker)
    for (const day of DAYS) await voteOn(day)
    for (const role of roles) await listen(role, query.url)
    await decide(second)
    await doOtherThings(maker)
    await eventually(async () => {
      for (const jobId of [jobs.day, jobs.tool, jobs.range, jobs.member, jobs.added])
        expect(await answered(`/api/audits/${jobId}`, tokenOf('admin'))).toMatchObject({ result: expect.anything() })
      expect(await answered(`/api/analyses/${jobs.analysis}`, tokenOf('analyst'))).toMatchObject({ result: expect.anything() })
    }, MUCH_WORK_MS)
    // The newest position belongs to no voter, because answers say how far they are.
    await send(voter(0), 'FollowTool', { toolId: launchOf(last).toolId })
    for (const role of roles) await readAll(role)
    known = await knownOf()
  })
  afterAll(async () => {
    for (const end of readingEnds) end()
    await world.close()
  })

  const listed = async (day: Day, { memberId: ownerId }: Person) => {
    const launch = { toolId: ulidAt(clock()), launchId: ulidAt(clock()) }
    launches.set(day, launch)
    const card = { slug: `paperplane-${day}`, name: 'Paperplane', tagline: 'Send a note that folds itself' }
    const shown = { url: `https://${day}.example`, category: 'design', pricing: 'free', tags: ['mail'], logo: '/logo.svg' }
    const description = 'Write a note, fold it once, and send it across the table or the ocean.'
    await send(people.admin, 'ListTool', { toolId: launch.toolId, ownerId, ...card, ...shown, description })
    await send(people.admin, 'ScheduleLaunch', { ...launch, boardDate: day, lane: 'free' })
  }

  /**
   * The first five voters vote daily, which earns them a reward on the fifth day. Most of the others vote on a set of days that no one else
   * has.
   */
  const comesOn = (index: number, day: number) => index < 5 || ((index >> (day % 4)) & 1) === 1

  const voteOn = async (day: Day) => {
    now = noonOf(day)
    await signIn()
    const { launchId } = launchOf(day)
    await eventually(async () => expect(await answered(`/api/launches/${launchId}`)).toMatchObject({ launch: { state: 'live' } }))
    for (const [index, each] of voters.entries()) if (comesOn(index, DAYS.indexOf(day))) await send(each, 'CastVote', { launchId })
    await send(people.member, 'CastVote', { launchId })
  }

  const castOf = async ({ memberId }: Person) => {
    const cast = (await log.read(`voter-${memberId}`)).findLast(({ type }) => type === 'VoteCast')
    return Number(cast?.position)
  }

  const topics = () => [
    'members',
    'posts',
    'sanction',
    'notifications',
    'results',
    ...DAYS.map((day) => `board:day:${day}`),
    ...[...launches.values()].flatMap(({ toolId }) => [`tool:${toolId}`, `thread:tool:${toolId}`]),
  ]

  /** Collects all frames of all topics from now on. */
  const listen = async (role: Role, queryUrl: string) => {
    const { socket, say, receives, received } = await connectLive<unknown>(queryUrl)
    say({ type: 'hello', token: tokenOf(role) ?? null })
    await receives('welcome')
    for (const topic of topics()) say({ type: 'subscribe', topic, cursor: null })
    readingEnds.push(() => socket.close())
    framesTo.set(role, received)
  }

  /** Does what staff do about votes and voters, by pseudonym, or by name if there is no other way. */
  const decide = async (second: Person) => {
    const { launchId } = launchOf(last)
    const judged = await Promise.all([1, 2, 3].map((index) => castOf(voter(index))))
    positions = judged
    const judge = (by: Person, seen: number, judgement: string, votes: number[], reason: string) =>
      send(by, 'JudgeVotes', { caseId: launchId, seen, judgement, votes, reason, note: 'One network.' })
    await judge(people.admin, 0, 'hold', judged, 'shared-origin')
    const heldOf = (index: number) =>
      eventually(async () => expect((await log.read(`voter-${voter(index).memberId}`)).at(-1)?.type).toBe('VoteHeld'))
    for (const index of [1, 2, 3]) await heldOf(index)
    await appeal(voter(1), second)
    await judge(second, 1, 'restore', judged.slice(1, 2), 'reviewed')

    await send(people.admin, 'HoldVote', { memberId: voter(JUDGED).memberId, launchId: await voted(voter(JUDGED)), reason: 'ring' })
    await send(people.admin, 'BanMember', { memberId: voter(5).memberId, rule: 'vote-fraud', note: null, voidVotes: 'ring' })
    await send(people.moderator, 'WarnMember', { memberId: voter(6).memberId, rule: 'spam', note: null })
    await send(voter(7), 'WithdrawVote', { launchId: await voted(voter(7)) })

    for (const kind of ['day', 'tool', 'range', 'member'] as const) jobs[kind] = ulidAt(clock())
    await send(people.admin, 'RunAudit', { jobId: jobs.day, audited: { subject: 'day', day: last } })
    await send(people.admin, 'RunAudit', { jobId: jobs.tool, audited: { subject: 'tool', tool: launchOf(last).toolId } })
    await send(people.admin, 'RunAudit', { jobId: jobs.range, audited: { subject: 'range', from: FIRST, to: last } })
    jobs.added = ulidAt(clock())
    await send(people.admin, 'RunAudit', {
      jobId: jobs.added,
      caseId: jobs.range,
      audited: { subject: 'tool', tool: launchOf(last).toolId },
    })
    const { username } = voter(NAMED)
    await send(people.admin, 'LookUpMember', { caseId: jobs.member, username, reason: 'They asked us to count their votes.' })
    await send(people.admin, 'RunAudit', { jobId: jobs.member, audited: { subject: 'member', username } })
    jobs.analysis = ulidAt(clock())
    await send(people.analyst, 'RunAnalysis', { jobId: jobs.analysis, period: 'day', start: FIRST, rule: CAPPED })

    // This voter's vote is not held, so their pseudonym is in the audit.
    const vote = await castOf(voter(REVEALED))
    const step = await eventually(async () => {
      const { steps } = AuditSteps.parse(await answered(`/api/audits/${jobs.range}/steps`, tokenOf('admin')))
      const found = steps.find(({ position }) => position === vote)
      expect(found).toBeDefined()
      return found
    }, MUCH_WORK_MS)
    const reason = 'Their votes came from one network.'
    await send(people.admin, 'RevealVoter', { caseId: jobs.range, voter: step?.voter, vote, reason })
  }

  const voted = async ({ memberId }: Person) => {
    const cast = (await log.read(`voter-${memberId}`)).findLast(({ type }) => type === 'VoteCast')
    return String((cast?.data as { launchId?: string } | undefined)?.launchId)
  }

  const appeal = async (by: Person, second: Person) => {
    const own = await eventually(async () => {
      const { acts } = OwnActs.parse(await answered('/api/own-acts', tokens.get(by.memberId)))
      expect(acts).toHaveLength(1)
      return acts[0]
    })
    await send(by, 'MakeAppeal', { actId: own?.actId, text: 'We share an office.' })
    const { appeals } = OpenAppeals.parse(await answered('/api/moderation/appeals', tokens.get(second.memberId)))
    await send(second, 'AnswerAppeal', { actId: appeals[0]?.act.actId, outcome: 'overturned', text: 'You are right.' })
    await eventually(async () => expect((await log.read(`voter-${by.memberId}`)).at(-1)?.type).toBe('VoteRestored'))
  }

  /** Names voters for other reasons, and adds an event of a voter that could not be folded. */
  const doOtherThings = async (maker: Person) => {
    const { toolId } = launchOf(last)
    for (const index of [0, 1, 8]) {
      await send(voter(index), 'FollowMember', { memberId: maker.memberId })
      await send(voter(index), 'SaveTool', { toolId })
      await send(voter(index), 'FollowTool', { toolId })
      const headers = { authorization: `Bearer ${tokens.get(voter(index).memberId)}`, 'content-type': 'application/json' }
      expect((await fetch(`${url}/api/rewards`, { method: 'POST', headers, body: '{}' })).status).toBe(200)
    }
    hiddenPost = ulidAt(clock())
    await send(people.member, 'PublishPost', { postId: hiddenPost, kind: 'learning', title: 'Quiet', body: 'Too loud.', toolId: null })
    await send(people.admin, 'HidePost', { postId: hiddenPost, reason: 'spam' })
    const session = world.closing(await openSession({ url: world.settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 }))
    const stream = `voter-${voter(8).memberId}`
    const [first] = await log.read(stream)
    await session.query(
      `insert into projections.parked_events (projection, version, sequence, stream, revision, type, payload_hash, error, tries)
       values ('saves', 1, $1, $2, 0, 'VoteCast', $3, $4, 3)`,
      [first?.position, stream, 'a'.repeat(64), `Error: ${stream} was planted`],
    )
  }

  /** Returns a route's addresses, with each possible value in place of its parameters. */
  const addressesOf = (path: string): string[] => {
    const pools: Readonly<Record<string, readonly string[]>> = {
      memberId: everyone().map(({ memberId }) => memberId),
      member: everyone().map(({ memberId }) => memberId),
      username: everyone().map(({ username }) => username),
      launchId: [...launches.values()].map(({ launchId }) => launchId),
      toolId: [...launches.values()].map(({ toolId }) => toolId),
      tool: [...launches.values()].map(({ toolId }) => toolId),
      caseId: [...launches.values()].map(({ launchId }) => launchId).concat(jobs.day, jobs.tool, jobs.range, jobs.member),
      jobId: Object.values(jobs),
      day: DAYS,
      period: periods,
      tag: ['mail'],
      subject: [`paperplane-${last}`],
      seed: ['ines'],
      file: ['none.webp'],
      collection: ['lucide'],
      id: [ulidAt(now), hiddenPost],
      kind: ['post'],
      postId: [ulidAt(now), hiddenPost],
      commentId: [ulidAt(now)],
    }
    const [, name] = /:(\w+)/.exec(path) ?? []
    return name === undefined ? [path] : (pools[name] ?? []).flatMap((each) => addressesOf(path.replace(`:${name}`, each)))
  }

  /** Returns what an address needs besides its path. */
  const queries = (): Readonly<Record<string, readonly string[]>> => ({
    'GET /api/cases/:caseId/preview': [`?judgement=void&votes=${positions.join(',')}`],
    'GET /api/cases/:caseId/voter': positions.map((position) => `?vote=${position}`),
    'GET /api/audits/:jobId/steps': ['', '?scope=days'],
    'GET /api/boards/:period': DAYS.map((day) => `?start=${day}`),
    'GET /api/search': ['?q=voter', '?q=paperplane'],
    'GET /api/user/check-username': [`?username=${voter(0).username}`],
    'GET /api/comment-counts': [`?threads=tool:${launchOf(last).toolId}`],
    'GET /api/moderation/log': ['', '?group=votes', '?group=appeals'],
    'GET /api/operations/journal': ['?limit=100'],
  })

  const staffRoutesRead = new Set<string>()

  const readAll = async (role: Role) => {
    const end = (await log.end()) ?? 0
    const capacity: Capacity = role
    for (const [route, { allowed }] of access) {
      const [method, path = ''] = route.split(' ')
      const isStaffs = !allowed.has('member')
      // The command-service's answers about signing in name no vote, and some of these calls end sessions.
      if (method !== 'GET' || path.startsWith('/auth/') || path === '/api/live' || !(allowed.has(capacity) || allowed.has('owner')))
        continue
      for (const address of addressesOf(path))
        for (const query of queries()[route] ?? ['']) {
          const { status, text } = await eventually(async () => {
            const got = await ask(address + query, tokenOf(role), end)
            expect(got.status).not.toBe(503)
            return got
          })
          if (status === 200 && isStaffs) staffRoutesRead.add(route)
          saidTo.get(role)?.push({ by: `GET ${address}${query}`, body: bodyOf(text) })
        }
    }
  }

  const bodyOf = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return text.split('\n')
    }
  }

  const valuesOf = ({ id, position, metadata }: StoredEvent): string[] => {
    const { $causationId, commandHash, at } = metadata as Readonly<Record<string, unknown>>
    return [id, position, shownActId(position), $causationId, commandHash, at, isoOf(toInstant(String(at)))].map(String)
  }

  /** Reads from the log everything that identifies an event of a voter or names a member. */
  const knownOf = async (): Promise<Known> => {
    const names = new Map<string, string>()
    const events = new Map<string, Set<string>>()
    for (const { memberId, username } of everyone()) {
      for (const name of [memberId, username]) names.set(name, username)
      const ids = (stream: string) => Array.from({ length: 40 }, (_, revision) => actIdOf({ stream, revision }))
      for (const id of [...ids(`voter-${memberId}`), ...ids(`conduct-${memberId}`)]) names.set(id, username)
      // Decisions about a member are on a stream of theirs too, including their appeals about votes.
      for (const stream of [`voter-${memberId}`, `conduct-${memberId}`])
        for (const event of await log.read(stream))
          for (const value of valuesOf(event)) events.set(value, (events.get(value) ?? new Set()).add(username))
    }
    return { names, events }
  }

  const joinedFor = (role: Role) => {
    const joined = new JoinedAnswers(known, role === 'visitor' ? undefined : people[role].username)
    const isCase = new RegExp(`^${RECORDED_ROUTE.replace(':caseId', '[^/]+')}$`)
    for (const said of saidTo.get(role) ?? []) joined.take(said, RECORDED.has(said.by) || isCase.test(said.by))
    for (const frame of framesTo.get(role) ?? []) {
      const text = JSON.stringify(frame)
      joined.take(
        { by: 'a live frame', body: frame },
        text.includes(MemberLookedUp.type) || [...recordedIds].some((commandId) => text.includes(commandId)),
      )
    }
    return joined
  }

  it.each(roles)('have no name for a pseudonym in them, whatever identifies an event: %s', (role) => {
    expect(saidTo.get(role)?.length).toBeGreaterThan(100)
    expect(framesTo.get(role)?.some((frame) => JSON.stringify(frame).includes('"message"'))).toBe(true)
    const joined = joinedFor(role)
    if (role === 'admin') expect(joined.calledEvents).toBeGreaterThan(VOTERS * 3)
    expect(joined.found()).toEqual([])
  })

  it('are those of each route of the staff, with what it is for', () => {
    const ofStaff = [...access].filter(
      ([route, { allowed }]) => route.startsWith('GET /api') && !allowed.has('member') && !allowed.has('service'),
    )
    const unread = ofStaff.map(([route]) => route).filter((route) => !staffRoutesRead.has(route))
    expect(unread).toEqual(['GET /api/contact/messages/:id'])
  })

  it('name those who were looked up to admins, each recorded for the member to read', async () => {
    for (const index of [REVEALED, NAMED, JUDGED]) {
      const { lookups } = await answered('/api/own-lookups', tokens.get(voter(index).memberId))
      expect(lookups).toHaveLength(1)
    }
    const { lookups } = await answered('/api/own-lookups', tokens.get(voter(0).memberId))
    expect(lookups).toEqual([])
  })

  it('show positions and times of votes only under pseudonyms, while what is public may single voters out, which is counted here', async () => {
    const { steps } = AuditSteps.parse(await answered(`/api/audits/${jobs.range}/steps`, tokenOf('admin')))
    const casts = steps.filter(({ kind }) => kind === 'cast')
    const patterns = (of: (step: (typeof casts)[number]) => string) =>
      [...Map.groupBy(casts, ({ voter: pseudonym }) => pseudonym)].map(([, own]) => own.map(of).toSorted().join())
    const votes = patterns(({ launchId, at, weight }) => `${launchId} ${at.slice(0, 10)} ${weight}`)
    const days = patterns(({ at }) => at.slice(0, 10))
    const publicDays = await Promise.all(
      everyone().map(async ({ username }) => {
        const { voteDays } = (await answered(`/api/profiles/${username}`)) as { voteDays: { day: string; votes: number }[] }
        return voteDays
          .flatMap(({ day, votes: count }) => Array.from({ length: count }, () => day))
          .toSorted()
          .join()
      }),
    )
    const once = (all: readonly string[], pattern: string) => all.filter((each) => each === pattern).length === 1
    const [byVotes, byDays] = [votes.filter((each) => once(votes, each)), days.filter((each) => once(publicDays, each))]
    process.stdout.write(
      `Of ${votes.length} voters, launch, day and weight single out ${byVotes.length}; the days on their public profiles ${byDays.length}.\n`,
    )
    expect(votes).toHaveLength(VOTERS + 1)
  })
})
