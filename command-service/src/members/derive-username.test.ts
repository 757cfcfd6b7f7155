import { MemberId } from '@debut/events/kernel/ids.ts'
import { isReserved, Username } from '@debut/events/members/username.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usernamesFor, usernamesFrom } from './derive-username.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const first = (name?: string) => {
  const names = usernamesFor(name, memberId)
  return names.nth(names.first)
}

describe('a username of somebody’s name', () => {
  it.each([
    ['Ines Pereira', 'ines-pereira'],
    ['  Zoë   Kravitz ', 'zoe-kravitz'],
    ["Sinéad O'Connor", 'sinead-oconnor'],
    ['J. R. R. Tolkien', 'j-r-r-tolkien'],
    ['Jürgen Groß', 'juergen-gross'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Дмитрий', 'dmitriy'],
    ['under_score--dash', 'under-score-dash'],
    ['Al', 'al-1'],
    ['A', 'a-1'],
    ['Login', 'login-1'],
    ['Admin', 'user-4fd7be23'],
    ['Аdmin', 'user-4fd7be23'],
    ['Ｄｅｂｕｔ Support', 'user-4fd7be23'],
    ['ADM1N', 'user-4fd7be23'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'wolfeschlegelsteinhausenberger'],
    ['山田 太郎', 'user-4fd7be23'],
    ['👩‍👩‍👧', 'user-4fd7be23'],
    ['   ', 'user-4fd7be23'],
    [undefined, 'user-4fd7be23'],
  ])('is made of %j', (name, username) => {
    expect(first(name)).toBe(username)
  })

  it('carries a number after its first, and stays within 30 characters', () => {
    const { nth } = usernamesFrom('wolfeschlegelsteinhausenberger')
    expect([nth(1), nth(12)]).toEqual(['wolfeschlegelsteinhausenberg-1', 'wolfeschlegelsteinhausenber-12'])
    expect(usernamesFrom('abcdefghijklmnopqrstuvwxyz-a-b').nth(1000)).toBe('abcdefghijklmnopqrstuvwxy-1000')
  })

  it('is one whatever the name, and never a word kept for Debut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), fc.nat(100_000), (name, number) => {
        const names = usernamesFor(name, memberId)
        expect(isReserved(names.nth(names.first))).toBe(false)
        expect(Username.safeParse(names.nth(names.first + number)).success).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
