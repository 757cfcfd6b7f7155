import type { Inks } from './face-features.ts'

/** What is behind the shoulders and what is before the forehead. */
type Hair = (inks: Inks) => { readonly back?: string; readonly front: string }
type Hairs = readonly [Hair, ...Hair[]]

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`
const disc = (colour: string, x: number, y: number, r: number) => `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`

const LONG = 'M20 36c0-15 8-24 20-24s20 9 20 24v24c0 5-4 7-9 7H29c-5 0-9-2-9-7z'
const BOB = 'M20.5 36c0-14 7.5-23 19.5-23s19.5 9 19.5 23v12c0 4-3 5-6 5H26.5c-3 0-6-1-6-5z'
const PARTED = 'M23 36c-1-13 6-22 17-22s18 9 17 22c-2-6-6-10-11-12-7 5-15 5-19 3-2 2-3.5 5-4 9z'
const FRINGE = 'M22.5 37c-1.5-14 6-23 17.5-23s19 9 17.5 23c-1-3-2-5-3-6.5-9 1.5-20 1.5-29 0-1 1.5-2 3.5-3 6.5z'

export const hairs: Hairs = [
  // Short, to the side.
  ({ hair }) => ({ front: fill(hair, 'M23.5 35c-2-12 5-21 17-21 9 0 17 6 16 20-1.5-4-3.5-7-6-9-8 3-16 2-21-1-3 2-5 6-6 11z') }),
  // A crop.
  ({ hair }) => ({
    front: fill(hair, 'M23.8 33c-.8-11 6-18.5 16.2-18.5S57 22 56.2 33c-1.5-4-3-6.5-5-8-7-2-15.4-2-22.4 0-2 1.5-3.5 4-5 8z'),
  }),
  // Curls.
  ({ hair }) => ({
    front: [
      [25, 27, 6],
      [29, 19.5, 6.5],
      [37, 15.5, 7],
      [46, 16.5, 7],
      [53, 21.5, 6.5],
      [56, 29, 5],
      [23.5, 33, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(hair, x, y, r))
      .join(''),
  }),
  // An afro.
  ({ hair }) => ({
    back: disc(hair, 40, 29, 23.5),
    front: fill(hair, 'M22.5 34C23 21 30 13.5 40 13.5s17 7.5 17.5 20.5c-3-7-8-10.5-17.5-10.5S25.5 27 22.5 34z'),
  }),
  // Long and parted.
  ({ hair }) => ({ back: fill(hair, LONG), front: fill(hair, PARTED) }),
  // Long with a fringe.
  ({ hair }) => ({ back: fill(hair, LONG), front: fill(hair, FRINGE) }),
  // A bob.
  ({ hair }) => ({
    back: fill(hair, BOB),
    front: fill(hair, 'M22 38c-2-15 6-24.5 18-24.5S60 23 58 38c-2-7-5-11.5-9-14-5 5.5-15 8-22 8-2 1.5-4 3.5-5 6z'),
  }),
  // A bun.
  ({ hair }) => ({
    back: disc(hair, 40, 10.5, 7),
    front: fill(hair, 'M23.5 35c-1.5-12.5 6-21 16.5-21s18 8.5 16.5 21c-2-7-7-11.5-16.5-11.5S25.5 28 23.5 35z'),
  }),
  // Shaved.
  ({ hair }) => ({
    front: `<g opacity=".4">${fill(hair, 'M24 32c.5-11 7-17.5 16-17.5S55.5 21 56 32c-2-5-6-9.5-16-9.5S26 27 24 32z')}</g>`,
  }),
  // Bald.
  ({ skin }) => ({ front: fill(skin, 'M24 33c0-11 6-18 16-18s16 7 16 18l-2-2c-9-3-19-3-28 0z') }),
  // Brushed up.
  ({ hair }) => ({
    front: fill(
      hair,
      'M23.5 34c-1.5-5-1-9 1-12-.5-4 2-7 6-7.5C34 9.5 44 8 49 12c5 1 8 6 7.5 11 1 3 1 7 0 11-1.5-5-4-8-6.5-9.5-7 1.5-15 1.5-20-.5-3 2-5 5-6.5 10z',
    ),
  }),
  // A ponytail.
  ({ hair, accent }) => ({
    back: `${fill(hair, 'M53 22c10 0 14 9 12 20-1 7-5 11-8 10 2-9 1-19-5-25z')}${disc(accent, 54.5, 23, 3.2)}`,
    front: fill(hair, 'M23.5 35c-1.5-12.5 6-21 16.5-21s18 8.5 16.5 21c-1-6-4-10-9-12-7 4-15 4-19 2.5-2.5 2-4.3 5.5-5 9.5z'),
  }),
  // Locks to the chin.
  ({ hair }) => ({
    back:
      [22, 25, 55, 58].map((x) => `<rect fill="${hair}" x="${x - 2.6}" y="26" width="5.2" height="28" rx="2.6"/>`).join('') +
      fill(hair, 'M20 36c0-15 8-24 20-24s20 9 20 24z'),
    front: fill(hair, PARTED),
  }),
  // Grey at the sides, none on top.
  ({ hair }) => ({ front: fill(hair, 'M23 40c-2-5-2-11 1-15 1 4 1.5 7 1.5 10zM57 40c2-5 2-11-1-15-1 4-1.5 7-1.5 10z') }),
]

export const coverings: Hairs = [
  // A headscarf.
  ({ cloth, accent }) => {
    const colour = accent === cloth ? '#b9a38f' : accent
    return {
      back: fill(colour, 'M17 38c0-16 9-27 23-27s23 11 23 27c0 12 2 18 4 24H13c2-6 4-12 4-24z'),
      front: fill(
        colour,
        'M17 40c0-17 8-29 23-29s23 12 23 29c0 13-9 24-23 26-14-2-23-13-23-26zm7.5-3c0 11 6 19.5 15.5 19.5S55.5 48 55.5 37c0-9-6-15-15.5-15s-15.5 6-15.5 15z',
      ),
    }
  },
  // A knitted cap.
  ({ accent, hair }) => ({
    back: fill(hair, 'M22 34h36v9c-3 2-4 2-4 2V34H26v11s-1 0-4-2z'),
    front: `${fill(accent, 'M22.5 29C22 17 29 10 40 10s18 7 17.5 19z')}<rect fill="#00000022" x="21.5" y="25.5" width="37" height="6.5" rx="3.2"/>${disc(accent, 40, 9, 3.6)}`,
  }),
  // A turban.
  ({ accent }) => ({
    front: `${fill(accent, 'M21.5 30C20 17 28 8 40 8s20 9 18.5 22c-5-5-11-8-18.5-8s-13.5 3-18.5 8z')}<path fill="none" stroke="#00000026" stroke-width="1.6" d="M24 24c8-9 18-12 30-9M40 22c-3-5-9-7-14-5"/>`,
  }),
]
