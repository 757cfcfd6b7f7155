import { describe, expect, it } from 'vitest'
import { ToolId } from '../tools/tool-card.ts'
import type { Why } from './analysis-answers.ts'
import { pointsLabel, whySentence } from './why-sentence.ts'

const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const said = (why: Why) => whySentence(why, () => 'Burrow')

describe('the reason of a move', () => {
  it('is one sentence with its figures', () => {
    expect(said({ kind: 'loses-weights', points: 96, weights: [3, 4, 5] })).toBe('Loses 96 points from ×3, ×4 and ×5 votes')
    expect(said({ kind: 'mostly-kept', percent: 88, weights: [1, 2] })).toBe('88% of its votes already weighed ×1 or ×2')
    expect(said({ kind: 'mostly-kept', percent: 97, weights: [] })).toBe('97% of its votes weigh as much as before')
    expect(said({ kind: 'came-from', percent: 41, weights: [4, 5] })).toBe('41% of its points came from ×4 and ×5 votes')
    expect(said({ kind: 'drops-below', toolId, more: 0 })).toBe('Burrow drops below it')
    expect(said({ kind: 'drops-below', toolId, more: 2 })).toBe('Burrow and 2 more drop below it')
    expect(said({ kind: 'passed-by', change: -95, toolId, more: 0 })).toBe('Loses 95 points, and Burrow passes it')
    expect(said({ kind: 'passed-by', change: 0, toolId, more: 1 })).toBe('Keeps its points, and Burrow and 1 more pass it')
    expect(said({ kind: 'passes', change: 40, toolId, more: 0 })).toBe('Gains 40 points and passes Burrow')
    expect(said({ kind: 'keeps-place', change: -1 })).toBe('Loses 1 point but keeps its place')
    expect(said({ kind: 'left-out', points: 12, votes: 1 })).toBe('Loses 12 points from 1 vote that is left out')
    expect(said({ kind: 'unchanged' })).toBe('Nothing changes for it')
    expect(said({ kind: 'no-votes' })).toBe('Has no votes that count')
  })

  it('writes points with at most one decimal', () => {
    expect([1_234_567, 12.34, 12.96, 0, -3.5, 1204].map(pointsLabel)).toEqual(['1,234,567', '12.3', '13', '0', '−3.5', '1,204'])
  })
})
