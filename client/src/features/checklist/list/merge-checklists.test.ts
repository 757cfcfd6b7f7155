import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { doneIn, listWith, own, ownIn } from '../testing/lists.ts'
import { added, freshChecklist, moved, removed, rewritten, ticked } from './edit-checklist.ts'
import { isSameChecklist, mergeChecklists } from './merge-checklists.ts'

const day = (text: string, list: ChecklistContent = freshChecklist) => ({ ...list, launchDay: Day.parse(text) })

describe('two lists from one', () => {
  it('keep the ticks and the own tasks of both', () => {
    const base = ticked(freshChecklist, 'audience', true)
    const phone = added(ticked(base, 'tagline', true), 'own-a', own('Ask Ada'))
    const laptop = added(ticked(ticked(base, 'audience', false), 'name', true), 'own-b', own('Ask Bo'))
    const merged = mergeChecklists(base, phone, laptop)
    expect(doneIn(merged)).toEqual(['name', 'tagline'])
    expect(ownIn(merged).toSorted()).toEqual(['Ask Ada', 'Ask Bo'])
  })

  it('give the same tasks whichever is merged into the other', () => {
    const base = listWith('Ada', 'Bo')
    const phone = ticked(removed(base, 'own-ada'), 'goal', true)
    const laptop = removed(ticked(base, 'own-bo', true), 'name')
    const [one, other] = [mergeChecklists(base, phone, laptop), mergeChecklists(base, laptop, phone)]
    expect(one).toEqual(other)
    expect(doneIn(one)).toEqual(['goal', 'own-bo'])
    expect(ownIn(one)).toEqual(['Bo'])
    expect(one.leftOut).toEqual(['name'])
  })

  it('are the same as one of them where the other has not changed', () => {
    const base = listWith('Ada')
    const changed = day('2026-12-03', moved(removed(ticked(base, 'own-ada', true), 'demo'), 'name', -1))
    for (const merged of [
      mergeChecklists(base, changed, base),
      mergeChecklists(base, base, changed),
      mergeChecklists(base, changed, changed),
    ])
      expect(isSameChecklist(merged, changed)).toBe(true)
  })

  it('lose no words: a task that one rewrote outlives its deletion by the other, and mine count where both rewrote it', () => {
    const base = listWith('Ada', 'Bo')
    const mine = rewritten(removed(base, 'own-bo'), 'own-ada', own('Ask Ada twice'))
    const theirs = rewritten(rewritten(base, 'own-ada', own('Ask Ada once')), 'own-bo', own('Ask Bo'))
    expect(ownIn(mergeChecklists(base, mine, theirs))).toEqual(['Ask Ada twice', 'Ask Bo'])
  })

  it('keep the order that one of them changed, with what the other added', () => {
    const base = listWith('Ada', 'Bo', 'Cy')
    const mine = moved(base, 'own-cy', -1)
    const theirs = added(base, 'own-dee', own('Dee'))
    for (const merged of [mergeChecklists(base, mine, theirs), mergeChecklists(base, theirs, mine)])
      expect(ownIn(merged)).toEqual(['Ada', 'Cy', 'Bo', 'Dee'])
  })

  it('take the launch day that was changed, and mine where both were', () => {
    expect(mergeChecklists(freshChecklist, freshChecklist, day('2026-12-03')).launchDay).toBe('2026-12-03')
    expect(mergeChecklists(freshChecklist, day('2026-12-04'), day('2026-12-03')).launchDay).toBe('2026-12-04')
    expect(mergeChecklists(day('2026-12-03'), freshChecklist, day('2026-12-03')).launchDay).toBeNull()
  })
})
