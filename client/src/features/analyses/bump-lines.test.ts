import type { AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'
import { expect, it } from 'vitest'
import { bumpLines, movers } from './bump-lines.ts'

const chart = {
  steps: [
    { label: 'Official', isChosen: false },
    { label: 'One vote', isChosen: true },
  ],
  lines: [
    { launchId: 'a', toolId: 'a', ranks: [2, 1] },
    { launchId: 'b', toolId: 'b', ranks: [40, 2] },
    { launchId: 'c', toolId: 'c', ranks: [3, 3] },
  ],
} as unknown as AnalysisResult['chart']

it('draws launches in their order among themselves, with their true ranks', () => {
  const lines = bumpLines(chart, { left: 10, top: 20, step: 100, row: 30 })
  expect(lines.map(({ points }) => points)).toEqual([
    [
      { x: 10, y: 20, rank: 2 },
      { x: 110, y: 20, rank: 1 },
    ],
    [
      { x: 10, y: 80, rank: 40 },
      { x: 110, y: 50, rank: 2 },
    ],
    [
      { x: 10, y: 50, rank: 3 },
      { x: 110, y: 80, rank: 3 },
    ],
  ])
  expect(lines[1]?.path).toBe('M10 80C60 80 60 50 110 50')
  expect(movers(lines)).toEqual(['b', 'a'])
})
