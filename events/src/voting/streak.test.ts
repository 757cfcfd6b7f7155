import { describe, expect, it } from 'vitest'
import { addDays, Day } from '../kernel/days.ts'
import { extendedOn, isInLottery, shownOn, type Streak } from './streak.ts'

const day = (text: string) => Day.parse(text)
const none: Streak = { streak: 0, latest: null }
const seven: Streak = { streak: 7, latest: day('2026-11-20') }

describe('a streak', () => {
  it('begins at 1 with the first vote', () => {
    expect(shownOn(none, day('2026-11-20'))).toBe(0)
    expect(extendedOn(none, day('2026-11-20'))).toEqual({ streak: 1, latest: '2026-11-20' })
  })

  it('grows by one with the first vote of the next day, and by nothing with further ones', () => {
    const eight = extendedOn(seven, day('2026-11-21'))
    expect(eight).toEqual({ streak: 8, latest: '2026-11-21' })
    expect(extendedOn(eight, day('2026-11-21'))).toBe(eight)
  })

  it('is still shown on the day after, when no vote has come yet', () => {
    expect(shownOn(seven, day('2026-11-20'))).toBe(7)
    expect(shownOn(seven, day('2026-11-21'))).toBe(7)
  })

  it('is shown as 0 once a day was missed, and begins anew', () => {
    expect(shownOn(seven, day('2026-11-22'))).toBe(0)
    expect(extendedOn(seven, day('2026-11-22'))).toEqual({ streak: 1, latest: '2026-11-22' })
  })

  it('counts days, not hours: neither a day of 23 nor one of 25, a leap day or a new year breaks it', () => {
    for (const first of ['2026-03-06', '2026-10-30', '2028-02-27', '2026-12-30']) {
      const days = [0, 1, 2, 3].map((after) => addDays(day(first), after))
      expect(days.reduce(extendedOn, none)).toEqual({ streak: 4, latest: days[3] })
    }
  })

  it('is neither lost nor extended by a server whose clock is a moment behind at midnight', () => {
    expect(shownOn(seven, day('2026-11-19'))).toBe(7)
    expect(extendedOn(seven, day('2026-11-19'))).toBe(seven)
  })

  it('takes part in the lottery from ten days on, once the day has its vote', () => {
    const of = (streak: number, latest: string) => isInLottery({ streak, latest: day(latest) }, day('2026-11-20'))
    expect([of(10, '2026-11-20'), of(9, '2026-11-20'), of(10, '2026-11-19')]).toEqual([true, false, false])
  })
})
