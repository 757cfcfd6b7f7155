import { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawFace } from './face.ts'
import { drawLogo } from './logo.ts'
import { drawScreen, screensOf } from './screens/screen.ts'

const drawings = [
  ['a logo', drawLogo],
  ['a face', drawFace],
  ['a screen', drawScreen],
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

it('has one to three screens for a tool, as pictures on its card', () => {
  const galleries = Array.from({ length: 100 }, (_, index) => screensOf(`seed-${index}`))
  for (const picture of galleries.flat()) expect(ToolPicture.parse(picture)).toEqual(picture)
  expect(new Set(galleries.map(({ length }) => length))).toEqual(new Set([1, 2, 3]))
})

it('has a placeholder with the colours of the screen', () => {
  const lightness = (placeholder: string) => {
    const channels = [...placeholder.matchAll(/../g)].filter((_, index) => index % 4 < 3).map(([hex]) => Number.parseInt(hex, 16))
    return channels.reduce((sum, channel) => sum + channel, 0) / channels.length
  }
  for (let index = 0; index < 50; index++) {
    const [first] = screensOf(`seed-${index}`)
    const paper = / fill="hsl\(\S+ \S+ (\d+)%\)"/.exec(drawScreen(`seed-${index}-1`))?.[1]
    expect(lightness(first?.placeholder ?? '') > 128).toBe(Number(paper) > 50)
  }
})
