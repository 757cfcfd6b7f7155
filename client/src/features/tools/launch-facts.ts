import { listOf, number, oneOf, orNull, type Read, type Reader, shape, text, yesOrNo } from '../../lib/api/readers.ts'

const perPeriod = <T>(read: Reader<T>) => shape({ day: orNull(read), week: orNull(read), month: orNull(read), year: orNull(read) })

const place = shape({
  start: text,
  rank: number,
  of: number,
  points: orNull(number),
  voters: orNull(number),
  behind: orNull(number),
  ahead: orNull(number),
})

/** The points after each step of its day. */
const curve = shape({ from: text, everyMinutes: number, points: listOf(number) })

/** How a launch stands on its boards. */
export const readFacts = shape({
  launch: shape({ launchId: text, boardDate: text, state: oneOf('scheduled', 'live', 'closed') }),
  hidden: yesOrNo,
  revealAt: text,
  standing: perPeriod(place),
  curve: orNull(curve),
  position: number,
})

/** The same as its live topic tells it, without the gaps to others. */
export const readHeard = shape({
  launchId: orNull(text),
  state: orNull(oneOf('live', 'closed')),
  hidden: yesOrNo,
  standing: orNull(perPeriod(shape({ rank: number, of: number, points: orNull(number), voters: orNull(number) }))),
})

const tally = shape({ state: oneOf('counted', 'held', 'voided', 'withdrawn'), weight: number, votes: number, points: number })
const hour = shape({ from: text, counted: number, held: number, voided: number, withdrawn: number, points: number })

/** What became of a launch's votes; told to its makers only. */
export const readWhy = shape({
  start: text,
  hidden: yesOrNo,
  standing: orNull(place),
  explained: orNull(shape({ votes: listOf(tally), over: listOf(hour) })),
})

export type Place = Read<typeof place>
export type Curve = Read<typeof curve>
export type LaunchFacts = Read<typeof readFacts>
export type Heard = Read<typeof readHeard>
export type Why = Read<typeof readWhy>
export type Tally = Read<typeof tally>
