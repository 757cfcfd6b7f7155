import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawFace } from './face.ts'
import { drawLogo } from './logo.ts'

const drawings = [
  ['a logo', drawLogo],
  ['a face', drawFace],
] as const

const seeds = fc.stringMatching(/^[a-z0-9-]{1,64}$/)

it.each(drawings)('draws %s the same whenever it is asked for', (_, draw) => {
  fc.assert(
    fc.property(seeds, (seed) => draw(seed) === draw(seed)),
    { numRuns: runs(100) },
  )
})

it.each(drawings)('draws %s of its own for nearly every seed', (_, draw) => {
  const drawn = new Set(Array.from({ length: 1_000 }, (_, index) => draw(`seed-${index}`)))
  expect(drawn.size).toBeGreaterThan(990)
})

it.each(drawings)('draws %s with shapes alone: nothing runs, nothing is fetched, no number is missing', (_, draw) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const svg = draw(seed)
      const elements = [...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
      expect(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']).toEqual(expect.arrayContaining([...new Set(elements)]))
      expect(svg).not.toMatch(/NaN|undefined|href|url\(|style=|on[a-z]+=/)
    }),
    { numRuns: runs(300) },
  )
})
