import { expect, it } from 'vitest'
import { draftMail } from './draft-mail.ts'

it('carries all that was typed into the mail', () => {
  const mail = draftMail('hello@debut.example', {
    topic: 'A launch',
    name: 'Ines',
    email: 'ines@example.org',
    message: 'First & foremost:\nhow?',
  })
  expect(mail).toMatch(/^mailto:hello@debut\.example\?/)
  const said = new URLSearchParams(mail.slice(mail.indexOf('?')))
  expect(said.get('subject')).toBe('A launch')
  expect(said.get('body')).toBe('First & foremost:\r\nhow?\r\n\r\nInes, ines@example.org')
})

it('leaves out what was not typed', () => {
  const mail = draftMail('hello@debut.example', { topic: 'A launch', name: '', email: ' ', message: 'Hi' })
  expect(mail.endsWith('&body=Hi')).toBe(true)
})
