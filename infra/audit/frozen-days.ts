import { isDeepStrictEqual } from 'node:util'
import { hiddenOrder } from '@debut/events/voting/hidden-points.ts'
import { rootOf, sha256 } from '@debut/events/kernel/merkle.ts'
import { endingWith, lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { drawWinner, leafOf } from '@debut/events/voting/vote-ledger.ts'
import { AWARDED_PLACES } from '@debut/events/launches/launch-numbers.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Closing, Closings, Revision } from './closings.ts'
import type { Finding } from './finding.ts'
import type { Recount } from './recount.ts'
import type { Scope } from './scope.ts'

/** What was frozen, recounted at the very place of the log that it was counted from. */
export class FrozenDays {
  readonly findings: Finding[] = []
  readonly #scope: Scope
  readonly #recount: Recount
  readonly #waiting: { readonly from: number; readonly check: () => readonly string[] }[]
  #recounted = 0

  constructor({ closings, revisions }: Closings, scope: Scope, recount: Recount) {
    this.#scope = scope
    this.#recount = recount
    const days = closings.map((closing) => ({ from: closing.closed.upTo, check: () => this.#closing(closing) }))
    const awards = revisions.map((revision) => ({ from: revision.revised.because + 1, check: () => this.#revision(revision) }))
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
      this.findings.push(...next.check().map((text) => ({ place: 'log' as const, text })))
    }
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
    const standings = ledger.standings('day', day, this.#recount.launchesOf('day', day)).map(({ lastPosition: _, ...standing }) => standing)
    return [
      ...differs(`The closing of ${day} counts votes`, closed.votes, cast.length),
      ...differs(`The Merkle root of ${day}`, closed.merkleRoot, root),
      ...differs(`The frozen standings of ${day}`, closed.standings.map(inWords), standings.map(inWords)),
      ...this.#seed(closing),
      ...this.#lottery(closing, root),
      ...this.#granted(closing),
    ]
  }

  #seed({ day, closed: { seed } }: Closing): string[] {
    const opened = this.#recount.days.get(day)
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
    return [
      ...differs(`The draw of ${day}`, lottery.draw, draw),
      ...differs(`The lottery of ${day} has tickets`, lottery.eligible, tickets.length),
      ...differs(
        `The winner of the lottery of ${day}`,
        lottery.winner?.memberId ?? 'nobody',
        drawWinner(draw, tickets)?.memberId ?? 'nobody',
      ),
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
      .map(inWords)
  }
}

interface Placed {
  readonly launchId: string
  readonly points: number
  readonly voters: number
}

const inWords = ({ launchId, points, voters }: Placed): string => `${launchId}: ${points} points of ${voters}`

const shown = (value: unknown): string => (Array.isArray(value) ? `[${value.join('; ')}]` : String(value))

const differs = (what: string, said: unknown, counted: unknown): string[] =>
  isDeepStrictEqual(said, counted) ? [] : [`${what}: the log says ${shown(said)}, a recount gives ${shown(counted)}.`]
