import { expect, it } from 'vitest'
import { isUploaded, sizeWithin } from './uploaded-picture.ts'

const named = (name: string) => `/storage/pictures/00000000-0000-4000-8000-000000000001/${'0af3'.repeat(8)}${name}`
const ROOM = { width: 660, height: 460 }

it('knows pictures that were uploaded, before their names had a size and since', () => {
  expect(['.webp', '-390x844.webp'].map((name) => isUploaded(named(name)))).toEqual([true, true])
  for (const name of [
    '-0x0.webp',
    '-390x.webp',
    '-390x844x2.webp',
    '-390x844.svg',
    '-39000x844.webp',
    '/../-390x844.webp',
    '-390x844.webp?x=1',
  ])
    expect({ name, is: isUploaded(named(name)) }).toEqual({ name, is: false })
})

it.each([
  ['-390x844.webp', { width: 213, height: 460 }],
  ['-2000x1000.webp', { width: 660, height: 330 }],
  ['-64x64.webp', { width: 64, height: 64 }],
  ['-800x8000.webp', { width: 46, height: 460 }],
  ['.webp', undefined],
])('fits %s into a column without making it larger than it is', (name, size) => {
  expect(sizeWithin(named(name), ROOM)).toEqual(size)
})
