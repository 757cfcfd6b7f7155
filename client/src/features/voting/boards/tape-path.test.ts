import { expect, it } from 'vitest'
import { TAPE, tapePath } from './tape-path.ts'

const HOUR = 3_600_000

it('begins at midnight with nothing and ends at this moment as high as the launch has come', () => {
  const { line, y } = tapePath({ points: [1, 2, 4], latest: 5, elapsed: HOUR / 2 + 60_000, length: 24 * HOUR })
  expect(line.startsWith(`M0 ${TAPE.height}L10 `)).toBe(true)
  expect(line.split('L')).toHaveLength(4)
  expect(line.endsWith(`L21 ${TAPE.top}`)).toBe(true)
  expect(y).toBe(TAPE.top)
})

it('goes to the end of a day that is over, however long that was', () => {
  const points = Array.from({ length: 100 }, (_, index) => index)
  expect(tapePath({ points, latest: 99, elapsed: 25 * HOUR, length: 25 * HOUR }).line).toMatch(new RegExp(`L${TAPE.width} ${TAPE.top}$`))
})
