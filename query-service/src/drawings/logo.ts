import { type Choices, choicesFor } from './choices.ts'
import { turning, upright } from './glyphs.ts'

/** Hues that go well as a ground; greens and yellows are darkened for white to stand on them. */
const GROUNDS: readonly [Ground, ...Ground[]] = [
  [8, 58, 52],
  [20, 62, 48],
  [32, 60, 44],
  [44, 55, 40],
  [84, 32, 36],
  [140, 34, 34],
  [164, 46, 31],
  [184, 48, 33],
  [200, 52, 39],
  [216, 50, 46],
  [232, 44, 52],
  [250, 38, 52],
  [270, 34, 48],
  [292, 28, 44],
  [324, 40, 46],
  [344, 50, 48],
  [220, 18, 28],
  [30, 14, 26],
  [170, 20, 24],
]

type Ground = readonly [hue: number, saturation: number, lightness: number]

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`

/** The colour that a seed's drawings have in common. */
export const groundOf = ({ of, between }: Choices): Ground => {
  const [hue, saturation, lightness] = of(GROUNDS)
  return [hue + between(-6, 6), saturation, lightness]
}

/** A mark on a coloured square; on one in four the colours are the other way round. */
export const drawLogo = (seed: string): string => {
  const choices = choicesFor(`logo ${seed}`)
  const { of, between, chance, next } = choices
  const [hue, saturation, lightness] = groundOf(choices)
  const other = hue + of([28, 40, -32, 150, 180, 205])
  const isPale = chance(0.26)
  const paper = isPale ? hsl(hue, saturation * 0.75, 93) : hsl(hue, saturation, lightness)
  const ink = isPale ? hsl(hue, saturation, lightness * 0.92) : hsl(hue, 40, 97)
  const tint = isPale ? hsl(other, saturation * 0.9, 60) : hsl(other, 62, 80)
  const isUpright = chance(0.5)
  const glyph = of(isUpright ? upright : turning)({ ink, tint, paper, chance, of, between, next })
  const turn = isUpright ? 0 : of([0, 90, 180, 270])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><path fill="${paper}" d="M0 0h64v64H0z"/><g transform="rotate(${turn} 32 32)">${glyph}</g></svg>`
}
