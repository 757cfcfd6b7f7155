import { expect, it } from 'vitest'
import { needsCrop, wrongWithFile } from './picture-file.ts'

const MEGABYTE = 1024 * 1024

it('sends nothing that is too large, or no picture', () => {
  expect(wrongWithFile('logo', { size: 3 * MEGABYTE, type: 'image/png' })).toBe('This file has 3.0 MB. A logo may have 2 MB.')
  expect(wrongWithFile('image', { size: 3 * MEGABYTE, type: 'image/png' })).toBeUndefined()
  expect(wrongWithFile('image', { size: 50 * MEGABYTE, type: 'image/webp' })).toBe('This file has 50.0 MB. A picture may have 5 MB.')
  expect(wrongWithFile('image', { size: 10, type: 'image/svg+xml' })).toMatch(/PNG, JPEG and WebP/)
})

it('asks for a part of what has no shape that is shown', () => {
  expect(needsCrop('logo', { width: 300, height: 200 })).toBe(true)
  expect(needsCrop('logo', { width: 300, height: 300 })).toBe(false)
  expect(needsCrop('image', { width: 640, height: 1_281 })).toBe(true)
  expect(needsCrop('image', { width: 640, height: 1_280 })).toBe(false)
})
