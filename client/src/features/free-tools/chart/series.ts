import { weekdayOf } from '@debut/events/kernel/days.ts'
import { type Random, seeded } from '../seeded.ts'

export const seriesShapes = ['growth', 'spike', 'plateau', 'decline', 'seasonal'] as const
export type SeriesShape = (typeof seriesShapes)[number]

export const LARGEST_VALUE = 1_000_000_000_000

interface Request {
  readonly shape: SeriesShape
  /** The day of each value where values are days; null where they are hours or months. */
  readonly days: readonly (string | null)[]
  /** Hours of a day have a rhythm as days of a week have. */
  readonly isHourly: boolean
  /** The mean of all values. */
  readonly level: number
  /** From 0, where the curve is drawn with a ruler, to 100. */
  readonly noise: number
  readonly hasRhythm: boolean
  readonly seed: string
}

/** How high each shape is along the way from 0 to 1. */
const CURVES: Readonly<Record<SeriesShape, (random: Random) => (at: number) => number>> = {
  growth: () => (at) => 0.3 + 0.25 * at + 0.75 * at ** 2.2,
  spike: (random) => {
    const launch = 0.4 + 0.2 * random()
    return (at) => (at < launch ? 0.22 + 0.05 * at : 0.45 + 2.4 * Math.exp(-(at - launch) * 14) + 0.1 * at)
  },
  plateau: () => (at) => 0.2 + 1 / (1 + Math.exp(-(at - 0.28) * 14)),
  decline: () => (at) => 0.35 + 0.9 * (1 - at) ** 1.5,
  seasonal: (random) => {
    const start = random()
    return (at) => 1 + 0.42 * Math.sin(2 * Math.PI * (2 * at + start))
  },
}

/** From Monday on: people look at most things on working days. */
const WEEK = [1.04, 1.1, 1.08, 1.05, 0.98, 0.74, 0.72]
const hourOf = (hour: number) => 0.35 + 0.65 * Math.max(0, Math.sin((Math.PI * (hour - 5)) / 19))

/** The sum of several chances lies in the middle more often than at the ends. */
const aroundZero = (random: Random) => (random() + random() + random() + random() - 2) / 2

/** Whole values from zero up, the same ones for the same request. */
export const makeSeries = ({ shape, days, isHourly, level, noise, hasRhythm, seed }: Request): readonly number[] => {
  const random = seeded(`${shape} ${seed}`)
  const curve = CURVES[shape](random)
  // A day is much like the day before it: chance that forgets everything looks like a comb.
  let drift = 0
  const rough = days.map((day, index) => {
    drift = 0.55 * drift + aroundZero(random)
    const rhythm = !hasRhythm ? 1 : isHourly ? hourOf(index % 24) : day === null ? 1 : (WEEK[weekdayOf(day) - 1] ?? 1)
    const at = days.length < 2 ? 0 : index / (days.length - 1)
    return Math.max(0.02, curve(at) * rhythm * (1 + (noise / 100) * 0.9 * drift))
  })
  const mean = rough.reduce((sum, value) => sum + value, 0) / Math.max(1, rough.length)
  return rough.map((value) => bounded((value * level) / mean))
}

export const bounded = (value: number): number => Math.min(LARGEST_VALUE, Math.max(0, Math.round(value)))

/** The values of the period before, scaled so that what is measured has changed by that much since, in percent. */
export const scaledBefore = (
  before: readonly number[],
  now: readonly number[],
  change: number,
  measure: (values: readonly number[]) => number,
): readonly number[] => {
  const factor = measure(now) / (1 + change / 100) / Math.max(1, measure(before))
  return before.map((value) => bounded(value * factor))
}
