import fc from 'fast-check'
import { MEMBERS } from './members.ts'

export type Act =
  | 'cast'
  | 'withdraw'
  | 'hold'
  | 'void'
  | 'restore'
  | 'announce'
  | 'read'
  | 'follow'
  | 'unfollow'
  | 'judge launch'
  | 'decide tag'

/** Some hours pass, everybody votes on each of some days, somebody withdraws yesterday's vote, or does something about one of the last launches. */
export type Step =
  | { readonly hours: number }
  | { readonly habit: number }
  | { readonly regret: readonly Act[]; readonly member: number }
  | { readonly act: Act; readonly member: number; readonly launch: number }

const someoneActs = fc.record({
  act: fc.constantFrom(
    'cast',
    'cast',
    'cast',
    'cast',
    'withdraw',
    'hold',
    'void',
    'restore',
    'announce',
    'read',
    'follow',
    'unfollow',
    'judge launch',
    'decide tag',
  ),
  member: fc.nat(MEMBERS - 1),
  launch: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(20) }),
} as const)

/** Mostly days that follow on one another; now and then the end of a month is passed, and the days that results are kept. */
const timePasses = fc.record({ hours: fc.constantFrom(3, 12, 24, 24, 24, 24, 24 * 5, 24 * 33) })

const streaksGrow = fc.record({ habit: fc.constantFrom(2, 6, 12) })

const someoneRegrets = fc.record({
  regret: fc.array(fc.constantFrom('hold', 'void', 'restore', 'cast', 'withdraw'), { minLength: 1, maxLength: 4 }),
  member: fc.nat(MEMBERS - 1),
} as const)

export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 60, arbitrary: someoneActs },
      { weight: 10, arbitrary: timePasses },
      { weight: 4, arbitrary: someoneRegrets },
      { weight: 1, arbitrary: streaksGrow },
    ),
    { minLength: most / 2, maxLength: most, size: 'max' },
  )
