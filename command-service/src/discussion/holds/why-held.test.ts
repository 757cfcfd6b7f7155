import { describe, expect, it } from 'vitest'
import { type TextFacts, whyHeld } from './why-held.ts'

const facts = (more: Partial<TextFacts> = {}): TextFacts => ({
  isStaff: false,
  hasFewLinks: false,
  links: 0,
  saidBefore: false,
  saidBy: 0,
  ...more,
})

describe('a text is held', () => {
  it.each([
    ['post', false, 5],
    ['comment', false, 3],
    ['post', true, 1],
    ['comment', true, 1],
  ] as const)('where a %s has more links than its author may set (new: %s)', (kind, hasFewLinks, most) => {
    expect(whyHeld(kind, facts({ hasFewLinks, links: most }))).toBeUndefined()
    expect(whyHeld(kind, facts({ hasFewLinks, links: most + 1 }))).toBe('links')
  })

  it('where its author said the same before, or two others did', () => {
    expect(whyHeld('post', facts({ saidBy: 1 }))).toBeUndefined()
    expect(whyHeld('post', facts({ saidBy: 2 }))).toBe('duplicate')
    expect(whyHeld('comment', facts({ saidBefore: true }))).toBe('duplicate')
  })

  it('never where it is by staff', () => {
    expect(whyHeld('post', facts({ isStaff: true, hasFewLinks: true, links: 100, saidBefore: true, saidBy: 9 }))).toBeUndefined()
  })
})
