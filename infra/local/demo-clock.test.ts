import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { expect, it } from 'vitest'
import { wallTime } from './clock-option.mjs'
import { demoShift } from './demo-clock.mjs'

const AT_NIGHT = Date.parse('2026-11-29T08:12:30Z')
const HOUR = 3_600_000
const newFolder = () => join(temporaryFolder(), 'data')

it('begins a new world at an hour of Los Angeles, and keeps its clocks where they are from then on', () => {
  const folder = newFolder()
  const shift = demoShift(folder, '10', AT_NIGHT)
  expect(wallTime(AT_NIGHT + shift)).toBe('2026-11-29T10:00')
  expect(demoShift(folder, undefined, AT_NIGHT + 30 * HOUR)).toBe(shift)
  expect(demoShift(folder, '15', AT_NIGHT + 30 * HOUR)).toBe(shift)
})

it('leaves the clocks and the folder alone where it is not asked', () => {
  const folder = newFolder()
  expect([demoShift(folder, undefined, AT_NIGHT), demoShift(folder, '', AT_NIGHT)]).toEqual([0, 0])
  expect(existsSync(folder)).toBe(false)
})

it('moves no clock of a world that is there already', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'log'), '')
  expect(() => demoShift(folder, '10', AT_NIGHT)).toThrow('has one already')
  expect(demoShift(folder, undefined, AT_NIGHT)).toBe(0)
})

it.each(['24', '-1', 'ten', '10:00'])('says what it can be, instead of %s', (hour) => {
  expect(() => demoShift(newFolder(), hour, AT_NIGHT)).toThrow('Say 0 to 23')
})
