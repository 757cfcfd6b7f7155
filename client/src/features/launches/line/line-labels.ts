import type { DisqualifyReason } from '@debut/events/launches/disqualify-reason.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { longDayLabel, shortDayLabel } from '../../../lib/clock/day-labels.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "first", "12th". */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}${suffixOf(place)}`

const suffixOf = (place: number): string => {
  if (place % 100 >= 11 && place % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'
}

export const WHY_TAKEN: Readonly<Record<DisqualifyReason, string>> = {
  spam: 'it is spam',
  'not-a-product': 'it is no product that people can use',
  'broken-link': 'its link led nowhere',
  duplicate: 'it is the same as another launch',
  'vote-manipulation': 'its votes were manipulated',
  unlawful: 'it is against the law',
  reviewed: 'we looked at it again',
  mistake: 'it was a mistake',
}

const whyTaken = (reason: string | null): string =>
  new Map<string, string>(Object.entries(WHY_TAKEN)).get(reason ?? '') ?? 'we looked at it again'

type Shown = Pick<LinePlace, 'state' | 'withheld' | 'boardDate' | 'estimated' | 'place' | 'history'>

/** A day wherever there is one: that is what its maker comes for. */
export const titleOf = ({ state, withheld, boardDate, estimated }: Shown, today: string): string => {
  if (state === 'withdrawn') return 'Withdrawn'
  if (state === 'disqualified') return 'Taken from the boards'
  if (withheld !== null && state === 'queued') return 'In the line'
  if (boardDate !== null) return boardDate === today ? 'Today' : longDayLabel(boardDate, today)
  return estimated === null ? 'Looking for a day' : `About ${longDayLabel(estimated, today)}`
}

/** How many others share its day, as far as is known. */
export const companyOf = (others: number): string => {
  if (others === 0) return 'the only one so far'
  return `with ${others} ${others === 1 ? 'other' : 'others'}`
}

export interface HistoryEntry {
  readonly label: string
  readonly text: string
  readonly at: string
}

type Move = LinePlace['history'][number]

const JOINED: Readonly<Record<string, string>> = {
  submitted: 'Everything that a launch needs was there',
  relaunched: 'It was launched before, and joined the line again',
  rescheduled: 'It joined again at the back of the line',
  reinstated: 'It was given back, and waits for a day again',
}

const WHICH_PLACE: Readonly<Record<string, string>> = {
  free: 'The first day that had a place free',
  paid: 'A paid place that was still free the day before',
}

const day = (known: string | null, today: string): string => (known === null ? 'Its day' : longDayLabel(known, today))

/** The move as an entry of its history. Undefined where the one after it says as much. */
const entryOf = ({ what, day: of, because, at }: Move, next: Move | undefined, today: string): HistoryEntry | undefined => {
  switch (what) {
    case 'joined':
      if (because === 'rescheduled' && next?.what === 'rescheduled') return undefined
      return { at, label: 'Joined', text: JOINED[because ?? ''] ?? 'It joined the line' }
    case 'scheduled':
      return {
        at,
        label: of === null ? 'A day' : shortDayLabel(of),
        text: next === undefined ? 'We gave it this place' : (WHICH_PLACE[because ?? 'free'] ?? 'A place of that day'),
      }
    case 'rescheduled':
      return { at, label: 'Back', text: `${day(of, today)} was given up, and it joined again at the back` }
    case 'withdrawn':
      return { at, label: 'Withdrawn', text: of === null ? 'It left the line' : `${day(of, today)} was given up, and it left the line` }
    case 'opened':
      return { at, label: 'On stage', text: 'Its day began, and it takes votes' }
    case 'disqualified':
      return { at, label: 'Taken', text: `It was taken from the boards, because ${whyTaken(because)}` }
    case 'reinstated':
      return { at, label: 'Given back', text: `It was reinstated, because ${whyTaken(because)}` }
  }
}

/** The newest first, as the server has it. */
export const historyEntries = (history: readonly Move[], today: string): HistoryEntry[] =>
  history.flatMap((move, index) => entryOf(move, history[index + 1], today) ?? [])
