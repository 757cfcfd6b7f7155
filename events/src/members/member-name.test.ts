import { describe, expect, it } from 'vitest'
import { LONGEST_NAME, nameOfAccount, WrittenName } from './member-name.ts'

describe('a member’s name', () => {
  it.each(['Inês Moura', '李小龙', 'O’Neil', 'R2', 'Null', 'Me', 'Ana Admin', 'Mai', 'Дарья', 'x'.repeat(LONGEST_NAME)])(
    'can be %s',
    (name) => {
      expect(WrittenName.parse(` ${name} `)).toBe(name)
    },
  )

  it('can be left empty', () => {
    expect(WrittenName.parse('  ')).toBe('')
  })

  it.each([
    ['is too long', 'x'.repeat(LONGEST_NAME + 1)],
    ['holds a control character', 'a\u0007b'],
    ['has two lines', 'Ines\nMoura'],
    ['turns the text around', 'Ines\u202eMoura'],
    ['holds what can’t be seen', 'Ines\u200bMoura'],
    ['has nothing that can be read', '!!!'],
  ])('is refused where it %s', (_, name) => {
    expect(WrittenName.safeParse(name).success).toBe(false)
  })

  it.each([
    'Debut',
    'debut team',
    'Admin',
    'Moderator 2',
    'Ana from Debut Support',
    'Аdmin',
    'Ａｄｍｉｎ',
    'Ádmin',
    'Sυpport',
    'S t a f f',
  ])('is refused where it looks like that of Debut’s own team: %s', (name) => {
    expect(WrittenName.safeParse(name).success).toBe(false)
  })

  it('comes with an account where a member may have it, and says more than the username', () => {
    expect(nameOfAccount(' Inês Moura ', 'ines')).toBe('Inês Moura')
    expect(nameOfAccount('Ines', 'ines')).toBeUndefined()
    expect(nameOfAccount('Debut Support', 'debut-support-1')).toBeUndefined()
    expect(nameOfAccount(undefined, 'ines')).toBeUndefined()
  })
})
