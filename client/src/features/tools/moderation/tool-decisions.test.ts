import { describe, expect, it } from 'vitest'
import { toolDecisions } from './tool-decisions.tsx'

const decisionsOf = (withheld: Parameters<typeof toolDecisions>[0]['withheld']) =>
  toolDecisions({ toolId: '01K9Z7V5C0QW8R3N4M2X000001', name: 'Kite', makers: [], waitsFor: null, withheld })
const labels = (decisions: ReturnType<typeof decisionsOf>) => decisions.map(({ label }) => label)
const undoOf = (decisions: ReturnType<typeof decisionsOf>, of: string) => decisions.find(({ label }) => label === of)?.undo?.payload

describe('what can be decided about a tool', () => {
  it('depends on what keeps it out of sight', () => {
    expect(labels(decisionsOf(null))).toEqual(['Hide', 'Makers', 'Remove'])
    expect(labels(decisionsOf({ act: 'hide', reason: 'spam' }))).toEqual(['Restore', 'Makers', 'Remove'])
    expect(labels(decisionsOf({ act: 'hold', reason: 'first-tool' }))).toEqual(['Approve', 'Hide', 'Makers', 'Remove'])
  })

  it('is undone by what makes it as it was: hidden for the same reason, or public', () => {
    expect(undoOf(decisionsOf(null), 'Hide')).toMatchObject({ act: 'restore', reason: 'mistake' })
    expect(undoOf(decisionsOf({ act: 'hide', reason: 'spam' }), 'Restore')).toMatchObject({ act: 'hide', reason: 'spam' })
  })

  it('can’t be undone where that would show a tool that was held', () => {
    const held = decisionsOf({ act: 'hold', reason: 'first-tool' })
    expect(held.map(({ undo }) => undo)).toEqual([undefined, undefined, undefined, undefined])
  })
})
