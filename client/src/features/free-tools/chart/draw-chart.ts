import { grouped } from '../../../ui/grouped.ts'
import { niceMax } from '../../../ui/line-path.ts'
import { illustrationLabel } from '../picture/illustration-label.ts'
import type { Picture, Shape } from '../picture/picture.ts'
import { roughWidth } from '../picture/text-width.ts'
import { type Chart, changeOf, currencies, headline, metrics, type Series, titleOf, valueLabel } from './chart.ts'
import { thinOut } from './thin-out.ts'

export interface Frame {
  readonly width: number
  readonly height: number
  /** Where the line is drawn. */
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

const frameOf = (width: number, height: number): Frame => ({
  width,
  height,
  plot: { left: 92, right: width - 40, top: 176, bottom: height - 78 },
})

export const frames = { wide: frameOf(960, 540), square: frameOf(600, 600) } as const satisfies Record<Chart['format'], Frame>

/** More points than this are closer to each other than the line is wide. */
const MOST_DRAWN = 400

const LOOKS = {
  light: {
    page: '#fffdf9',
    line: '#ece7df',
    ink: '#1d1914',
    soft: '#6d655a',
    lime: '#f26b1d',
    good: '#1c7a4b',
    goodWash: '#e3f4ea',
    bad: '#b3261e',
    badWash: '#fbe6e3',
    label: '#1d1914',
    onLabel: '#fffdf9',
    before: '#b7aea1',
    wash: 'rgba(242, 107, 29, 0.22)',
    noWash: 'rgba(242, 107, 29, 0.02)',
  },
  dark: {
    page: '#1a1713',
    line: '#322d27',
    ink: '#f5f1ea',
    soft: '#a79e92',
    lime: '#ff8a3d',
    good: '#6fd39b',
    goodWash: '#1d3427',
    bad: '#ff9a8f',
    badWash: '#40201d',
    label: '#f5f1ea',
    onLabel: '#1a1713',
    before: '#6f675d',
    wash: 'rgba(255, 138, 61, 0.26)',
    noWash: 'rgba(255, 138, 61, 0.02)',
  },
} as const

const round = (value: number) => Math.round(value * 10) / 10

const UNITS = [
  { unit: 'T', size: 1e12 },
  { unit: 'B', size: 1e9 },
  { unit: 'M', size: 1e6 },
  { unit: 'k', size: 1e3 },
]

/** 1204 as "1.2k": an axis has room for a few characters. */
export const compact = (value: number): string => {
  const { unit, size } = UNITS.find((each) => value >= each.size) ?? { unit: '', size: 1 }
  return `${Number((value / size).toPrecision(3))}${unit}`
}

export const scaleOf = ({ max }: Pick<Series, 'max'>): number => niceMax(Math.max(4, max))

export const xOf = (index: number, count: number, { plot }: Frame): number =>
  plot.left + (index * (plot.right - plot.left)) / Math.max(1, count - 1)
export const yOf = (value: number, scale: number, { plot }: Frame): number =>
  plot.bottom - (Math.min(value, scale) * (plot.bottom - plot.top)) / scale

const lineOf = (values: readonly number[], scale: number, frame: Frame): string =>
  `M${thinOut(values, MOST_DRAWN)
    .map(({ index, value }) => `${round(xOf(index, values.length, frame))} ${round(yOf(value, scale, frame))}`)
    .join('L')}`

const TICKS = 6

const ticksOf = (count: number): readonly number[] => {
  const ticks = Math.min(TICKS, count)
  return Array.from({ length: ticks }, (_, tick) => Math.round((tick * (count - 1)) / Math.max(1, ticks - 1)))
}

const changeLabel = (change: number): string => {
  const size = Math.abs(change) < 100 ? String(Number(Math.abs(change).toFixed(1))) : grouped(Math.round(Math.abs(change)))
  return `${size === '0' ? '' : change > 0 ? '+' : '−'}${size}%`
}

const HEADLINE = 52
/** The font of headlines is narrower than that of texts. */
const NARROWER = 0.86
/** For how much it has changed, and since when. */
const CHIP_ROOM = 270

export const drawChart = (chart: Chart, series: Series, scale = scaleOf(series)): Picture => {
  const colours = LOOKS[chart.look]
  const frame = frames[chart.format]
  const { width, height, plot } = frame
  const { values, before, tickOf } = series
  const sign = metrics[chart.metric].isMoney ? currencies[chart.currency] : ''
  const line = lineOf(values, scale, frame)
  const total = valueLabel(chart, headline(chart, values))
  const change = changeOf(chart, series)
  const chipRoom = change === undefined ? 0 : CHIP_ROOM
  // A long number is set smaller rather than over what is beside it.
  const headlineWidth = (size: number) => roughWidth(total, { size }) * NARROWER
  const headlineSize = Math.floor(Math.min(HEADLINE, (HEADLINE * (width - 80 - chipRoom)) / Math.max(1, headlineWidth(HEADLINE))))
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, height, fill: colours.page },
    { kind: 'text', x: 40, y: 56, text: titleOf(chart), size: 21, weight: 600, fill: colours.ink },
    { kind: 'text', x: 40, y: 84, text: series.rangeLabel, size: 16, fill: colours.soft },
    { kind: 'text', x: 40, y: 140, text: total, size: headlineSize, weight: 740, fill: colours.ink, isDisplay: true },
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((part): Shape[] => {
      const y = round(plot.bottom - part * (plot.bottom - plot.top))
      return [
        { kind: 'path', d: `M${plot.left} ${y}H${plot.right}`, stroke: colours.line, strokeWidth: 1 },
        { kind: 'text', x: plot.left - 14, y: y + 5, text: sign + compact(part * scale), size: 14, fill: colours.soft, anchor: 'end' },
      ]
    }),
    ...ticksOf(values.length).map((index, place, { length }): Shape => ({
      kind: 'text',
      x: round(xOf(index, values.length, frame)),
      y: plot.bottom + 30,
      text: tickOf(index),
      size: 14,
      fill: colours.soft,
      anchor: place === 0 ? 'start' : place === length - 1 ? 'end' : 'middle',
    })),
  ]
  if (before !== undefined)
    shapes.push({ kind: 'path', d: lineOf(before, scale, frame), stroke: colours.before, strokeWidth: 2, dash: [2, 7] })
  shapes.push(
    {
      kind: 'path',
      d: `${line}L${plot.right} ${plot.bottom}L${plot.left} ${plot.bottom}Z`,
      fill: { from: colours.wash, to: colours.noWash },
      top: plot.top,
      bottom: plot.bottom,
    },
    { kind: 'path', d: line, stroke: colours.lime, strokeWidth: 3.5 },
  )
  if (change !== undefined)
    shapes.push(...changeChip(changeLabel(change), series.beforeLabel, change < 0, 40 + headlineWidth(headlineSize) + 24, colours))
  if (chart.isLabelled) shapes.push(...illustrationLabel({ right: width - 40, top: 34, fill: colours.label, ink: colours.onLabel }))
  return { width, height, shapes }
}

type Colours = (typeof LOOKS)[keyof typeof LOOKS]

const changeChip = (text: string, beforeLabel: string, isLess: boolean, beside: number, colours: Colours): Shape[] => {
  const width = roughWidth(text, { size: 16 }) + 22
  return [
    { kind: 'box', x: beside, y: 110, width, height: 30, radius: 15, fill: isLess ? colours.badWash : colours.goodWash },
    {
      kind: 'text',
      x: beside + width / 2,
      y: 131,
      text,
      size: 16,
      weight: 650,
      fill: isLess ? colours.bad : colours.good,
      anchor: 'middle',
    },
    { kind: 'text', x: beside + width + 12, y: 131, text: `vs ${beforeLabel}`, size: 15, fill: colours.soft },
  ]
}
