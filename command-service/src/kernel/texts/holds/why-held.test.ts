import { describe, expect, it } from 'vitest'
import { type TextFacts, whyHeld } from './why-held.ts'

const facts = (more: Partial<TextFacts> = {}): TextFacts => ({
  isStaff: false,
  hasHeldWord: false,
  links: 0,
  mostLinks: 3,
  saidBefore: false,
  saidBy: 0,
  ...more,
})

describe('a text is held', () => {
  it('where it has more links than its author may set', () => {
    expect(whyHeld(facts({ links: 3 }))).toBeUndefined()
    expect(whyHeld(facts({ links: 4 }))).toBe('links')
    expect(whyHeld(facts({ links: 1, mostLinks: 0 }))).toBe('links')
  })

  it('where its author said the same before, or two others did', () => {
    expect(whyHeld(facts({ saidBy: 1 }))).toBeUndefined()
    expect(whyHeld(facts({ saidBy: 2 }))).toBe('duplicate')
    expect(whyHeld(facts({ saidBefore: true }))).toBe('duplicate')
  })

  it('where it has a word of the list, whatever else it has', () => {
    expect(whyHeld(facts({ hasHeldWord: true }))).toBe('words')
    expect(whyHeld(facts({ hasHeldWord: true, links: 9, saidBy: 9 }))).toBe('words')
  })

  it('never where it is by staff', () => {
    expect(whyHeld(facts({ isStaff: true, hasHeldWord: true, links: 100, saidBefore: true, saidBy: 9 }))).toBeUndefined()
  })
})
