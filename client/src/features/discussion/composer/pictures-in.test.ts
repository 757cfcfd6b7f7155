import { expect, it } from 'vitest'
import { picturesIn, withoutPicture } from './pictures-in.ts'

const path = (digit: string) => `/storage/pictures/00000000-0000-4000-8000-000000000001/${digit.repeat(32)}.webp`
const text = `Look:\n![A map](${path('a')})\nand ![a chart](${path('b')}) and ![the map](${path('a')}).`

it('lists each picture of a text once', () => {
  expect(picturesIn(text)).toEqual([
    { src: path('a'), alt: 'A map' },
    { src: path('b'), alt: 'a chart' },
  ])
})

it('takes one of them out wherever it stands, and leaves no empty line', () => {
  expect(withoutPicture(text, path('a'))).toBe(`Look:\nand ![a chart](${path('b')}) and .`)
  expect(withoutPicture(text, path('c'))).toBe(text)
})
