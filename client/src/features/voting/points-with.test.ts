import { expect, it } from 'vitest'
import { pointsWith } from './points-with.ts'

const before = 10
const on = (points: number, delta: number, isWaiting = false) => pointsWith({ points, before, delta, isWaiting })

it('adds a vote to the points, and takes a withdrawn one from them', () => {
  expect([on(10, 2, true), on(10, 2), on(10, -2)]).toEqual([12, 12, 8])
})

it('never counts a vote twice that the board holds already', () => {
  expect([on(12, 2), on(8, -2)]).toEqual([12, 8])
})

it('adds it to the votes of others that come meanwhile', () => {
  expect([on(11, 2), on(13, 2, true)]).toEqual([13, 15])
})

it('is never below nothing', () => {
  expect(pointsWith({ points: 0, before: 0, delta: -1, isWaiting: false })).toBe(0)
})
