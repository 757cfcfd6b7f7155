import { expect, it } from 'vitest'
import { middlePart, movedPart, sizedPart, widest } from './crop-math.ts'

const whole = { width: 1_000, height: 600 }

it('begins with the largest part of its shape, in the middle', () => {
  expect(middlePart(whole, 1)).toEqual({ left: 200, top: 0, width: 600, height: 600 })
  expect(middlePart(whole, 16 / 9)).toEqual({ left: 0, top: 18, width: 1_000, height: 563 })
})

it('moves no part over an edge', () => {
  const part = middlePart(whole, 1)
  expect(movedPart(part, whole, 10_000, 10_000)).toEqual({ left: 400, top: 0, width: 600, height: 600 })
  expect(movedPart(part, whole, -10_000, 0).left).toBe(0)
})

it('grows and shrinks about its own middle, and keeps its shape on the picture', () => {
  const small = sizedPart(middlePart(whole, 1), whole, 1, 200)
  expect(small).toEqual({ left: 400, top: 200, width: 200, height: 200 })
  expect(sizedPart(small, whole, 1, 9_999)).toEqual({ left: 200, top: 0, width: 600, height: 600 })
  const cornered = movedPart(small, whole, 9_999, 9_999)
  expect(sizedPart(cornered, whole, 1, 400)).toEqual({ left: 600, top: 200, width: 400, height: 400 })
  expect(sizedPart(small, whole, 1, 0)).toMatchObject({ width: 1, height: 1 })
})

it('knows how wide a part may be', () => {
  expect(widest(whole, 1)).toBe(600)
  expect(widest(whole, 2)).toBe(1_000)
})
