import type { Launch } from '@debut/events/launches/launch-answers.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { Board, BoardFrame } from '@debut/events/voting/board-answers.ts'

type Row = Board['tools'][number]

/** Where a launch stands. Points are null while they are hidden. */
export type Standing = Pick<BoardFrame['tools'][number], 'rank' | 'points' | 'voters' | 'hidden'> & { readonly launchId: string }

export interface Maker {
  readonly memberId: string
  /** Null once the member was erased. */
  readonly username: string | null
}

/** What a row shows. */
export interface Entry extends Standing, Pick<Row, 'name' | 'tagline' | 'url' | 'category' | 'tags' | 'tagNames' | 'logo'> {
  readonly boardDate: string
  readonly slug: string
  readonly makers: readonly Maker[]
}

interface BoardFacts {
  readonly period: Period
  /** The period's first day. */
  readonly start: string
  /** When time alone changes it next; null once it is over. */
  readonly validUntil: string | null
}

/** A stretch of a board with all that rows show. */
export interface BoardPage extends BoardFacts {
  /** How far into the log it reaches. */
  readonly position: number
  readonly total: number
  readonly entries: readonly Entry[]
}

/** What a live board sends: who stands where, among the first hundred. */
export interface BoardUpdate extends BoardFacts {
  readonly standings: readonly Standing[]
}

/** No more than is shown: every page of a board carries it. */
export const pageOf = ({ period, start, validUntil, position, total, tools }: Board): BoardPage => ({
  period,
  start,
  validUntil,
  position,
  total,
  entries: tools.map(entryOf),
})

const entryOf = ({ boardDate, slug, name, tagline, url, category, tags, tagNames, logo, makers, ...row }: Row): Entry => ({
  ...standingOf(row),
  boardDate,
  slug,
  name,
  tagline,
  url,
  category,
  tags,
  ...(tagNames !== undefined && { tagNames }),
  logo,
  makers: makers.map(({ memberId, username }) => ({ memberId, username })),
})

const standingOf = ({ rank, launchId, points, voters, hidden }: Standing): Standing => ({ rank, launchId, points, voters, hidden })

export const updateOf = ({ period, start, validUntil, tools }: BoardFrame): BoardUpdate => ({
  period,
  start,
  validUntil,
  standings: tools.map(standingOf),
})

/** The points of one launch through its day, from its first minute, one for each quarter of an hour. */
export interface Curve extends Pick<NonNullable<Launch['curve']>, 'points'> {
  readonly launchId: string
  readonly name: string
}
