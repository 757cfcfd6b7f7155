import { expect, it } from 'vitest'
import { joiningOf, sectionOf } from './tool-sections.ts'

const TODAY = '2026-11-22'
const launch = (state: string, boardDate: string | null = null) => ({
  launchId: state,
  state,
  boardDate,
  lane: null,
  rank: null,
  points: null,
})
const tool = (state: 'listed' | 'hidden', ...launches: object[]) =>
  ({ state, withheld: null, launches }) as unknown as Parameters<typeof sectionOf>[0]
const held = (...launches: object[]) => ({ ...tool('hidden', ...launches), withheld: { act: 'hold', reason: 'first-tool' } as const })

it('stands where its newest launch is that was not taken back', () => {
  expect(sectionOf(tool('listed', launch('queued'), launch('closed', '2026-01-02')))).toBe('line')
  expect(sectionOf(tool('listed', launch('withdrawn'), launch('scheduled', '2026-12-02')))).toBe('coming')
  expect(sectionOf(tool('listed', launch('live', TODAY)))).toBe('live')
  expect(sectionOf(tool('listed', launch('disqualified', '2026-01-02')))).toBe('past')
  expect(sectionOf(tool('listed'))).toBe('past')
  expect(sectionOf(tool('hidden', launch('live', TODAY)))).toBe('hidden')
  expect(sectionOf(held(launch('queued')))).toBe('line')
  expect(sectionOf(held())).toBe('hidden')
})

it('may join the line without a launch, and again 180 days after the last', () => {
  expect(joiningOf(tool('listed'), TODAY)).toEqual({ may: 'first' })
  expect(joiningOf(tool('listed', launch('withdrawn', '2026-11-20')), TODAY)).toEqual({ may: 'first' })
  expect(joiningOf(tool('listed', launch('closed', '2026-05-26')), TODAY)).toEqual({ may: 'again' })
  expect(joiningOf(tool('listed', launch('closed', '2026-05-27')), TODAY)).toEqual({ may: 'later', from: '2026-11-23' })
  for (const state of ['queued', 'scheduled', 'live']) expect(joiningOf(tool('listed', launch(state)), TODAY)).toEqual({ may: 'no' })
  expect(joiningOf(tool('hidden'), TODAY)).toEqual({ may: 'no' })
  expect(joiningOf(held(), TODAY)).toEqual({ may: 'first' })
})
