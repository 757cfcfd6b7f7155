import { toolStream } from '@debut/events/tools/tool-events.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { hiddenOrder } from '@debut/events/voting/hidden-points.ts'
import { rootOf, sha256 } from '@debut/events/kernel/merkle.ts'
import { drawWinner, leafOf, VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { endOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type LaunchDayEvent, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { FREE_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedOf } from './day-seed.ts'
import { launchDay } from './launch-day.ts'
import { scheduleLaunch } from './schedule-launch.ts'
import { tool } from '../tools/tool.ts'
import { into, SEED_SECRET, type Stage, startStage } from './testing/launch-days-stage.ts'

/** A Wednesday: neither a week nor a month ends with it. */
const today = Day.parse('2026-11-18')
const tomorrow = addDays(today, 1)

describe('launch days', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await startStage(into(today, { hours: 12 }))
  })
  afterEach(() => stage.world.close())

  const isOpen = (day: Day) => async () => expect(await stage.history()).toContain(`LaunchDayOpened ${day}`)
  const isClosed = (day: Day) => async () => expect(await stage.history()).toContain(`LaunchDayClosed ${day}`)
  const isAwarded = (day: Day) => async () => expect(await stage.history()).toContain(`AwardRevised ${day}`)
  const find = async <Type extends LaunchDayEvent['type']>(day: Day, type: Type) => {
    const found = (await stage.dayEvents(day)).find(({ event }) => event.type === type)
    if (found === undefined) throw new Error(`${day} has no ${type}`)
    return found.event.data as (LaunchDayEvent & { type: Type })['data']
  }
  /** In the order of the log. */
  const ledgerOf = async (...members: MemberId[]) => {
    const ledger = new VoteLedger()
    const events = (await Promise.all(members.map((each) => stage.voterEvents(each)))).flat()
    for (const event of events.toSorted((one, other) => one.position - other.position)) ledger.take(event)
    return ledger
  }
  const openedOf = async (launchId: LaunchId) => (await stage.launchEvents(launchId)).map(({ event }) => event.type)
  const afterMidnight = (day = today) => stage.moveTo(into(addDays(day, 1), { seconds: 10 }))

  it('begin with today on an empty log, also without a launch', async () => {
    await stage.instance().lookUntil(isOpen(today))
    expect(await stage.history()).toEqual([`LaunchDayOpened ${today}`])
  })

  it('open with their launches, in the order that the day’s seed gives them, which was not known before', async () => {
    const launches = []
    for (let index = 0; index < 5; index++) launches.push(await stage.schedule(tomorrow, index === 0 ? 'paid' : 'free'))
    stage.moveTo(endOf(today))
    await stage.instance().lookUntil(isOpen(tomorrow))
    const seed = seedOf(SEED_SECRET, tomorrow)
    const opened = await find(tomorrow, 'LaunchDayOpened')
    expect(opened.seedHash).toBe(sha256(seed))
    expect(opened.launches.map(({ launchId }) => launchId)).toEqual(
      hiddenOrder(
        seed,
        launches.map(({ launchId }) => launchId),
      ),
    )
    for (const { launchId } of launches) expect(await openedOf(launchId)).toEqual(['LaunchScheduled', 'LaunchOpened'])
  })

  it('of an outage are caught up one after the other, and who waited through it gets the first free places, in the order in which they came', async () => {
    const before = stage.instance()
    await before.lookUntil(isOpen(today))
    await before.close()
    const [dayAfter, third, fourth] = [2, 3, 4].map((days) => addDays(today, days)) as [Day, Day, Day]
    const missed = [await stage.schedule(tomorrow), await stage.schedule(dayAfter)]
    for (let taken = 0; taken < FREE_SLOTS - 2; taken++) await stage.schedule(third)
    const waiting: Awaited<ReturnType<Stage['wait']>>[] = []
    for (let index = 0; index < FREE_SLOTS + 2; index++) waiting.push(await stage.wait())

    stage.moveTo(into(dayAfter, { hours: 1 }))
    const dayOf = async (launchId: LaunchId) =>
      (await stage.launchEvents(launchId)).flatMap(({ event }) => (event.type === 'LaunchScheduled' ? [event.data.boardDate] : []))
    const placed = async () => (await Promise.all(waiting.map(({ launchId }) => dayOf(launchId)))).flat()
    await stage.instance({ keepsLine: true }).lookUntil(async () => expect(await placed()).toHaveLength(waiting.length))
    expect(await placed()).toEqual([third, third, ...Array.from({ length: FREE_SLOTS }, () => fourth)])

    await stage.instance().lookUntil(isOpen(dayAfter))
    expect((await stage.history()).filter((line) => /Opened|Closed/.test(line))).toEqual([
      `LaunchDayOpened ${today}`,
      `LaunchDayClosed ${today}`,
      `LaunchDayOpened ${tomorrow}`,
      `LaunchDayClosed ${tomorrow}`,
      `LaunchDayOpened ${dayAfter}`,
    ])
    for (const { launchId } of missed) expect(await openedOf(launchId)).toContain('LaunchOpened')
  })

  it.each([
    ['2026-03-08', 23],
    ['2026-11-18', 24],
    ['2026-11-01', 25],
  ])('%s ends %i hours after it began, and is closed once what it took has come in', async (date, hours) => {
    const day = Day.parse(date)
    stage.moveTo(into(day, { hours: 1 }))
    const instance = stage.instance()
    await instance.lookUntil(isOpen(day))
    stage.moveTo(into(day, { hours }).minus({ milliseconds: 1 }))
    await instance.look()
    expect(await stage.history()).toEqual([`LaunchDayOpened ${day}`])
    stage.moveTo(into(day, { hours }))
    await instance.lookUntil(isOpen(addDays(day, 1)))
    stage.moveTo(into(day, { hours, seconds: 5 }))
    await instance.look()
    expect(await stage.history()).toEqual([`LaunchDayOpened ${day}`, `LaunchDayOpened ${addDays(day, 1)}`])
    stage.moveTo(into(day, { hours, seconds: 7 }))
    await instance.lookUntil(isClosed(day))
  })

  it('are closed with standings, and a root that every vote’s receipt leads to', async () => {
    const [first, second, third] = [await stage.schedule(tomorrow), await stage.schedule(tomorrow), await stage.schedule(tomorrow)]
    stage.moveTo(into(tomorrow, { hours: 12 }))
    const instance = stage.instance()
    await instance.lookUntil(isOpen(tomorrow))
    const [ines, noor, mika] = [stage.member(), stage.member(), stage.member()]
    for (const each of [ines, noor, mika]) await stage.vote(each, second)
    await stage.vote(ines, first)
    await stage.vote(noor, third)
    await stage.judge('HoldVote', noor, third)
    afterMidnight(tomorrow)
    await instance.lookUntil(isClosed(tomorrow))

    const closed = await find(tomorrow, 'LaunchDayClosed')
    expect(closed).toMatchObject({ votes: 5, seed: seedOf(SEED_SECRET, tomorrow), rule: 'v1' })
    expect(closed.standings).toEqual([
      { rank: 1, launchId: second.launchId, toolId: second.toolId, points: 3, voters: 3 },
      { rank: 2, launchId: first.launchId, toolId: first.toolId, points: 1, voters: 1 },
      { rank: 3, launchId: third.launchId, toolId: third.toolId, points: 0, voters: 0 },
    ])
    expect((await find(tomorrow, 'AwardsGranted')).awards.map(({ place, launchId }) => [place, launchId])).toEqual([
      [1, second.launchId],
      [2, first.launchId],
    ])
    const leaves = (await ledgerOf(ines, noor, mika)).castOn(tomorrow).map(leafOf)
    expect(leaves.length).toBe(5)
    expect(closed.merkleRoot).toBe(rootOf(leaves))
  })

  it('hold the votes of the day in their root that came before the day itself was opened', async () => {
    const [launch, ines] = [await stage.schedule(tomorrow), stage.member()]
    stage.moveTo(into(tomorrow, { hours: 12 }))
    const before = stage.instance()
    await before.lookUntil(isOpen(tomorrow))
    await before.close()
    const next = addDays(tomorrow, 1)
    stage.moveTo(into(next, { seconds: 10 }))
    await stage.vote(ines, launch)
    stage.moveTo(into(next, { seconds: 30 }))
    const instance = stage.instance()
    await instance.lookUntil(isOpen(next))
    afterMidnight(next)
    await instance.lookUntil(isClosed(next))
    expect(await find(next, 'LaunchDayClosed')).toMatchObject({
      votes: 1,
      merkleRoot: rootOf((await ledgerOf(ines)).castOn(next).map(leafOf)),
    })
  })

  it('draw a winner among those with a streak of ten, whom everybody can work out from seed and root', async () => {
    const launch = await stage.schedule(tomorrow)
    const [ines, noor, mika] = [stage.member(), stage.member(), stage.member()]
    for (let ago = LOTTERY_STREAK - 1; ago > 0; ago--) {
      const earlier = { ...launch, launchId: LaunchId.parse(stage.world.newUlid()) }
      for (const each of [ines, noor]) await stage.vote(each, earlier, addDays(tomorrow, -ago))
    }
    stage.moveTo(into(tomorrow, { hours: 12 }))
    const instance = stage.instance()
    await instance.lookUntil(isOpen(tomorrow))
    for (const each of [ines, noor, mika]) await stage.vote(each, launch)
    afterMidnight(tomorrow)
    await instance.lookUntil(isClosed(tomorrow))

    const { seed, merkleRoot } = await find(tomorrow, 'LaunchDayClosed')
    const { draw, eligible, winner } = await find(tomorrow, 'LotteryDrawn')
    const tickets = (await ledgerOf(ines, noor)).tickets(tomorrow)
    expect(tickets.length).toBe(2)
    expect([draw, eligible]).toEqual([sha256(`${seed}${merkleRoot}`), 2])
    expect(winner).toEqual(drawWinner(draw, tickets))
  })

  it('that were missed are opened and closed in order, each with its launches, before today opens', async () => {
    const before = stage.instance()
    await before.lookUntil(isOpen(today))
    const missed = await stage.schedule(addDays(today, 2))
    await before.close()
    stage.moveTo(into(addDays(today, 3), { hours: 2 }))
    await stage.instance().lookUntil(isOpen(addDays(today, 3)))
    const over = (day: Day) => [`LaunchDayClosed ${day}`, `LotteryDrawn ${day}`, `AwardsGranted ${day}`]
    expect(await stage.history()).toEqual([
      `LaunchDayOpened ${today}`,
      `SlotAssigned ${addDays(today, 2)}`,
      ...over(today),
      `LaunchDayOpened ${addDays(today, 1)}`,
      ...over(addDays(today, 1)),
      `LaunchDayOpened ${addDays(today, 2)}`,
      ...over(addDays(today, 2)),
      `LaunchDayOpened ${addDays(today, 3)}`,
    ])
    expect(await openedOf(missed.launchId)).toEqual(['LaunchScheduled', 'LaunchOpened'])
  })

  it('have each event once, however many instances look at once, and whatever they remember', async () => {
    const launch = await stage.schedule(tomorrow)
    const instances = [stage.instance(), stage.instance(), stage.instance({ remembers: false })]
    const all = (holds: () => Promise<void>) => Promise.all(instances.map((each) => each.lookUntil(holds)))
    await all(isOpen(today))
    for (let ahead = 1; ahead <= 3; ahead++) {
      stage.moveTo(into(addDays(today, ahead), { seconds: 10 }))
      await all(isClosed(addDays(today, ahead - 1)))
    }
    await stage.instance({ remembers: false }).lookUntil(isOpen(addDays(today, 3)))
    const history = await stage.history()
    expect(history.length).toBe(new Set(history).size)
    expect(await openedOf(launch.launchId)).toEqual(['LaunchScheduled', 'LaunchOpened'])
  })

  it('open the launches that a crash left behind, once the day itself was open', async () => {
    const launch = await stage.schedule(tomorrow)
    stage.moveTo(into(tomorrow, { seconds: 1 }))
    const seed = seedOf(SEED_SECRET, tomorrow)
    await stage.handle(launchDay, launchDayStream(tomorrow), { type: 'OpenDay', day: tomorrow, seed }, stage.context('OpenDay'))
    expect(await openedOf(launch.launchId)).toEqual(['LaunchScheduled'])
    await stage.instance().lookUntil(async () => expect(await openedOf(launch.launchId)).toEqual(['LaunchScheduled', 'LaunchOpened']))
  })

  it('have no slot for a hidden tool, although an admin asks for one', async () => {
    const { toolId } = await stage.schedule(addDays(today, 2))
    const hide = { type: 'ModerateTool', toolId, act: 'hide', reason: 'spam', by: stage.member() } as const
    await stage.handle(tool, toolStream(toolId), hide, stage.context('ModerateTool'))
    const attempt = { launchId: LaunchId.parse(stage.world.newUlid()), toolId, boardDate: tomorrow, lane: 'free' } as const
    expect(await scheduleLaunch(attempt, stage.context('ScheduleLaunch'), stage)).toEqual({ refusal: 'unknown-tool' })
    expect(await openedOf(attempt.launchId)).toEqual([])
  })

  it('launch what has a slot although its scheduling was cut off by a crash', async () => {
    const { toolId } = await stage.schedule(addDays(today, 2))
    const launchId = LaunchId.parse(stage.world.newUlid())
    const slot = { type: 'AssignSlot', day: tomorrow, today, launchId, toolId, lane: 'free' } as const
    await stage.handle(launchDay, launchDayStream(tomorrow), slot, stage.context('AssignSlot'))
    stage.moveTo(endOf(today))
    await stage.instance().lookUntil(async () => expect(await openedOf(launchId)).toEqual(['LaunchScheduled', 'LaunchOpened']))
    const { newestLaunch } = await stage.handle.read(tool, toolStream(toolId), stage.context('look'))
    expect(newestLaunch).toBe(launchId)
  })

  it('take a scheduling that was cut off by a crash up where it stood when it is sent again, also once the day has begun', async () => {
    const { toolId } = await stage.schedule(addDays(today, 2))
    const attempts = [LaunchId.parse(stage.world.newUlid()), LaunchId.parse(stage.world.newUlid())].map(
      (launchId) => ({ launchId, toolId, boardDate: tomorrow, lane: 'free' }) as const,
    )
    for (const { launchId } of attempts) {
      const slot = { type: 'AssignSlot', day: tomorrow, today, launchId, toolId, lane: 'free' } as const
      await stage.handle(launchDay, launchDayStream(tomorrow), slot, stage.context('AssignSlot'))
    }
    const [early, late] = attempts as [(typeof attempts)[0], (typeof attempts)[0]]
    const again = (attempt: typeof early) => scheduleLaunch(attempt, stage.context('ScheduleLaunch'), stage)
    expect(await again(early)).toMatchObject({ changed: true })
    expect(await openedOf(early.launchId)).toEqual(['LaunchScheduled'])
    stage.moveTo(endOf(today))
    await stage.instance().lookUntil(async () => expect(await openedOf(late.launchId)).toEqual(['LaunchScheduled', 'LaunchOpened']))
    expect(await again(late)).toMatchObject({ changed: false })
    expect((await stage.dayEvents(tomorrow)).map(({ event }) => event.type)).toEqual(['SlotAssigned', 'SlotAssigned', 'LaunchDayOpened'])
  })

  it('close no day under another seed than it was opened with, open the next all the same, and let the trouble be known', async () => {
    const before = stage.instance()
    await before.lookUntil(isOpen(today))
    await before.close()
    afterMidnight()
    const changed = stage.instance({ seedSecret: 'another secret for tests' })
    expect(await changed.metric('launch_days_overdue_seconds')).toBe(0)
    await eventually(() => expect(changed.look()).rejects.toThrow(`${today} could not be closed`))
    expect(await stage.history()).toEqual([`LaunchDayOpened ${today}`, `LaunchDayOpened ${tomorrow}`])
    expect(await changed.metric('launch_days_overdue_seconds')).toBe(10)
  })

  it('neither open nor close by a clock that is wrong: a day that was closed too early stays closed', async () => {
    const right = stage.instance()
    await right.lookUntil(isOpen(today))
    await right.close()
    afterMidnight()
    const wrong = stage.instance({ doubt: 'this clock is a day ahead' })
    await eventually(() => expect(wrong.look()).rejects.toThrow('a day ahead'))
    expect(await stage.history()).toEqual([`LaunchDayOpened ${today}`])
  })

  describe('that are over', () => {
    /** Two launches of the day, the first ahead by one vote, and the day closed. */
    const closedDay = async () => {
      const [first, second] = [await stage.schedule(tomorrow), await stage.schedule(tomorrow)]
      stage.moveTo(into(tomorrow, { hours: 12 }))
      const instance = stage.instance()
      await instance.lookUntil(isOpen(tomorrow))
      const [ines, noor, mika] = [stage.member(), stage.member(), stage.member()]
      for (const each of [ines, noor]) await stage.vote(each, first)
      await stage.vote(mika, second)
      afterMidnight(tomorrow)
      await instance.lookUntil(isClosed(tomorrow))
      return { first, second, instance, ines, noor, mika }
    }
    const revisions = async (day: Day) =>
      (await stage.dayEvents(day)).flatMap(({ event }) => (event.type === 'AwardRevised' ? [event.data] : []))

    it('have their awards revised with the reason when a vote is voided, and again when it is restored, by however many instances', async () => {
      const { first, second, instance, ines, noor } = await closedDay()
      const other = stage.instance({ remembers: false })
      await stage.judge('VoidVote', ines, first)
      await stage.judge('VoidVote', noor, first)
      await Promise.all([instance.lookUntil(isAwarded(tomorrow)), other.lookUntil(isAwarded(tomorrow))])
      const voided = (await stage.voterEvents(noor)).at(-1)?.position
      await instance.lookUntil(async () => expect((await revisions(tomorrow)).at(-1)?.because).toBe(voided))
      expect((await revisions(tomorrow)).at(-1)).toMatchObject({
        period: 'day',
        start: tomorrow,
        reason: 'ring',
        awards: [{ place: 1, launchId: second.launchId, points: 1, voters: 1 }],
      })

      const count = (await revisions(tomorrow)).length
      await stage.judge('RestoreVote', noor, first)
      await stage.judge('RestoreVote', ines, first)
      const restored = (await stage.voterEvents(ines)).at(-1)?.position
      const isRestored = async () => expect((await revisions(tomorrow)).at(-1)?.because).toBe(restored)
      await Promise.all([instance.lookUntil(isRestored), other.lookUntil(isRestored)])
      const after = await revisions(tomorrow)
      expect(after.at(-1)?.awards).toEqual((await find(tomorrow, 'AwardsGranted')).awards)
      expect(new Set(after.map(({ because }) => because)).size).toBe(after.length)
      expect(after.length).toBeGreaterThan(count)
    })

    it('have their awards revised for a vote that was voided after it was withdrawn on a later day, where it counted until then', async () => {
      const { first, second, instance, ines, noor } = await closedDay()
      for (const each of [ines, noor]) await stage.withdraw(each, first)
      for (const each of [ines, noor]) await stage.judge('VoidVote', each, first)
      const voided = (await stage.voterEvents(noor)).at(-1)?.position
      await instance.lookUntil(async () => expect((await revisions(tomorrow)).at(-1)?.because).toBe(voided))
      expect((await revisions(tomorrow)).at(-1)?.awards).toMatchObject([{ place: 1, launchId: second.launchId, points: 1, voters: 1 }])

      for (const each of [ines, noor]) await stage.judge('RestoreVote', each, first)
      const restored = (await stage.voterEvents(noor)).at(-1)?.position
      await instance.lookUntil(async () => expect((await revisions(tomorrow)).at(-1)?.because).toBe(restored))
      expect((await revisions(tomorrow)).at(-1)?.awards).toEqual((await find(tomorrow, 'AwardsGranted')).awards)
    })

    it('have their awards revised for what was voided while no instance ran', async () => {
      const { second, instance, mika } = await closedDay()
      await instance.close()
      await stage.judge('VoidVote', mika, second)
      await stage.instance().lookUntil(isAwarded(tomorrow))
      expect((await revisions(tomorrow)).map(({ awards }) => awards.length)).toEqual([1])
    })

    it('have their awards revised with the reason when a launch is disqualified, and again when it is reinstated', async () => {
      const { first, second, instance } = await closedDay()
      const judged = async () => (await stage.launchEvents(first.launchId)).at(-1)?.position
      const isRevised = async () => expect((await revisions(tomorrow)).at(-1)?.because).toBe(await judged())
      await stage.disqualify(first)
      await instance.lookUntil(isRevised)
      expect((await revisions(tomorrow)).at(-1)).toMatchObject({
        reason: 'duplicate',
        awards: [{ place: 1, launchId: second.launchId, points: 1, voters: 1 }],
      })
      await stage.reinstate(first)
      await instance.lookUntil(isRevised)
      expect((await revisions(tomorrow)).at(-1)).toMatchObject({
        reason: 'mistake',
        awards: (await find(tomorrow, 'AwardsGranted')).awards,
      })
    })

    it('are not revised for what was known when they were counted', async () => {
      const [launch, instance, ines, noor] = [await stage.schedule(tomorrow), stage.instance(), stage.member(), stage.member()]
      stage.moveTo(into(tomorrow, { hours: 12 }))
      await instance.lookUntil(isOpen(tomorrow))
      await stage.vote(ines, launch)
      await stage.judge('VoidVote', ines, launch)
      await stage.vote(noor, launch)
      afterMidnight(tomorrow)
      await instance.lookUntil(isClosed(tomorrow))
      afterMidnight(addDays(tomorrow, 1))
      await instance.lookUntil(isClosed(addDays(tomorrow, 1)))
      expect(await revisions(tomorrow)).toEqual([])
      expect((await find(tomorrow, 'AwardsGranted')).awards).toMatchObject([{ launchId: launch.launchId, points: 1, voters: 1 }])
    })

    it('end their week and their month too, whose awards are granted and revised with them', async () => {
      const { first, second, instance, ines, noor } = await closedDay()
      const [sunday, lastOfMonth] = [Day.parse('2026-11-22'), Day.parse('2026-11-30')]
      afterMidnight(lastOfMonth)
      await instance.lookUntil(isClosed(lastOfMonth))
      const granted = async (day: Day) =>
        (await stage.dayEvents(day)).flatMap(({ event }) =>
          event.type === 'AwardsGranted'
            ? [[event.data.period, event.data.start, ...event.data.awards.map(({ launchId }) => launchId)]]
            : [],
        )
      expect(await granted(sunday)).toEqual([
        ['day', sunday],
        ['week', '2026-11-16', first.launchId, second.launchId],
      ])
      expect(await granted(lastOfMonth)).toEqual([
        ['day', lastOfMonth],
        ['month', '2026-11-01', first.launchId, second.launchId],
      ])

      await stage.judge('HoldVote', ines, first)
      await stage.judge('HoldVote', noor, first)
      const held = (await stage.voterEvents(noor)).at(-1)?.position
      for (const [day, period] of [
        [tomorrow, 'day'],
        [sunday, 'week'],
        [lastOfMonth, 'month'],
      ] as const) {
        await instance.lookUntil(async () => expect((await revisions(day)).at(-1)?.because).toBe(held))
        expect((await revisions(day)).at(-1)).toMatchObject({ period, awards: [{ place: 1, launchId: second.launchId }] })
      }
    })

    it('have their awards revised in one reading of the log, however many days the judged votes are of', async () => {
      const days = [tomorrow, addDays(tomorrow, 1), addDays(tomorrow, 2)]
      const launches = []
      for (const day of days) launches.push(await stage.schedule(day))
      const [instance, ines] = [stage.instance(), stage.member()]
      for (const launch of launches) {
        stage.moveTo(into(launch.boardDate, { hours: 12 }))
        await instance.lookUntil(isOpen(launch.boardDate))
        await stage.vote(ines, launch)
        afterMidnight(launch.boardDate)
        await instance.lookUntil(isClosed(launch.boardDate))
      }
      await instance.close()
      for (const launch of launches) await stage.judge('VoidVote', ines, launch)
      const before = stage.recounts()
      const next = stage.instance()
      for (const day of days) await next.lookUntil(isAwarded(day))
      expect(stage.recounts() - before).toBe(1)
      for (const day of days) expect((await revisions(day)).map(({ awards }) => awards)).toEqual([[]])
    })
  })
})
