import type { Choices } from './choices.ts'

interface Inks extends Choices {
  readonly ink: string
  readonly tint: string
  readonly paper: string
}

/** A mark within 12 to 52 of a square of 64. */
type Glyph = (inks: Inks) => string

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const disc = (fill: string, x: number, y: number, r: number) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`
const box = (fill: string, x: number, y: number, width: number, height: number, r = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`
const turned = (degrees: number, inner: string) => `<g transform="rotate(${degrees} 32 32)">${inner}</g>`

/** A quarter of a disc in each field of a square of four, each turned its own way. */
const quarters: Glyph = ({ ink, tint, of }) =>
  range(4)
    .map((index) => {
      const [x, y] = [13 + 19 * (index % 2), 13 + 19 * Math.floor(index / 2)]
      const fill = index === 2 ? tint : ink
      const corner = of(['0 0', '19 0', '19 19', '0 19'])
      const [cx = 0, cy = 0] = corner.split(' ').map(Number)
      const [far, near] = [19 - 2 * cx, 19 - 2 * cy]
      const sweep = far * near > 0 ? 1 : 0
      return shape(fill, `M${x + cx} ${y + cy}h${far}a19 19 0 0 ${sweep} ${-far} ${near}z`)
    })
    .join('')

/** Bars that rise. */
const bars: Glyph = ({ ink, tint, of }) => {
  const heights = of([
    [14, 24, 36],
    [30, 18, 36],
    [20, 36, 28],
    [36, 26, 16],
  ])
  return heights.map((height, index) => box(index === 1 ? tint : ink, 14 + index * 13, 50 - height, 10, height, of([2, 5]))).join('')
}

/** Arcs around a corner, as of a signal. */
const signal: Glyph = ({ ink, tint }) =>
  `${disc(tint, 18, 46, 5.5)}${line(ink, 6, 'M18 30a16 16 0 0 1 16 16')}${line(ink, 6, 'M18 17a29 29 0 0 1 29 29')}`

/** Two leaves on a stem. */
const leaves: Glyph = ({ ink, tint }) =>
  `${shape(ink, 'M32 50V30c0-11 8-17 20-17 0 12-7 20-20 20z')}${shape(tint, 'M32 50V38c0-9-7-15-19-15 0 11 7 18 19 18z')}`

/** Arrows one behind the other. */
const chevrons: Glyph = ({ ink, tint }) => `${line(tint, 7.5, 'M18 16l16 16-16 16')}${line(ink, 7.5, 'M33 16l16 16-16 16')}`

/** A cube from its corner. */
const cube: Glyph = ({ ink, tint }) =>
  `${shape(ink, 'M32 11l19 11-19 11-19-11z')}${shape(tint, 'M13 25l17.5 10v18L13 43z')}<g opacity=".78">${shape(ink, 'M51 25L33.5 35v18L51 43z')}</g>`

/** Rings that hold one another. */
const rings: Glyph = ({ ink, tint }) =>
  `<g fill="none" stroke-width="6.5"><circle cx="25" cy="32" r="12" stroke="${ink}"/><circle cx="39" cy="32" r="12" stroke="${tint}"/><path d="M31.5 21.9A12 12 0 0 1 37 32" stroke="${ink}"/></g>`

/** Petals around a middle. */
const bloom: Glyph = ({ ink, tint, of }) => {
  const petals = of([4, 5, 6, 8])
  const width = petals > 6 ? 4.6 : 7.2
  return `${range(petals)
    .map((index) => turned((360 / petals) * index, `<ellipse fill="${ink}" cx="32" cy="20.5" rx="${width}" ry="9"/>`))
    .join('')}${disc(tint, 32, 32, 5)}`
}

/** Waves that run along. */
const waves: Glyph = ({ ink, tint }) =>
  [20, 32, 44].map((y, index) => line(index === 1 ? tint : ink, 5.5, `M13 ${y}c6.3-8 12.7-8 19 0s12.7 8 19 0`)).join('')

/** A spark of four points, and a small one beside it. */
const spark: Glyph = ({ ink, tint }) =>
  `${shape(ink, 'M29 12c2 13 6 17 19 20-13 3-17 7-19 20-2-13-6-17-19-20 13-3 17-7 19-20z')}${shape(tint, 'M47 12c.9 5 2.5 6.5 7 7.5-4.5 1-6.1 2.5-7 7.5-.9-5-2.5-6.5-7-7.5 4.5-1 6.1-2.5 7-7.5z')}`

/** A planet and its moon. */
const orbit: Glyph = ({ ink, tint, paper }) =>
  `${disc(ink, 32, 32, 12.5)}<ellipse cx="32" cy="32" rx="22.5" ry="8" fill="none" stroke="${tint}" stroke-width="4" transform="rotate(-28 32 32)"/>${shape(ink, 'M20.3 36.5a12.5 12.5 0 0 0 22-3.5z')}${disc(paper, 28, 27, 2.4)}`

/** Sheets one on the other. */
const layers: Glyph = ({ ink, tint }) =>
  `${line(tint, 4.5, 'M13 41l19 10 19-10')}${line(ink, 4.5, 'M13 32.5l19 10 19-10')}${shape(ink, 'M32 12l20 10.5L32 33 12 22.5z')}`

/** A moon that is held by another. */
const crescent: Glyph = ({ ink, tint, paper }) => `${disc(ink, 32, 32, 20)}${disc(paper, 39, 27, 15)}${disc(tint, 41, 26, 7.5)}`

/** Dots of a grid that are lit. */
const grid: Glyph = ({ ink, tint, chance }) =>
  range(9)
    .map((index) => {
      const [x, y] = [17 + 15 * (index % 3), 17 + 15 * Math.floor(index / 3)]
      return disc(chance(0.3) ? tint : ink, x, y, index === 4 || chance(0.55) ? 6.2 : 3.2)
    })
    .join('')

/** A ribbon that is folded once. */
const fold: Glyph = ({ ink, tint }) =>
  `${shape(tint, 'M14 14h21.5L51 50H28z')}${shape(ink, 'M14 14l16 36H14z')}${shape(ink, 'M50 50L38 22.5V14h12z')}`

/** A speech bubble with a thought in it. */
const bubble: Glyph = ({ ink, tint, paper, of }) =>
  `${shape(ink, 'M32 13c-11.6 0-20 7.6-20 17.5 0 6 3 11 7.8 14.2L19 53l9.5-5.3c1.2.2 2.3.3 3.5.3 11.6 0 20-7.6 20-17.5S43.6 13 32 13z')}${of(
    [
      `${disc(paper, 23, 30.5, 3)}${disc(paper, 32, 30.5, 3)}${disc(paper, 41, 30.5, 3)}`,
      line(paper, 4.5, 'M22 27h20M22 35h12'),
      shape(tint, 'M32 22l2.6 6 6.4.6-4.8 4.3 1.4 6.4-5.6-3.3-5.6 3.3 1.4-6.4-4.8-4.3 6.4-.6z'),
    ],
  )}`

/** A kite in facets. */
const gem: Glyph = ({ ink, tint }) =>
  `${shape(ink, 'M32 11L14 26l18 27z')}${shape(tint, 'M32 11l18 15-18 27z')}<g opacity=".55">${shape(ink, 'M32 11l18 15H32z')}</g>`

/** Two halves, one of them shifted. */
const halves: Glyph = ({ ink, tint, of }) => {
  const shift = of([0, 6, 10])
  return `${shape(ink, `M30 ${14 + shift / 2}v36a18 18 0 0 1 0-36z`)}${shape(tint, `M34 ${14 - shift / 2}v36a18 18 0 0 0 0-36z`)}`
}

/** A hill, and what rises behind it. */
const horizon: Glyph = ({ ink, tint }) => `${disc(tint, 32, 28, 13)}${shape(ink, 'M10 50c6-12 12-18 18-18 7 0 10 9 15 9 4 0 7 3 11 9z')}`

/** A path from one point to another. */
const route: Glyph = ({ ink, tint }) =>
  `${line(ink, 6, 'M18 45h17a8 8 0 0 0 0-16h-6a8 8 0 0 1 0-16h17')}${disc(tint, 17, 45, 6)}${disc(tint, 47, 13.5, 6)}`

/** A bolt. */
const bolt: Glyph = ({ ink, tint }) => `${disc(tint, 32, 32, 20)}${shape(ink, 'M36 10L18 36h12l-3 18 19-27H33z')}`

/** Squares that turn about one middle. */
const pinwheel: Glyph = ({ ink, tint }) =>
  range(4)
    .map((index) => turned(index * 90, shape(index % 2 === 0 ? ink : tint, 'M32 32V12h9a11 11 0 0 1 0 20z')))
    .join('')

/** An initial that stands for no name. */
const stem: Glyph = ({ ink, tint, of }) =>
  of([
    `${box(ink, 16, 13, 8.5, 38, 4)}${line(tint, 8.5, 'M29 17h6a10 10 0 0 1 0 20h-6')}`,
    `${line(ink, 8.5, 'M17 48V17l30 30V16')}${disc(tint, 17, 48, 5.5)}`,
    `${line(ink, 8.5, 'M16 48l16-32 16 32')}${disc(tint, 32, 43, 5.5)}`,
    `${line(ink, 8.5, 'M45 20a17 17 0 1 0 0 24')}${disc(tint, 34, 32, 5.5)}`,
    `${line(ink, 8.5, 'M17 17v14a15 15 0 0 0 30 0V17')}${disc(tint, 32, 19, 5.5)}`,
  ])

/** Marks that stand on their feet, and marks that can lie on any side. */
export const upright: readonly [Glyph, ...Glyph[]] = [
  bars,
  leaves,
  bloom,
  spark,
  orbit,
  layers,
  bubble,
  horizon,
  bolt,
  cube,
  grid,
  stem,
  stem,
]
export const turning: readonly [Glyph, ...Glyph[]] = [
  quarters,
  signal,
  chevrons,
  rings,
  waves,
  crescent,
  fold,
  gem,
  halves,
  route,
  pinwheel,
  quarters,
]
