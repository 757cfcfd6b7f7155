import { describe, expect, it } from 'vitest'
import { shiftOf, takeClock, wallTime } from './clock-option.mjs'

const at = (wall: string, clock: string) => {
  const now = Date.parse(wall)
  return wallTime(now + shiftOf(clock, now))
}

describe('the option --clock', () => {
  it('moves the clocks on to a time of Los Angeles, the same day or the next', () => {
    expect(at('2026-11-28T13:00:00Z', '23:59')).toBe('2026-11-28T23:59')
    expect(at('2026-11-28T13:00:00Z', '03:59')).toBe('2026-11-29T03:59')
    expect(at('2026-07-01T13:00:00Z', '00:30')).toBe('2026-07-02T00:30')
  })

  it('moves them to a moment, also back', () => {
    expect(at('2026-11-28T13:00:00Z', '2027-04-14T03:59')).toBe('2027-04-14T03:59')
    expect(at('2026-11-28T13:00:00Z', '2026-11-01T01:30')).toBe('2026-11-01T01:30')
  })

  it('moves them on by days and hours', () => {
    expect([shiftOf('+400d', 0), shiftOf('+9h', 0), shiftOf('+17d9h', 0), shiftOf('+0d', 0)]).toEqual(
      [400, 0.375, 17.375, 0].map((days) => days * 86_400_000),
    )
  })

  it('passes over an hour that a day does not have', () => {
    expect(at('2027-03-14T07:00:00Z', '02:30')).toBe('2027-03-15T02:30')
    expect(() => shiftOf('2027-03-14T02:30', 0)).toThrow('--clock 2027-03-14T02:30 is no time.')
  })

  it.each(['', '+', 'noon', '25:00', '2027-13-01T00:00', '2027-04-14', '-3d'])('says what it can be, instead of "%s"', (clock) => {
    expect(() => shiftOf(clock, 0)).toThrow('Say a time of Los Angeles')
  })

  it('stands anywhere among the arguments, as one word or two', () => {
    expect(takeClock(['voting', '--clock', '03:59', '--retry=1'])).toEqual({ clock: '03:59', rest: ['voting', '--retry=1'] })
    expect(takeClock(['--clock=+400d', 'voting'])).toEqual({ clock: '+400d', rest: ['voting'] })
    expect(takeClock(['voting', '--clock'])).toEqual({ clock: '', rest: ['voting'] })
    expect(takeClock(['voting'])).toEqual({ clock: undefined, rest: ['voting'] })
  })
})
