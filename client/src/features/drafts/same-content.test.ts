import { expect, it } from 'vitest'
import { sameContent } from './same-content.ts'

it('takes two drafts for the same whatever the order in which they say it', () => {
  expect(sameContent({ name: 'Kite', socials: { x: 'a', github: 'b' } }, { socials: { github: 'b', x: 'a' }, name: 'Kite' })).toBe(true)
  expect(sameContent({ name: 'Kite', tags: ['a', 'b'] }, { name: 'Kite', tags: ['b', 'a'] })).toBe(false)
})
