import { addDays } from '@debut/events/kernel/days.ts'
import * as z from 'zod/mini'
import { monthName, shortDayLabel, dateLabel } from '../../../lib/clock/day-labels.ts'
import { grouped } from '../../../ui/grouped.ts'
import { LONGEST_DATA, MOST_VALUES, numberIn } from './parse-values.ts'
import { LARGEST_VALUE, makeSeries, scaledBefore, seriesShapes } from './series.ts'

export const metrics = {
  visitors: { label: 'Visitors', isMoney: false, level: 1_600, isState: false },
  views: { label: 'Page views', isMoney: false, level: 5_200, isState: false },
  signups: { label: 'Sign-ups', isMoney: false, level: 85, isState: false },
  downloads: { label: 'Downloads', isMoney: false, level: 340, isState: false },
  users: { label: 'Active users', isMoney: false, level: 2_400, isState: true },
  revenue: { label: 'Revenue', isMoney: true, level: 920, isState: false },
  mrr: { label: 'Monthly recurring revenue', isMoney: true, level: 14_000, isState: true },
} as const
export type Metric = keyof typeof metrics
export const metricNames = ['visitors', 'views', 'signups', 'downloads', 'users', 'revenue', 'mrr'] as const satisfies readonly Metric[]

export const ranges = {
  day: { label: 'Last 24 hours', before: 'previous 24 hours', count: 24, step: 'hour' },
  week: { label: 'Last 7 days', before: 'previous 7 days', count: 7, step: 'day' },
  month: { label: 'Last 30 days', before: 'previous 30 days', count: 30, step: 'day' },
  quarter: { label: 'Last 90 days', before: 'previous 90 days', count: 90, step: 'day' },
  year: { label: 'Last 12 months', before: 'previous 12 months', count: 12, step: 'month' },
} as const
export const rangeNames = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies readonly (keyof typeof ranges)[]

export const currencies = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹', BRL: 'R$', CHF: 'CHF ' } as const
export const currencyNames = ['USD', 'EUR', 'GBP', 'JPY', 'INR', 'BRL', 'CHF'] as const satisfies readonly (keyof typeof currencies)[]

export const LONGEST_TITLE = 60
const typedNumber = z.string().check(z.maxLength(20))

/** All that a chart is made from. What is typed stays as it was typed, also where it is no number. */
export const Chart = z.object({
  metric: z.enum(metricNames),
  range: z.enum(rangeNames),
  shape: z.enum(seriesShapes),
  seed: z.int().check(z.minimum(1), z.maximum(999_999)),
  level: typedNumber,
  noise: z.int().check(z.minimum(0), z.maximum(100)),
  hasRhythm: z.boolean(),
  title: z.string().check(z.maxLength(LONGEST_TITLE)),
  currency: z.enum(currencyNames),
  isCompared: z.boolean(),
  change: typedNumber,
  look: z.enum(['light', 'dark']),
  format: z.enum(['wide', 'square']),
  isLabelled: z.boolean(),
  /** What its reader drew, edited or pasted; null while the values are made from the shape. */
  values: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(LARGEST_VALUE))).check(z.minLength(2), z.maxLength(MOST_VALUES))),
  data: z.string().check(z.maxLength(LONGEST_DATA)),
})
export type Chart = z.infer<typeof Chart>

export const firstChart: Chart = {
  metric: 'visitors',
  range: 'month',
  shape: 'growth',
  seed: 1,
  level: '',
  noise: 35,
  hasRhythm: true,
  title: '',
  currency: 'USD',
  isCompared: true,
  change: '24',
  look: 'light',
  format: 'wide',
  isLabelled: true,
  values: null,
  data: '',
}

const LEAST_CHANGE = -99
const MOST_CHANGE = 10_000

export const levelProblem = (level: string): string | undefined => {
  if (level.trim() === '') return undefined
  const value = numberIn(level)
  return value !== undefined && value >= 1 && value <= LARGEST_VALUE / 100 ? undefined : 'Enter a number from 1 to 10 billion.'
}

export const changeProblem = (change: string): string | undefined => {
  const value = numberIn(change.replace(/^\s*\+/, ''))
  return value !== undefined && value >= LEAST_CHANGE && value <= MOST_CHANGE ? undefined : 'Enter a percentage from −99 to 10,000.'
}

/** The first day of the month so many months before. */
const monthsBack = (today: string, count: number): string => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** Values, what each of them is called, and those of the period before. */
export interface Series {
  readonly values: readonly number[]
  readonly before: readonly number[] | undefined
  /** In full, and as short as an axis needs it. */
  readonly nameOf: (index: number) => string
  readonly tickOf: (index: number) => string
  readonly rangeLabel: string
  readonly beforeLabel: string
  readonly max: number
}

const daysUntil = (end: string, count: number, step: string) =>
  Array.from({ length: count }, (_, index) => (step === 'day' ? addDays(end, index - count + 1) : null))

let latest: { readonly key: string; readonly values: readonly number[] } | undefined

/** The period before doesn't change while its reader draws: of 10,000 values, making it anew takes longer than a stroke may. */
const roughBefore = ({ shape, range, noise, hasRhythm, seed }: Chart, level: number, count: number, today: string): readonly number[] => {
  const key = JSON.stringify([shape, range, noise, hasRhythm, seed, level, count, today])
  if (latest?.key === key) return latest.values
  const { step } = ranges[range]
  const values = makeSeries({
    // A launch has no launch before it.
    shape: shape === 'spike' || shape === 'plateau' ? 'seasonal' : shape,
    days: daysUntil(addDays(today, -count), count, step),
    isHourly: step === 'hour',
    level,
    noise,
    hasRhythm,
    seed: `${seed} before`,
  })
  latest = { key, values }
  return values
}

export const seriesOf = (chart: Chart, today: string): Series => {
  const { range, values: own, shape, seed, noise, hasRhythm, isCompared } = chart
  const { step, count: rangeCount, label, before: beforeLabel } = ranges[range]
  const count = own?.length ?? rangeCount
  const dayAt = (index: number) => (step === 'month' ? monthsBack(today, count - 1 - index) : addDays(today, index - count + 1))
  const level =
    levelProblem(chart.level) === undefined ? (numberIn(chart.level) ?? metrics[chart.metric].level) : metrics[chart.metric].level
  const made = { shape, isHourly: step === 'hour', level, noise, hasRhythm }
  const values = own ?? makeSeries({ ...made, days: daysUntil(today, count, step), seed: String(seed) })
  const change = changeProblem(chart.change) === undefined ? (numberIn(chart.change.replace(/^\s*\+/, '')) ?? 0) : 0
  const before = isCompared
    ? scaledBefore(roughBefore(chart, level, count, today), values, change, (each) => headline(chart, each))
    : undefined
  const hour = (index: number) => `${String((index + 24 - (count % 24)) % 24).padStart(2, '0')}:00`
  return {
    values,
    before,
    nameOf: (index) => {
      if (step === 'hour') return hour(index)
      const day = dayAt(index)
      return step === 'month' ? `${monthName(day)} ${day.slice(0, 4)}` : dateLabel(day)
    },
    tickOf: (index) => {
      if (step === 'hour') return hour(index)
      const day = dayAt(index)
      if (step === 'month' || count > 400) return `${monthName(day)} ${day.slice(0, 4)}`
      return shortDayLabel(day)
    },
    rangeLabel: own === null || own.length === rangeCount ? label : `${grouped(count)} ${step}s`,
    beforeLabel: own === null || own.length === rangeCount ? beforeLabel : 'the period before',
    max: Math.max(...seriesPeaks(values), ...seriesPeaks(before ?? [])),
  }
}

/** In pieces, as a call takes only so many arguments. */
const seriesPeaks = (values: readonly number[]): number[] => [values.reduce((most, value) => Math.max(most, value), 0)]

export const valueLabel = ({ metric, currency }: Pick<Chart, 'metric' | 'currency'>, value: number): string =>
  `${metrics[metric].isMoney ? currencies[currency] : ''}${grouped(value)}`

/** What stands large above the chart: the sum of what happened, or the last of what is. */
export const headline = (chart: Chart, values: readonly number[]): number =>
  metrics[chart.metric].isState ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0)

export const changeOf = (chart: Chart, { values, before }: Series): number | undefined => {
  if (before === undefined) return undefined
  const [now, then] = [headline(chart, values), headline(chart, before)]
  return then === 0 ? undefined : ((now - then) / then) * 100
}

export const titleOf = ({ title, metric }: Chart): string => title.trim() || metrics[metric].label
