import { eventually } from '@debut/testing/eventually.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { RESULT_DAYS } from '@debut/events/results/result-answers.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../../testing/story.ts'
import { connectLive } from './testing/live-client.ts'

interface Body {
  readonly position: number
  readonly validUntil?: string | null
  readonly tools?: readonly object[]
  readonly commandId?: string
  readonly [more: string]: unknown
}

const day = Day.parse('2026-03-02')
const nextDay = addDays(day, 1)
const ofDay = `board:day:${day}`

describe('live topics', () => {
  let story: Story
  let url: string
  /** How far the answer goes: at least as far as the log is written. */
  let readTo: (path: string) => Promise<number>
  let now: Instant
  let launches: { fonts: Launch; forms: Launch; later: Launch }
  let ines: Member
  let tomasz: Member

  const passTo = (instant: Instant) => void (now = story.at(isoOf(instant)))

  beforeAll(async () => {
    story = await startStory()
    passTo(startOf(day).minus({ hours: 1 }))
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    launches = {
      fonts: await story.launch('fonts', day),
      forms: await story.launch('forms', day),
      later: await story.launch('later', nextDay),
    }
    passTo(startOf(day))
    await story.open(day, [launches.fonts, launches.forms])
    await story.project()
    const served = await story.serve(() => now)
    url = served.url
    readTo = async (path) => Number((await served.getNow(path)).body['position'])
    await readTo('/api/members')
  })
  afterAll(() => story.end())

  const join = async (member?: Member) => {
    const client = await connectLive<Body>(url)
    client.say({ type: 'hello', token: member?.token ?? null })
    await client.receives('welcome')
    return Object.assign(client, {
      subscribe: (topic: string, cursor: number | null = null) => client.say({ type: 'subscribe', topic, cursor }),
      latest: (topic: string) => client.bodies(topic).at(-1),
    })
  }

  it('shows a board without its points until time alone reveals them, and says nothing of votes meanwhile', async () => {
    passTo(revealOf(day).minus({ hours: 2 }))
    const client = await join()
    // Others than below: what was read for them is kept for a while, and time jumps here.
    const ofWeek = `board:week:${day}`
    client.subscribe(ofWeek)
    client.subscribe(`tool:${launches.forms.toolId}`)
    await client.receives('message', `tool:${launches.forms.toolId}`)
    await story.cast(ines, launches.fonts, 2)
    // Read up to here, there is nothing to send about the vote.
    await client.until((frame) => frame.topic === ofWeek && (frame.cursor ?? 0) >= story.last())
    expect(client.bodies(ofWeek)).toHaveLength(1)
    expect(client.latest(ofWeek)).toMatchObject({
      period: 'week',
      start: day,
      validUntil: isoOf(revealOf(day)),
      tools: [
        { place: 1, rank: null, points: null, voters: null, hidden: true },
        { place: 2, rank: null, points: null, voters: null, hidden: true },
      ],
    })
    expect(client.latest(`tool:${launches.forms.toolId}`)).toMatchObject({
      launchId: launches.forms.launchId,
      state: 'live',
      standing: { day: { rank: null, of: 2, points: null, voters: null }, year: { rank: null, of: 2, points: null } },
      hidden: true,
      revealAt: isoOf(revealOf(day)),
    })
    client.socket.close()

    passTo(revealOf(day).minus({ milliseconds: 300 }))
    const waiting = await join()
    waiting.subscribe(ofDay)
    waiting.subscribe(`tool:${launches.fonts.toolId}`)
    await waiting.receives('message', ofDay)
    await waiting.receives('message', `tool:${launches.fonts.toolId}`)
    passTo(revealOf(day))
    await eventually(() => expect(waiting.latest(ofDay)?.tools?.[0]).toMatchObject({ hidden: false }))
    expect(waiting.latest(ofDay)?.tools).toEqual([
      { place: 1, rank: 1, launchId: launches.fonts.launchId, toolId: launches.fonts.toolId, points: 2, voters: 1, hidden: false },
      { place: 2, rank: 2, launchId: launches.forms.launchId, toolId: launches.forms.toolId, points: 0, voters: 0, hidden: false },
    ])
    await eventually(() => expect(waiting.latest(`tool:${launches.fonts.toolId}`)).toMatchObject({ hidden: false, revealAt: null }))
    expect(waiting.latest(`tool:${launches.fonts.toolId}`)).toMatchObject({
      standing: { day: { rank: 1, of: 2, points: 2, voters: 1 }, month: { rank: 1, points: 2 } },
    })
    waiting.socket.close()

    // Nothing happened since, so only by the clock is their state old.
    passTo(revealOf(day).plus({ minutes: 45 }))
    const asleep = await join()
    for (const topic of [ofDay, `tool:${launches.fonts.toolId}`]) {
      asleep.subscribe(topic, story.last())
      await asleep.receives('message', topic)
      expect(asleep.latest(topic)).toEqual(waiting.latest(topic))
    }
    asleep.socket.close()
  })

  it('shows each vote on the boards and tools it counts for, and sends a client that reconnects what it missed', async () => {
    passTo(revealOf(day).plus({ hours: 1 }))
    const client = await join()
    const topics = [ofDay, `board:week:${day}`, 'board:month:2026-03-01', 'board:year:2026-01-01', `tool:${launches.forms.toolId}`]
    for (const topic of topics) client.subscribe(topic)
    for (const topic of topics) await client.receives('message', topic)
    const before = client.latest(ofDay)?.position ?? Number.NaN
    const extended = StreakExtended({ memberId: tomasz.memberId, day, streak: 1 })
    await story.cast(tomasz, launches.forms, 3, extended)
    const position = story.last()
    for (const topic of topics) {
      // Its vote may have been read a moment before its streak, which shows nowhere here.
      await client.until((frame) => frame.topic === topic && (frame.cursor ?? 0) >= position)
      expect(client.latest(topic)).toMatchObject(
        topic.startsWith('tool:')
          ? { standing: { week: { rank: 1, of: 2, points: 3, voters: 1 } } }
          : { tools: [{ rank: 1, points: 3, toolId: launches.forms.toolId }, { rank: 2 }] },
      )
    }

    const [behind, present] = [await join(), await join()]
    behind.subscribe(ofDay, before)
    present.subscribe(ofDay, await readTo('/api/boards/day'))
    await Promise.all([behind.receives('message'), present.receives('subscribed')])
    expect(behind.latest(ofDay)?.tools).toEqual(client.latest(ofDay)?.tools)
    await story.cast(ines, launches.forms)
    await present.receives('message')
    expect(present.bodies(ofDay)).toMatchObject([{ tools: [{ points: 4, voters: 2 }, {}] }])
    for (const each of [client, behind, present]) each.socket.close()
  })

  it('has a tool that was not launched yet go live with its launch', async () => {
    const client = await join()
    const topic = `tool:${launches.later.toolId}`
    client.subscribe(topic)
    await client.receives('message', topic)
    expect(client.latest(topic)).toMatchObject({ launchId: null, state: null, standing: null, hidden: false })
    passTo(startOf(nextDay))
    await story.open(nextDay, [launches.later])
    await client.until(({ body }) => body?.['launchId'] === launches.later.launchId)
    await eventually(() => expect(client.latest(topic)).toMatchObject({ state: 'live', hidden: true }))
    client.socket.close()
  })

  it.each([
    ['board', 'invalid'],
    ['board:day', 'invalid'],
    ['board:decade:2020-01-01', 'invalid'],
    ['board:day:yesterday', 'invalid'],
    ['board:day:2026-02-30', 'invalid'],
    [`board:week:${nextDay}`, 'invalid'],
    ['board:month:2026-02-02', 'invalid'],
    [`board:day:${day}:more`, 'invalid'],
    ['board:day:2026-04-01', 'not-found'],
    ['board:year:9999-01-01', 'not-found'],
    ['board:day:0000-01-01', 'not-found'],
    ['tool', 'invalid'],
    ['tool:fonts', 'invalid'],
    ['tool:01k9z7v5c0qw8r3n4m2x000000', 'invalid'],
    ['tool:01K9Z7V5C0QW8R3N4M2X000000', 'not-found'],
    ['members:all', 'not-found'],
    ['weather:today', 'not-found'],
    ['results', 'sign-in-required'],
  ])('refuses %s: %s', async (topic, code) => {
    const client = await join()
    client.subscribe(topic)
    expect(await client.receives('refused')).toMatchObject({ topic, code })
    client.socket.close()
  })

  it('sends members the results of their own commands, in full and in order, and of no other member', async () => {
    const [mine, theirs] = [await join(ines), await join(tomasz)]
    const cursor = story.last()
    for (const client of [mine, theirs]) client.subscribe('results', cursor)
    await Promise.all([mine.receives('subscribed'), theirs.receives('subscribed')])
    mine.subscribe(`results:${tomasz.memberId}`)
    expect(await mine.receives('refused')).toMatchObject({ code: 'not-found' })

    const extended = StreakExtended({ memberId: ines.memberId, day: nextDay, streak: 1 })
    const first = await story.cast(ines, launches.later, 1, extended)
    const firstAt = story.last()
    await story.cast(tomasz, launches.later)
    const undone = await story.withdraw(first)
    await mine.until(({ body }) => body?.commandId === undone.commandId)
    await theirs.receives('message')
    // A command whose events were read in two portions is sent twice, the second time in full.
    const whole = (client: typeof mine) => [...new Map(client.bodies('results').map((body) => [body.commandId, body])).values()]
    expect(whole(mine)).toMatchObject([
      {
        commandId: first.commandId,
        position: firstAt,
        at: isoOf(now),
        events: [
          { type: 'VoteCast', data: { memberId: ines.memberId, launchId: launches.later.launchId } },
          { type: 'StreakExtended', data: { streak: 1 } },
        ],
      },
      { commandId: undone.commandId, position: undone.position, events: [{ type: 'VoteWithdrawn' }] },
    ])
    expect(theirs.bodies('results')).toHaveLength(1)

    const back = await join(ines)
    back.subscribe('results', firstAt)
    await back.until(({ body }) => body?.commandId === undone.commandId)
    expect(back.bodies('results')).toEqual(whole(mine).slice(1))
    for (const client of [mine, theirs, back]) client.socket.close()
  })

  it('has a client that was offline for longer than results are kept fetch anew, and goes on for others', async () => {
    const cursor = story.last()
    passTo(now.plus({ days: RESULT_DAYS + 1 }))
    await story.withdraw(await story.cast(tomasz, launches.fonts))
    await readTo('/api/members')
    const [tooLong, justIn] = [await join(ines), await join(ines)]
    tooLong.subscribe('results', cursor - 1)
    justIn.subscribe('results', cursor)
    expect(await tooLong.receives('reset')).toEqual({ type: 'reset', topic: 'results' })
    await justIn.receives('subscribed')
    const { commandId } = await story.cast(ines, launches.later)
    await justIn.receives('message')
    expect(justIn.bodies('results')).toMatchObject([{ commandId }])
    expect(tooLong.bodies('results')).toEqual([])
    for (const client of [tooLong, justIn]) client.socket.close()
  })

  it('says of which topics each message is all there is to know', async () => {
    const client = await join(ines)
    const topics = [ofDay, `tool:${launches.fonts.toolId}`, 'members', 'results', 'notifications']
    for (const topic of topics) client.subscribe(topic)
    await Promise.all(topics.map((topic) => client.receives('subscribed', topic)))
    const said = client.received.filter(({ type }) => type === 'subscribed').map(({ topic, coalesced }) => [topic, coalesced])
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(topics.map((topic, index) => [topic, index < 2])))
  })
})
