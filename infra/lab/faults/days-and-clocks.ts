import { setTimeout as pause } from 'node:timers/promises'
import { addDays, startMillis } from '@debut/events/kernel/days.ts'
import { auditEvents } from '@debut/projection-service/audit/log-audit.ts'
import { v7 } from 'uuid'
import { checkSeeds } from './check-seeds.ts'
import { type ClockedWorld, startClockedWorld } from './clocked-world.ts'
import { checkEffects, effectsIn } from './effects.ts'
import type { Fault, Round } from './fault.ts'
import { type Answer, Ledger } from './ledger.ts'
import { ADMIN, imagine, type Launch } from './population.ts'
import { readLog, readOpened } from './recorded-log.ts'
import { Commands } from './commands.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days that are not like others, and how long they are. */
interface Season {
  readonly day: string
  readonly hours: number
}
const seasons: readonly [Season, ...Season[]] = [
  { day: '2026-03-08', hours: 23 },
  { day: '2026-11-01', hours: 25 },
  { day: '2026-12-31', hours: 24 },
]

const WITHIN_MS = 20_000
const MISSED_DAYS = 3

/** A service whose clock is further off than Postgres's than this is sent no work. */
const skews = [
  { ahead: 0, status: 200 },
  { ahead: 1_000, status: 200 },
  { ahead: 2_600, status: 503 },
  { ahead: -2_600, status: 503 },
] as const

/** Asked last: what such a clock does to this log is not looked at any more. */
const checkSkew = async ({ findings }: Round, world: ClockedWorld): Promise<void> => {
  for (const { ahead, status } of skews) {
    const found = await world.readyWith(ahead)
    findings.expect(`/readyz with a clock ${ahead} ms ahead`, { status, clock: status === 200 }, found)
  }
}

/** One world around a day: those who act in it, and on which day each vote has to count. */
class DaysOfSeason {
  readonly #round: Round
  readonly #world: ClockedWorld
  readonly #day: string
  readonly #ledger = new Ledger()
  readonly #commands: Commands
  readonly #countsOn = new Map<string, string>()

  constructor(round: Round, world: ClockedWorld, day: string) {
    this.#round = round
    this.#world = world
    this.#day = day
    const random = round.random.branch(day)
    this.#commands = new Commands(random, imagine(random, day), () => world.now())
  }

  async member(): Promise<string> {
    const entry = this.#ledger.open(this.#commands.registration({ rivalry: 0 }))
    await this.#world.sender().pursue(entry)
    return entry.command.memberId
  }

  async schedule({ toolId, launchId, boardDate, makerId }: Launch): Promise<void> {
    const card = { slug: `tool-${toolId.toLowerCase()}`, name: 'Paperplane', tagline: 'Send a note that folds itself' }
    const rest = { url: `https://${toolId.toLowerCase()}.example`, category: 'design', pricing: 'free', tags: ['mail'], logo: '/logo.svg' }
    const sender = this.#world.sender()
    for (const [type, payload] of [
      ['ListTool', { toolId, ownerId: makerId, ...card, ...rest }],
      ['ScheduleLaunch', { launchId, toolId, boardDate, lane: 'free' }],
    ] as const) {
      const answer = await sender.ask({ commandId: v7({ msecs: this.#world.now() }), memberId: ADMIN, type, payload })
      this.#round.findings.expect(`${type} for ${boardDate}`, 'accepted', answer.kind)
    }
  }

  /** At a moment, of a browser whose clock is off by so much. */
  async vote(at: number, memberId: string, launch: Launch, day: string, clientOff = 0): Promise<Answer> {
    await this.#world.moveTo(at)
    const entry = this.#ledger.open(this.#commands.vote('CastVote', { memberId, launch }, { ageMs: -clientOff }))
    this.#countsOn.set(entry.command.commandId, day)
    const answer = await this.#world.sender().pursue(entry)
    // Sent again: the same answer, whatever day it is for the browser.
    if (answer.kind === 'accepted')
      this.#round.findings.expect(`a vote repeated at ${at}`, answer, await this.#world.sender().pursue(entry))
    return answer
  }

  async check(): Promise<void> {
    const { findings, stack } = this.#round
    const log = await readLog(this.#world.eventStoreUrl)
    checkEffects(log, this.#ledger, findings)
    checkSeeds(log, stack.seedSecret, findings)
    findings.report(`the log around ${this.#day}`, auditEvents(await readOpened(this.#world)))
    for (const [commandId, events] of effectsIn(log)) {
      const cast = events.find(({ type }) => type === 'VoteCast')
      if (cast !== undefined) findings.expect(`the day that ${commandId} counts on`, this.#countsOn.get(commandId), cast.data['countsOn'])
    }
  }

  /** Until the log has so many of a kind. */
  async until(type: string, count: number): Promise<void> {
    const giveUpAt = performance.now() + WITHIN_MS
    for (;;) {
      const found = (await readLog(this.#world.eventStoreUrl)).filter((event) => event.type === type).length
      if (found === count || performance.now() > giveUpAt) return this.#round.findings.expect(`${type} in the log`, count, found)
      await pause(50)
    }
  }
}

/** Three days around the one: votes at their very ends, browsers that are a day off, and an outage over the midnights that follow. */
const liveThrough = async (round: Round, { day, hours }: Season): Promise<void> => {
  const { stack, random, findings } = round
  const [before, after, next] = [addDays(day, -1), addDays(day, 1), addDays(day, 2)]
  const name = `${day}-${random.bytes(4).toString('hex')}`
  const world = await startClockedWorld(stack, name, startMillis(before) - 2 * HOUR_MS)
  const story = new DaysOfSeason(round, world, day)
  const accepted = async (what: string, answer: Promise<Answer>) => findings.expect(what, 'accepted', (await answer).kind)
  const refused = async (what: string, code: string, answer: Promise<Answer>) => {
    const { status: _, ...given } = { status: 0, ...(await answer) }
    findings.expect(what, { kind: 'refused', code }, given)
  }
  try {
    findings.expect(`hours of ${day}`, hours, (startMillis(after) - startMillis(day)) / HOUR_MS)
    await world.start(1)
    await story.until('LaunchDayOpened', 1)
    const { launches } = imagine(random.branch('launches'), day)
    const boards = [before, before, before, day, day, day, after, after]
    const scheduled = launches.slice(0, boards.length).map((launch, index) => ({ ...launch, boardDate: boards[index] ?? after }))
    const [a, b, c, d, e, f, g, h] = scheduled
    if (
      a === undefined ||
      b === undefined ||
      c === undefined ||
      d === undefined ||
      e === undefined ||
      f === undefined ||
      g === undefined ||
      h === undefined
    )
      throw new Error('too few launches')
    for (const launch of scheduled) await story.schedule(launch)
    const early = await story.member()
    const late = await story.member()
    await refused('a vote before midnight', 'launch-not-live', story.vote(startMillis(before) - 1, early, a, before))

    await world.moveTo(startMillis(before))
    await story.until('LaunchOpened', 3)
    for (const [index, launch] of [a, b, c].entries())
      await accepted('a vote', story.vote(startMillis(before) + index, early, launch, before))
    await accepted('the last vote of a day', story.vote(startMillis(day) - 1, late, a, before))
    await world.moveTo(startMillis(day))
    await story.until('LaunchOpened', 6)
    await refused('a fourth vote, one moment before midnight', 'daily-limit', story.vote(startMillis(day) - 1, early, d, before))
    await accepted('the first vote of a day', story.vote(startMillis(day), early, d, day))
    // The hour that is not there, or is there twice.
    await accepted('a vote in the odd hour', story.vote(startMillis(day) + 1.5 * HOUR_MS, early, e, day, 26 * HOUR_MS))
    await accepted('a vote in the odd hour, or after it', story.vote(startMillis(day) + 2.5 * HOUR_MS, early, f, day, -26 * HOUR_MS))
    await refused('a vote that is too old', 'expired', story.vote(startMillis(day) + 3 * HOUR_MS, late, d, day, -7 * DAY_MS - HOUR_MS))
    await refused('a vote of next week', 'not-yet', story.vote(startMillis(day) + 3 * HOUR_MS, late, d, day, 7 * DAY_MS + HOUR_MS))
    await accepted('the last vote of the day', story.vote(startMillis(day) + hours * HOUR_MS - 1, late, d, day))
    await world.moveTo(startMillis(day) + hours * HOUR_MS)
    await story.until('LaunchOpened', 8)
    await accepted('the first vote of the day after', story.vote(startMillis(day) + hours * HOUR_MS, early, g, after))

    await world.kill()
    await world.moveTo(startMillis(addDays(next, MISSED_DAYS - 1)) + 12 * HOUR_MS)
    await world.start(2)
    await story.until('LaunchDayClosed', 3 + MISSED_DAYS)
    await story.until('LaunchDayOpened', 4 + MISSED_DAYS)
    await accepted('a vote after an outage', story.vote(world.now(), early, h, addDays(next, MISSED_DAYS - 1)))
    await story.check()
    await checkSkew(round, world)
    findings.measure(`${day} of ${hours} h, and ${MISSED_DAYS} days missed`)
  } finally {
    await world.close()
  }
}

export const daysAndClocks: Fault = {
  id: 'R9',
  title: 'days of 23 and 25 h, midnights, outages over them, clocks that are off',
  aside: true,
  run: async (round) => {
    for (const season of round.form === 'short' ? [round.random.pick(seasons)] : seasons) await liveThrough(round, season)
  },
}
