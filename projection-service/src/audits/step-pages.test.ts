import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { StepPages } from './step-pages.ts'
import type { VoteStep, VoteSteps } from './vote-steps.ts'

const DAY = Day.parse('2026-03-02')

/** Gives each vote one point, like the walk of an audit. */
const walkWith = () => {
  const points = new Map<string, number>()
  const standing = (launchId: string) => ({ launchId, points: points.get(launchId) ?? 0, voters: 0, lastPosition: 0 })
  return {
    walk: { board: () => [...points.keys()].map(standing) } as unknown as VoteSteps,
    take: (launchId: string) => {
      points.set(launchId, (points.get(launchId) ?? 0) + 1)
      return { ...standing(launchId), event: { event: { data: { boardDate: DAY } } } } as unknown as VoteStep
    },
  }
}

it('keeps the board before each page, and what other launches gained between two steps of a page', () => {
  const { walk, take } = walkWith()
  const pages = new StepPages(walk, new Set([DAY]))
  pages.pass(take('other'))
  for (let step = 0; step <= STEPS_ON_PAGE; step++) {
    pages.begin(DAY)
    pages.add(take('own'))
    if (step < STEPS_ON_PAGE) for (let vote = 0; vote < 2; vote++) pages.pass(take('other'))
  }
  const shown = (standings: readonly { readonly launchId: string; readonly points: number }[] | undefined) =>
    standings?.map(({ launchId, points }) => [launchId, points])
  expect(pages.boards).toHaveLength(2)
  expect(shown(pages.boards[0]?.get(DAY))).toEqual([['other', 1]])
  expect(shown(pages.steps[0]?.moved)).toEqual([])
  expect(shown(pages.steps[1]?.moved)).toEqual([['other', 3]])
  // The board before the second page includes everything before that page's first step.
  expect(shown(pages.boards[1]?.get(DAY))).toEqual([
    ['other', 1 + 2 * STEPS_ON_PAGE],
    ['own', STEPS_ON_PAGE],
  ])
  expect(shown(pages.steps[STEPS_ON_PAGE]?.moved)).toEqual([])
})
