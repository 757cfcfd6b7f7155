import { isDeepStrictEqual } from 'node:util'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { endingWith, lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { awardsSaid, type Closing, type Closings, type Revision } from './closings.ts'
import { daysOutOfOrder } from '../rules/days-out-of-order.ts'
import type { Finding } from '../finding.ts'
import { drawnLeaf, hiddenOrder, leafOf, rootOf, sha256 } from '../rules/hashes.ts'
import type { Recount } from './recount.ts'
import type { Scope } from './scope.ts'
import { AWARDED_PLACES } from '../rules/voting-rules.ts'

/** What was frozen, recounted at the very place of the log that it was counted from. */
export class FrozenDays {
  readonly #found: string[] = []
  readonly #closings: Closings
  readonly #scope: Scope
  readonly #recount: Recount
  readonly #waiting: { readonly from: number; readonly check: () => readonly string[] }[]
  #recounted = 0

  constructor(closings: Closings, scope: Scope, recount: Recount) {
    this.#closings = closings
    this.#scope = scope
    this.#recount = recount
    const days = closings.closings.map((closing) => ({ from: closing.closed.upTo, check: () => this.#closing(closing) }))
    const awards = closings.revisions.map((revision) => ({ from: revision.revised.because + 1, check: () => this.#revision(revision) }))
    this.#waiting = [...days, ...awards].toSorted((one, other) => one.from - other.from)
  }

  /** Days that were counted anew. */
  get recounted(): number {
    return this.#recounted
  }

  /** Everything before this position has been taken, and nothing from it on. */
  reached(position: number): void {
    for (let next = this.#waiting[0]; next !== undefined && next.from <= position; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#found.push(...next.check())
    }
  }

  /** Once there is nothing more to come. */
  findings(): Finding[] {
    const outOfOrder = daysOutOfOrder(this.#recount.openings, this.#closings.closings)
    const disorder = outOfOrder.filter(({ day }) => this.#scope.hasDay(day)).map(({ text }) => text)
    return [...disorder, ...this.#found, ...this.#late()].map(inTheLog)
  }

  /** Awards that are not what their votes come to by now: a judgement is followed by its revision, within moments. */
  unsettled(upTo: LogPosition): Finding[] {
    return this.#over(upTo).flatMap((closing) =>
      endingWith(closing.day).flatMap(({ period, start }) => {
        const said = awardsSaid(closing, this.#closings, { period, start, upTo })
        return said === undefined
          ? []
          : differs(`The awards of the ${period} of ${start} by now`, said.map(inWords), this.#awards(period, start)).map(inTheLog)
      }),
    )
  }

  #over(upTo: LogPosition): Closing[] {
    return this.#closings.closings.filter(({ day, position }) => position <= upTo && this.#concerns(day))
  }

  #late(): string[] {
    return this.#closings.closings
      .filter(({ day }) => this.#concerns(day))
      .flatMap(({ day, closed: { upTo } }) =>
        this.#recount.ledger
          .castOn(day)
          .filter(({ position }) => position >= upTo)
          .map(
            ({ memberId, number, position }) =>
              `Vote ${number} of member ${memberId} is one of ${day}, and came at ${position}, after its count.`,
          ),
      )
  }

  #concerns(day: Day): boolean {
    const scope = this.#scope
    return (
      scope.hasDay(day) ||
      this.#recount.ledger.castOn(day).some((vote) => scope.hasVote(vote)) ||
      this.#recount.launchesOf('day', day).some((launch) => scope.hasLaunch(launch))
    )
  }

  #closing(closing: Closing): string[] {
    if (!this.#concerns(closing.day)) return []
    this.#recounted += 1
    const { day, closed } = closing
    const { ledger } = this.#recount
    const cast = ledger.castOn(day)
    const root = rootOf(cast.map(leafOf))
    const standings = ledger.standings('day', day, this.#recount.launchesOf('day', day))
    return [
      ...differs(`The closing of ${day} counts votes`, closed.votes, cast.length),
      ...differs(`The Merkle root of ${day}`, closed.merkleRoot, root),
      ...differs(
        `The frozen standings of ${day}`,
        closed.standings.map((each) => inWords({ ...each, place: each.rank })),
        standings.map((each) => inWords({ ...each, place: each.rank })),
      ),
      ...this.#seed(closing),
      ...this.#lottery(closing, root),
      ...this.#granted(closing),
    ]
  }

  #seed({ day, closed: { seed } }: Closing): string[] {
    const opened = this.#recount.launchDays.get(day)
    if (opened === undefined) return [`${day} was closed and never opened.`]
    const launches = opened.launches.map(({ launchId }) => launchId)
    return [
      ...differs(`The hash of the seed of ${day}`, opened.seedHash, sha256(seed)),
      ...differs(`The order of ${day} while points were hidden`, launches, hiddenOrder(seed, launches)),
    ]
  }

  #lottery({ day, closed: { seed }, lottery }: Closing, root: string): string[] {
    if (lottery === undefined) return [`The lottery of ${day} was not drawn.`]
    const tickets = this.#recount.ledger.tickets(day)
    const draw = sha256(`${seed}${root}`)
    const drawn = drawnLeaf(
      draw,
      tickets.map(({ leaf }) => leaf),
    )
    const winner = tickets.find(({ leaf }) => leaf === drawn)
    return [
      ...differs(`The draw of ${day}`, lottery.draw, draw),
      ...differs(`The lottery of ${day} has tickets`, lottery.eligible, tickets.length),
      ...differs(`The winner of the lottery of ${day}`, lottery.winner?.memberId ?? 'none', winner?.memberId ?? 'none'),
    ]
  }

  #granted({ day, granted }: Closing): string[] {
    return endingWith(day).flatMap(({ period, start }) => {
      const given = granted.find((each) => each.period === period && each.start === start)
      if (given === undefined) return [`The awards of the ${period} of ${start} were not granted.`]
      return differs(`The awards of the ${period} of ${start}`, given.awards.map(inWords), this.#awards(period, start))
    })
  }

  #revision({ revised: { period, start, awards, because } }: Revision): string[] {
    if (!this.#concerns(lastDayOfPeriod(period, start))) return []
    return differs(
      `The awards of the ${period} of ${start}, revised for position ${because}`,
      awards.map(inWords),
      this.#awards(period, start),
    )
  }

  #awards(period: Period, start: Day): string[] {
    return this.#recount.ledger
      .standings(period, start, this.#recount.launchesOf(period, start))
      .filter(({ points }) => points > 0)
      .slice(0, AWARDED_PLACES)
      .map((each) => inWords({ ...each, place: each.rank }))
  }
}

interface Placed {
  readonly place: number
  readonly launchId: string
  readonly toolId: string
  readonly points: number
  readonly voters: number
}

const inTheLog = (text: string): Finding => ({ place: 'log', text })

const inWords = ({ place, launchId, toolId, points, voters }: Placed): string =>
  `${place}: ${launchId} of tool ${toolId} with ${points} points of ${voters}`

const shown = (value: unknown): string => (Array.isArray(value) ? `[${value.join('; ')}]` : String(value))

const differs = (what: string, said: unknown, counted: unknown): string[] =>
  isDeepStrictEqual(said, counted) ? [] : [`${what}: the log says ${shown(said)}, a recount gives ${shown(counted)}.`]
