import { choicesFor } from './choices.ts'
import { beards, brows, clothes, eyes, glasses, mouths } from './face-features.ts'
import { coverings, hairs } from './hairs.ts'

const SKINS: readonly [Skin, ...Skin[]] = [
  ['#f6d7c3', '#e9bda3'],
  ['#f0c8a8', '#dfa985'],
  ['#e3b08a', '#cf9469'],
  ['#d09a70', '#b87f55'],
  ['#b57b52', '#9b643f'],
  ['#955f3e', '#7c4b2f'],
  ['#724529', '#5a341d'],
  ['#573421', '#432617'],
]
const HAIRS = ['#241c1a', '#241c1a', '#3b2a20', '#5a3d28', '#7d5635', '#a8743f', '#c99a58', '#a34a2a', '#8b8680', '#d8d2c8'] as const
const PAPERS = ['#dfe7ea', '#e8e2d6', '#e3dcea', '#dbe8df', '#f0dfd8', '#d8e2f0', '#efe6cf', '#e6d9dd', '#d5e4e4', '#e9e4ee'] as const
const CLOTHES = [
  '#3f5a73',
  '#7a4b4b',
  '#4d6b57',
  '#8a6a3f',
  '#5b4f78',
  '#2f3e46',
  '#b0685a',
  '#5f7f8f',
  '#c2a36b',
  '#6b7a4a',
  '#94647f',
] as const

type Skin = readonly [skin: string, shade: string]

/** Somebody who looks friendly; in flat colours, so that they are still somebody at 24 pixels. */
export const drawFace = (seed: string): string => {
  const choices = choicesFor(`face ${seed}`)
  const { of, chance } = choices
  const [skin, shade] = of(SKINS)
  const isDark = SKINS.findIndex(([each]) => each === skin) >= 4
  // Who is darker has fair hair more rarely.
  const hair =
    isDark && chance(0.85) ? of(['#1b1514', '#1b1514', '#241c1a', '#241c1a', '#2f2420', '#2f2420', '#3b2a20', '#8b8680']) : of(HAIRS)
  const inks = { ...choices, skin, shade, hair, cloth: of(CLOTHES), accent: of(CLOTHES), line: isDark ? '#20130d' : '#43302a' }

  const covered = chance(0.09)
  const style = covered ? of(coverings) : of(hairs)
  const { back = '', front } = style(inks)
  const isBearded = !covered && chance(0.2)
  const parts = [
    back,
    of(clothes)(inks),
    `<path fill="${shade}" d="M33 48h14v11a7 7 0 0 1-14 0z"/>`,
    `<circle fill="${skin}" cx="23.5" cy="39" r="4"/><circle fill="${skin}" cx="56.5" cy="39" r="4"/>`,
    `<path fill="${skin}" d="M24 33c0-11 6-18 16-18s16 7 16 18v7c0 10-7 17-16 17s-16-7-16-17z"/>`,
    isBearded ? of(beards)(inks) : '',
    of(brows)(inks),
    of(eyes)(inks),
    `<path fill="none" stroke="${shade}" stroke-width="1.6" stroke-linecap="round" d="M40 40c-1 2.5-1.5 4-.5 4.5s1.5 0 2-.2"/>`,
    `<g fill="#d9776a" opacity="${isDark ? 0.22 : 0.3}"><circle cx="29.5" cy="45" r="3"/><circle cx="50.5" cy="45" r="3"/></g>`,
    of(mouths)(inks),
    front,
    chance(0.3) ? of(glasses)(inks) : '',
    !covered && chance(0.18)
      ? `<circle fill="#e2b64f" cx="23.3" cy="44.5" r="1.5"/><circle fill="#e2b64f" cx="56.7" cy="44.5" r="1.5"/>`
      : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="160" height="160"><path fill="${of(PAPERS)}" d="M0 0h80v80H0z"/>${parts.join('')}</svg>`
}
