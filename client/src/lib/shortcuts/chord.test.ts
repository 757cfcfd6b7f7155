import { expect, it } from 'vitest'
import { createChord } from './chord.ts'

const pressed = (...presses: readonly (readonly [key: string, at: number])[]) => {
  const press = createChord(['u', 't'], 800)
  return presses.map(([key, at]) => press(key, at))
}

it('is complete with its last key, pressed within 800 ms', () => {
  expect(pressed(['u', 5_000], ['t', 5_800])).toEqual([false, true])
})

it('is forgotten after 800 ms', () => {
  expect(pressed(['u', 5_000], ['t', 5_801])).toEqual([false, false])
})

it('is broken by any key in between', () => {
  expect(pressed(['u', 5_000], ['x', 5_100], ['t', 5_200])).toEqual([false, false, false])
})

it('begins again with a first key that was pressed twice', () => {
  expect(pressed(['u', 5_000], ['u', 5_700], ['t', 6_400])).toEqual([false, false, true])
})

it('has to be pressed whole each time', () => {
  expect(pressed(['u', 5_000], ['t', 5_100], ['t', 5_200], ['u', 5_300], ['t', 5_400])).toEqual([false, true, false, false, true])
})
