import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  Chart,
  changeOf,
  changeProblem,
  currencyNames,
  firstChart,
  headline,
  levelProblem,
  metricNames,
  rangeNames,
  seriesOf,
} from './chart.ts'
import { compact, drawChart, frames, scaleOf } from './draw-chart.ts'
import { drawnTo, spotAt, stepOf } from './draw-values.ts'
import { MOST_VALUES, parseValues } from './parse-values.ts'
import { LARGEST_VALUE, seriesShapes } from './series.ts'
import { thinOut } from './thin-out.ts'

const TODAY = '2026-03-12'

const anyChart = fc.record({
  metric: fc.constantFrom(...metricNames),
  range: fc.constantFrom(...rangeNames),
  shape: fc.constantFrom(...seriesShapes),
  seed: fc.integer({ min: 1, max: 999_999 }),
  level: fc.constantFrom('', '1', '250', '10000000000', 'many'),
  noise: fc.nat(100),
  hasRhythm: fc.boolean(),
  title: fc.constantFrom('', 'Signups & <more>', '日本'),
  currency: fc.constantFrom(...currencyNames),
  isCompared: fc.boolean(),
  change: fc.constantFrom('24', '-99', '+10000', '', '0'),
  look: fc.constantFrom('light' as const, 'dark' as const),
  format: fc.constantFrom('wide' as const, 'square' as const),
  isLabelled: fc.boolean(),
  values: fc.oneof(fc.constant(null), fc.array(fc.nat(2_000_000_000), { minLength: 2, maxLength: 900 })),
  data: fc.constant(''),
})

describe('a made-up chart', () => {
  it('has values within bounds, and its line within the frame', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        expect(z.safeParse(Chart, chart).success).toBe(true)
        const series = seriesOf(chart, TODAY)
        for (const value of [...series.values, ...(series.before ?? [])]) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(LARGEST_VALUE)
        }
        expect(scaleOf(series)).toBeGreaterThanOrEqual(series.max)
        const { plot } = frames[chart.format]
        const lines = drawChart(chart, series).shapes.flatMap((shape) => (shape.kind === 'path' && shape.d.includes('L') ? [shape.d] : []))
        for (const line of lines) {
          const places = line.match(/-?[\d.]+/g)?.map(Number) ?? []
          for (let index = 0; index < places.length; index += 2) {
            const [x = Number.NaN, y = Number.NaN] = places.slice(index, index + 2)
            expect(x >= plot.left && x <= plot.right && y >= plot.top - 0.1 && y <= plot.bottom).toBe(true)
          }
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('is the same for the same seed, and another for the next one', () => {
    const values = (seed: number) => seriesOf({ ...firstChart, seed }, TODAY).values
    expect(values(7)).toEqual(values(7))
    expect(values(7)).not.toEqual(values(8))
  })

  it('looks as its shape is called', () => {
    const values = (shape: Chart['shape']) =>
      seriesOf({ ...firstChart, shape, range: 'quarter', noise: 10, hasRhythm: false }, TODAY).values
    const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length
    const [growth, spike, plateau, decline] = [values('growth'), values('spike'), values('plateau'), values('decline')]
    expect(mean(growth.slice(-15))).toBeGreaterThan(2 * mean(growth.slice(0, 15)))
    expect(mean(decline.slice(-15))).toBeLessThan(mean(decline.slice(0, 15)) / 2)
    expect(Math.max(...spike)).toBeGreaterThan(3 * mean(spike.slice(0, 30)))
    expect(mean(plateau.slice(-15))).toBeLessThan(1.1 * mean(plateau.slice(-45, -30)))
  })

  it('is quieter at the weekend, where values are days', () => {
    const { values, nameOf } = seriesOf({ ...firstChart, shape: 'plateau', range: 'week', noise: 0 }, '2026-03-15')
    expect(nameOf(6)).toBe('15 Mar 2026')
    expect(values[6]).toBeLessThan(values[4] ?? 0)
  })

  it('differs from the period before by what was typed', () => {
    for (const metric of ['visitors', 'mrr'] as const) {
      const chart = { ...firstChart, metric, change: '-30' }
      const change = changeOf(chart, seriesOf(chart, TODAY))
      expect(change).toBeGreaterThan(-31)
      expect(change).toBeLessThan(-29)
    }
    expect(changeOf({ ...firstChart, isCompared: false }, seriesOf({ ...firstChart, isCompared: false }, TODAY))).toBeUndefined()
  })

  it('sums up what happens, and shows the last of what is', () => {
    expect(headline({ ...firstChart, metric: 'visitors' }, [1, 2, 3])).toBe(6)
    expect(headline({ ...firstChart, metric: 'mrr' }, [1, 2, 3])).toBe(3)
  })

  it('says that it is an illustration until that is switched off', () => {
    const texts = (chart: Chart) =>
      drawChart(chart, seriesOf(chart, TODAY)).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(texts(firstChart)).toContain('Illustration')
    expect(texts({ ...firstChart, isLabelled: false })).not.toContain('Illustration')
    expect(texts({ ...firstChart, title: 'Trains', metric: 'revenue', currency: 'EUR' })).toEqual(expect.arrayContaining(['Trains', '€0']))
  })

  it('has months and hours where its values are those', () => {
    const named = (range: Chart['range'], index: number) => seriesOf({ ...firstChart, range }, TODAY).nameOf(index)
    expect([named('year', 0), named('year', 11), named('day', 0), named('day', 23)]).toEqual(['Apr 2025', 'Mar 2026', '00:00', '23:00'])
  })

  it('fits every number on its axis', () => {
    expect([0, 4, 950, 1_204, 2_500_000, 7_000_000_000, LARGEST_VALUE].map(compact)).toEqual(['0', '4', '950', '1.2k', '2.5M', '7B', '1T'])
    expect(drawChart(firstChart, seriesOf(firstChart, TODAY))).toMatchObject({ width: 960, height: 540 })
  })

  it('takes numbers that people type, and says what is wrong with others', () => {
    expect(['', '250', '1,200', '2k'].map(levelProblem)).toEqual([undefined, undefined, undefined, undefined])
    expect(['0', '-3', 'many', '20000000000000'].map(levelProblem)).not.toContain(undefined)
    expect(['24', '+24', '-12.5', '−99', '24%'].map(changeProblem)).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(['', '-100', 'up', '10001'].map(changeProblem)).not.toContain(undefined)
  })
})

describe('pasted data', () => {
  it.each([
    ['120\n130\n\n140', [120, 130, 140]],
    ['120, 130; 140 150', [120, 130, 140, 150]],
    ['Date,Visitors\n2026-03-01,120\n2026-03-02,1204', [120, 1204]],
    ['2026-03-01\t"1,204"\r\n2026-03-02\t$99.50', [1204, 100]],
    ['1,204\n12.5k\n2M', [1204, 12_500, 2_000_000]],
    ['Mon  3\nTue  4', [3, 4]],
  ])('is read as spreadsheets write it: %j', (text, values) => {
    expect(parseValues(text)).toEqual({ values })
  })

  it.each([
    ['', 'Paste or type'],
    ['12', 'at least two values'],
    ['12\nabc\n14', 'Line 2 isn’t a number: “abc”'],
    ['12\n-3', 'Line 2 is below zero'],
    ['12\n9999999999999', 'Line 2 is too large'],
    ['1 2 x', 'Value 3 isn’t a number'],
  ])('is refused where it can’t be drawn, with the line: %j', (text, problem) => {
    expect(parseValues(text)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('may have 10,000 values, and no more', () => {
    const many = Array.from({ length: MOST_VALUES }, (_, index) => String(index))
    expect(parseValues(many.join('\n'))).toHaveProperty('values.length', MOST_VALUES)
    expect(parseValues([...many, '1', '2'].join('\n'))).toEqual({ problem: expect.stringContaining('10,002 values') })
  })

  it('is drawn with fewer points, of which its peaks and its ends remain', () => {
    const values = Array.from({ length: MOST_VALUES }, (_, index) => (index === 7_777 ? 500_000 : index % 97))
    const points = thinOut(values, 400)
    expect(points).toHaveLength(400)
    expect(points).toContainEqual({ index: 7_777, value: 500_000 })
    expect([points[0]?.index, points.at(-1)?.index]).toEqual([0, MOST_VALUES - 1])
    expect(points.map(({ index }) => index)).toEqual(points.map(({ index }) => index).toSorted((one, other) => one - other))
    expect(thinOut([3, 1, 2], 400)).toHaveLength(3)
  })
})

describe('a chart that is drawn by hand', () => {
  const { plot } = frames.wide

  it('takes a place in the picture for a value, and holds it within the chart', () => {
    expect(spotAt(plot.left, plot.bottom, 30, 400, frames.wide)).toEqual({ index: 0, value: 0 })
    expect(spotAt(plot.right, plot.top, 30, 400, frames.wide)).toEqual({ index: 29, value: 400 })
    expect(spotAt(-50, -50, 30, 400, frames.wide)).toEqual({ index: 0, value: 400 })
    expect(spotAt(5_000, 5_000, 30, 400, frames.wide)).toEqual({ index: 29, value: 0 })
  })

  it('fills what a quick pointer leaves out, both ways, and leaves the rest as it was', () => {
    const flat = [5, 5, 5, 5, 5, 5]
    expect(drawnTo(flat, { index: 1, value: 10 }, { index: 4, value: 40 })).toEqual([5, 10, 20, 30, 40, 5])
    expect(drawnTo(flat, { index: 4, value: 40 }, { index: 1, value: 10 })).toEqual([5, 10, 20, 30, 40, 5])
    expect(drawnTo(flat, { index: 2, value: 9 }, { index: 2, value: 0 })).toEqual([5, 5, 0, 5, 5, 5])
  })

  it('moves by keys in steps that fit its scale', () => {
    expect([stepOf(4), stepOf(1_000), stepOf(5_000_000)]).toEqual([1, 10, 50_000])
  })
})
