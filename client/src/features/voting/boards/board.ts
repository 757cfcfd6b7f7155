import type { Period } from '@debut/events/kernel/periods.ts'
import type { Board as Answer } from '@debut/events/voting/board-answers.ts'

type Row = Answer['tools'][number]

/** Describes where a launch stands. Its rank and points are null while they are hidden, and its place is random then. */
export type Standing = Pick<Row, 'place' | 'rank' | 'points' | 'voters' | 'hidden'>

export interface Maker {
  readonly memberId: string
  /** Null once the member was erased. */
  readonly username: string | null
}

/** What a row shows. */
export interface Entry extends Standing, Pick<Row, 'name' | 'tagline' | 'url' | 'category' | 'tags' | 'tagNames' | 'logo' | 'picture'> {
  readonly launchId: string
  readonly toolId: string
  readonly boardDate: string
  readonly slug: string
  readonly makers: readonly Maker[]
  /** The first rank that the reader saw, set once the launch has moved. */
  readonly was?: number
}

export interface Board {
  readonly period: Period
  /** The period's first day. */
  readonly start: string
  /** When time alone changes it next; null once it is over. */
  readonly validUntil: string | null
  /** How far into the log it reaches. */
  readonly position: number
  readonly total: number
  /** How many places the reader has asked for. A launch whose tool is hidden has its place and no row. */
  readonly size: number
  /** All that are known, the best first. Some may have fallen below those places, or have none for now. */
  readonly entries: readonly Entry[]
  /** Whose curve stands beside the board: who leads, looked at now and then. None while points are hidden. */
  readonly leader: string | undefined
}

/** No more than is shown: every page of a board carries it. */
export const boardOf = ({ period, start, validUntil, position, total, tools }: Answer, size: number): Board => {
  const entries = tools.map(entryOf)
  return { period, start, validUntil, position, total, size, entries, leader: leaderOf(entries) }
}

const entryOf = ({
  launchId,
  toolId,
  boardDate,
  slug,
  name,
  tagline,
  url,
  category,
  tags,
  tagNames,
  logo,
  makers,
  picture,
  ...row
}: Row): Entry => ({
  launchId,
  ...standingOf(row),
  toolId,
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
  ...(picture !== undefined && { picture }),
})

const standingOf = ({ place, rank, points, voters, hidden }: Standing): Standing => ({ place, rank, points, voters, hidden })

const leaderOf = ([first]: readonly Entry[]) => (first?.hidden ? undefined : first?.launchId)

export const withLeader = (board: Board): Board => {
  const leader = leaderOf(board.entries)
  return leader === board.leader ? board : { ...board, leader }
}

/** The launches that are shown. */
export const shownOf = (board: Board | undefined): readonly Entry[] => board?.entries.filter(({ place }) => place <= board.size) ?? []
