import { expect, it } from 'vitest'
import { isSameDescription, linkErrors, payloadOf, roomFor } from './description.ts'

const typed = { bio: 'I fold paper. ', links: { website: ' https://ines.example/ ', github: '  ' } }

it('sends no link for a field that is left empty', () => {
  expect(payloadOf(typed)).toEqual({ bio: 'I fold paper. ', links: { website: 'https://ines.example/' } })
})

it('is the same where only what is left out differs', () => {
  expect(isSameDescription(typed, { bio: 'I fold paper.', links: { website: 'https://ines.example/' } })).toBe(true)
  expect(isSameDescription(typed, { bio: 'I fold paper.', links: {} })).toBe(false)
  expect(isSameDescription(typed, { ...typed, bio: 'I fold maps.' })).toBe(false)
})

it('says of each link by itself what is wrong with it', () => {
  const links = { website: 'javascript:alert(1)', github: 'https://example.com/ines', x: 'https://x.com/ines' }
  expect(linkErrors({ bio: '', links })).toEqual({
    website: 'needs to be a web address that begins with https://',
    github: 'leads to another site',
    x: undefined,
  })
})

it('counts once the room gets scarce', () => {
  expect([199, 200, 280, 10_000].map((length) => roomFor('x'.repeat(length)))).toEqual([undefined, '80 left', '0 left', '9,720 too many'])
})
