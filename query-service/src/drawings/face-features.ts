import type { Choices } from './choices.ts'

/** What a face is painted with. */
export interface Inks extends Choices {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly cloth: string
  readonly accent: string
  readonly line: string
}

type Feature = (inks: Inks) => string
type Features = readonly [Feature, ...Feature[]]

const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

const SHOULDERS = 'M8 80c0-14 11-21 24-22.5 3 3.5 13 3.5 16 0C61 59 72 66 72 80z'

export const clothes: Features = [
  ({ cloth }) => fill(cloth, SHOULDERS),
  ({ cloth, accent }) => fill(cloth, SHOULDERS) + fill(accent, 'M30.5 57.7c4 5.5 15 5.5 19 0l3 1c-4.5 8-20.5 8-25 0z'),
  ({ cloth }) => fill(cloth, SHOULDERS) + fill('#f4f1ea', 'M31 57.5L40 70l9-12.5 3.5 1L44 75l-4-4-4 4-8.5-16.5z'),
  ({ cloth, accent }) =>
    `${fill(cloth, SHOULDERS)}<g opacity=".55">${fill(accent, 'M12.5 69c15 5 40 5 55 0l2 4c-17 5.5-42 5.5-59 0z')}</g>`,
  ({ cloth }) => fill(cloth, `${SHOULDERS}M31 53h18v9c-4 4-14 4-18 0z`) + stroke('#00000026', 1.2, 'M31 56.5c5 2.5 13 2.5 18 0'),
  ({ cloth }) =>
    fill(cloth, SHOULDERS) +
    fill('#00000022', 'M25 59c2 9 9 14 15 14s13-5 15-14l-5.5-1.5c-4 6-15 6-19 0z') +
    stroke('#f4f1ea', 1.4, 'M36 69v6M44 69v6'),
]

export const brows: Features = [
  ({ line }) => stroke(line, 2, 'M29 33.5c2-1.5 4.5-1.5 6.5-.5M44.5 33c2-1 4.5-1 6.5.5'),
  ({ line }) => stroke(line, 2.2, 'M29 32.5c2-1 4.5-1 6.5 0M44.5 32.5c2-1 4.5-1 6.5 0'),
  ({ line }) => stroke(line, 1.5, 'M29.5 32.5c1.5-2 4-2.5 6-1.5M44.5 31c2-1 4.5-.5 6 1.5'),
]

export const eyes: Features = [
  ({ line }) => `<g fill="${line}"><circle cx="32.5" cy="38.5" r="2.1"/><circle cx="47.5" cy="38.5" r="2.1"/></g>`,
  ({ line }) =>
    `<g fill="${line}"><ellipse cx="32.5" cy="38.5" rx="1.9" ry="2.6"/><ellipse cx="47.5" cy="38.5" rx="1.9" ry="2.6"/></g><g fill="#fff"><circle cx="33.2" cy="37.5" r=".7"/><circle cx="48.2" cy="37.5" r=".7"/></g>`,
  ({ line }) => stroke(line, 2, 'M29.8 39.5c1.2-2.5 4.2-2.5 5.4 0M44.8 39.5c1.2-2.5 4.2-2.5 5.4 0'),
  ({ line }) =>
    `<g fill="#fff"><ellipse cx="32.5" cy="38.5" rx="3.3" ry="2.7"/><ellipse cx="47.5" cy="38.5" rx="3.3" ry="2.7"/></g><g fill="${line}"><circle cx="32.8" cy="38.5" r="1.9"/><circle cx="47.8" cy="38.5" r="1.9"/></g>`,
]

export const mouths: Features = [
  ({ line }) => stroke(line, 1.9, 'M34.5 49c2.5 3 8.5 3 11 0'),
  () => fill('#7c2f2c', 'M33.5 48.5h13c0 4-3 6-6.5 6s-6.5-2-6.5-6z') + fill('#fff', 'M34.5 48.5h11c0 1.6-1 2.2-2 2.2h-7c-1 0-2-.6-2-2.2z'),
  ({ line }) => stroke(line, 1.9, 'M35.5 50c2 1.5 6.5 1.5 9-.8'),
  () => fill('#b5544f', 'M34.5 49.3c2-1.2 4-1.5 5.5-.6 1.5-.9 3.5-.6 5.5.6-2 3.7-9 3.7-11 0z'),
]

export const beards: Features = [
  ({ hair }) => fill(hair, 'M24 39c1 3 3.5 5.5 7 6 2.5-2.5 15.5-2.5 18 0 3.5-.5 6-3 7-6v3c0 10.5-7 17-16 17s-16-6.5-16-17z'),
  ({ hair }) =>
    `<g opacity=".35">${fill(hair, 'M24.5 42c2 3 4 4 6.5 4.5 3-2 15-2 18 0 2.5-.5 4.5-1.5 6.5-4.5-.5 9-7.5 15-15.5 15s-15-6-15.5-15z')}</g>`,
  ({ hair }) => fill(hair, 'M32.5 48.5c2-3 5.5-3 7.5-1.2 2-1.8 5.5-1.8 7.5 1.2-2.5.8-5 .6-7.5-.7-2.5 1.3-5 1.5-7.5.7z'),
  ({ hair }) =>
    fill(hair, 'M33 50c3 3.5 11 3.5 14 0 1 5-2 9-7 9s-8-4-7-9z') +
    fill(hair, 'M33 48.5c2-2.5 5-2.5 7-1.2 2-1.3 5-1.3 7 1.2-2.3.5-4.7.4-7-.7-2.3 1.1-4.7 1.2-7 .7z'),
]

export const glasses: Features = [
  ({ accent }) =>
    `<g fill="#ffffff30" stroke="${accent}" stroke-width="1.8"><circle cx="32.5" cy="39" r="5.6"/><circle cx="47.5" cy="39" r="5.6"/><path fill="none" d="M38 38.5c1.2-1 2.8-1 4 0"/></g>`,
  () =>
    `<g fill="#ffffff28" stroke="#26211f" stroke-width="1.9"><rect x="26.5" y="34.5" width="11.5" height="8.6" rx="2.6"/><rect x="42" y="34.5" width="11.5" height="8.6" rx="2.6"/><path fill="none" d="M38 38h4"/></g>`,
]
