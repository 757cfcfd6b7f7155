import { expect, it } from 'vitest'
import { firstPictureIn, withoutPictures } from './own-picture.ts'

const path = (digit: string) => `/storage/pictures/00000000-0000-4000-8000-000000000001/${digit.repeat(32)}.webp`
const text = `Look:\n\n![A map](${path('a')})\n\nand\n\n![](${path('b')})`

it('finds the first picture that was uploaded to us, and what it shows', () => {
  expect(firstPictureIn(text)).toEqual({ src: path('a'), alt: 'A map' })
  expect(firstPictureIn(`![](https://elsewhere.example/a.webp) ![](${path('c')})`)).toEqual({ src: path('c'), alt: '' })
  expect(firstPictureIn('![](/storage/pictures/a.webp) ![](//elsewhere.example/a.webp)')).toBeUndefined()
})

it('leaves the text without pictures of ours', () => {
  expect(withoutPictures(text)).toBe('Look:\n\n\n\nand')
  expect(withoutPictures(`![A map](${path('a')})`)).toBe('')
})
