import { expect, it } from 'vitest'
import { ContactBody, ContactEmail, readReference, referenceFrom } from './contact-form.ts'

const id = '01K9Z7V5C0QW8R3N4M2X000001'
const whole = { id, topic: 'launch', name: 'Ines', email: 'ines@example.org', about: '/tool/kite', message: 'Hello' }
const complaints = (change: object) => {
  const { error } = ContactBody.safeParse({ ...whole, ...change })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

it('takes a message as people of any script write it', () => {
  for (const [name, message] of [
    ['Ægir Þór', 'Góðan daginn\n\nHvernig skrái ég mig?'],
    ['愛子', '投票できません。'],
    ['می‌خواهم', 'سلام، رمز عبورم را فراموش کرده‌ام.'],
    ['', '👩‍👩‍👧 can’t sign in'],
  ] as const)
    expect(ContactBody.parse({ ...whole, name, message })).toMatchObject({ name, message })
})

it('reads the ends of lines however they were written', () => {
  expect(ContactBody.parse({ ...whole, message: ' One\r\ntwo\rthree \r\n' }).message).toBe('One\ntwo\nthree')
})

it.each([
  [{ message: ' \n ' }, 'message', 'Write a message'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'Use at most 5,000 characters'],
  [{ message: 'a\0b' }, 'message', 'Remove the control characters: they can’t be shown'],
  [{ message: '\ud800' }, 'message', 'Remove the control characters: they can’t be shown'],
  [{ name: 'Ines\r\nBcc: all@example.org' }, 'name', 'Use one line, without control characters'],
  [{ name: 'Ines\u2028Bcc: x' }, 'name', 'Use one line, without control characters'],
  [{ name: 'x'.repeat(81) }, 'name', 'Use at most 80 characters'],
  [{ about: 'a\nb' }, 'about', 'Use one line, without control characters'],
  [{ topic: 'gossip' }, 'topic', 'Choose one of the topics'],
  [{ email: '' }, 'email', 'Enter your email address, so that we can answer'],
  [{ email: `${'x'.repeat(260)}@example.org` }, 'email', 'This email address is too long'],
])('says what is wrong with %j', (change, path, message) => {
  expect(complaints(change)).toContainEqual([path, message])
})

it.each([
  'ines',
  'ines@',
  '@example.org',
  'ines@example',
  'ines@@example.org',
  'in es@example.org',
  'ines@exa mple.org',
  'ines@example.org\r\nBcc: all@example.org',
  'ines@example.org, noor@example.org',
  'Ines <ines@example.org>',
  '"ines"@example.org',
  'ines@[127.0.0.1]',
  'ines@-example.org',
  'ines..b@example.org',
  '.ines@example.org',
  'ines@example.org;noor@example.org',
  'инес@example.org',
])('writes to no address like %j', (email) => {
  expect(ContactEmail.safeParse(email).success).toBe(false)
})

it.each(['ines@example.org', 'i.n+debut@mail.example.co.uk', "o'hara@example.org", 'INES@Example.IS', 'x@xn--lloy-3qa.example'])(
  'writes to %s',
  (email) => {
    expect(ContactEmail.parse(` ${email} `)).toBe(email.toLowerCase())
  },
)

it('gives references that can be typed back in any way', () => {
  let next = 0
  const reference = referenceFrom((below) => (next += 7) % below)
  expect(reference).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  for (const typed of [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ''),
    ` ${reference.slice(2)} `,
    reference.replaceAll('-', ' '),
  ])
    expect(readReference(typed)).toBe(reference)
  expect(readReference('ines@example.org')).toBeUndefined()
  expect(readReference('C-0000-0000')).toBeUndefined()
})
