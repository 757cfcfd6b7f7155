import { describe, expect, it } from 'vitest'
import { foldedBy, mailboxOf } from './mailbox.ts'

describe('the mailbox of an address', () => {
  it.each([
    ['ines+debut@example.org', 'ines@example.org'],
    ['ines+a+b@example.org', 'ines@example.org'],
    ['Ines+Debut@Example.org', 'ines@example.org'],
    ['i.n.e.s@example.org', 'i.n.e.s@example.org'],
    ['i.n.e.s+debut@gmail.com', 'ines@gmail.com'],
    ['i.nes@googlemail.com', 'ines@gmail.com'],
    ['i.nes@ya.ru', 'i.nes@yandex.ru'],
    ['ines@mail.gmail.com', 'ines@mail.gmail.com'],
    ['ines-debut@yahoo.com', 'ines-debut@yahoo.com'],
    ['+ines@example.org', '+ines@example.org'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
    expect(mailboxOf(mailbox)).toBe(mailbox)
  })

  it('is the address itself where that is relaxed', () => {
    expect(foldedBy({ compat: new Set(['mailboxes']) }, 'I.nes+debut@gmail.com')).toBe('i.nes+debut@gmail.com')
  })
})
