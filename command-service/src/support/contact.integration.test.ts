import { randomUUID } from 'node:crypto'
import type { ContactReceived } from '@debut/events/support/contact-answers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { fitsContract, refusalFitsContract } from '@debut/testing/fits-contract.ts'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorldWithMails, type WorldWithMails } from '../identity/testing/world-with-mails.ts'
import { contactLimits, RECEIPTS_A_DAY } from './contact-limits.ts'
import { type ContactRows, contactRows } from './contact-rows.ts'

const HALF = contactLimits.visitor.most / 2

let world: WorldWithMails
let url: string
let kept: ContactRows
let network = 0

beforeAll(async () => {
  world = await startWorldWithMails()
  kept = contactRows({ database: world.database, mailboxOf: (address) => address })
  url = await world.service({ AUTH_COMPAT: '', AUTH_PROOF_OF_WORK: '4' })
  // The first message opens the service's connections, which on a busy machine may take longer than a message may.
  await eventually(async () => expect((await post(typed())).status).toBe(200))
})
beforeEach(() => world.database('identity.rate_limits').delete())
afterAll(() => world.close())

const newAddress = () => `198.51.${++network >> 8}.${network & 255}`
const anybody = () => `${randomUUID()}@mail.example`

interface Sender {
  readonly address?: string
  readonly token?: string
}

const post = async (body: unknown, { address = newAddress(), token }: Sender = {}) => {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = (await response.json()) as ContactReceived & { code?: string; details?: { path: string; message: string }[] }
  if (response.ok) fitsContract('POST', '/api/contact', answer)
  else refusalFitsContract('POST /api/contact', answer.code)
  return { status: response.status, wait: response.headers.get('retry-after'), ...answer }
}
const typed = (more: object = {}) => ({ id: newUlid(), topic: 'launch', message: 'Can we move our launch?', email: anybody(), ...more })
const rows = () => world.database<{ id: string; email: string; status: string; member_id: string | null }>('identity.contact_messages')

const member = async (username: string, { isVerified = true } = {}) => {
  const person = { ...world.world.person(username), email: `${username}@member.example` }
  const now = world.clock().toJSDate()
  await world.database('identity.users').insert({
    id: person.memberId,
    email: person.email,
    ...(isVerified && { email_confirmed_at: now }),
    created_at: now,
    updated_at: now,
  })
  return { ...person, token: await world.world.token(person) }
}

describe('a message to us', () => {
  it('from a visitor is kept, and its receipt has none of what they typed', async () => {
    const email = anybody()
    const sent = typed({
      email: ` ${email.toUpperCase()} `,
      name: 'Buy gold now',
      message: 'Cheap gold: https://gold.example',
      about: '/tool/gold',
    })
    const { status, reference, ...answer } = await post(sent)
    expect({ status, ...answer }).toMatchObject({ status: 200, email, mailed: 'receipt' })
    expect(reference).toMatch(/^C-\w{4}-\w{4}$/)
    expect(await rows().where({ id: sent.id }).first()).toMatchObject({ email, member_id: null, status: 'new', message: sent.message })
    const [mail, ...others] = await world.mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'contact_receipt', payload: { reference } })
    expect(JSON.stringify(mail)).not.toMatch(/gold/)
  })

  it('from a member goes by their verified address, whatever they typed, with a copy to it', async () => {
    const ines = await member('ines')
    const stranger = anybody()
    const answer = await post(typed({ email: stranger, message: 'One\n\ntwo' }), ines)
    expect(answer).toMatchObject({ status: 200, email: ines.email, mailed: 'copy' })
    expect(await world.mailsTo(stranger)).toEqual([])
    expect(await world.mailsTo(ines.email)).toMatchObject([
      { template: 'contact_copy', payload: { reference: answer.reference, topic: 'A launch', message: 'One\n\ntwo' } },
    ])
  })

  it('from a member without a verified address gets a receipt without its text, like a visitor’s', async () => {
    const noor = await member('noor', { isVerified: false })
    expect(await post(typed({ email: undefined }), noor)).toMatchObject({ status: 400, code: 'invalid', details: [{ path: 'email' }] })
    const email = anybody()
    expect(await post(typed({ email }), noor)).toMatchObject({ status: 200, email, mailed: 'receipt' })
  })

  it('that is sent again is one, and its id is good for no other', async () => {
    const sent = typed()
    const sender = { address: newAddress() }
    const [first, second] = await Promise.all([post(sent, sender), post(sent, sender)])
    expect(second.reference).toBe(first.reference)
    expect(await world.mailsTo(sent.email)).toHaveLength(1)
    expect(await post({ ...sent, message: 'Another' }, sender)).toMatchObject({ status: 409, code: 'contact-id-used' })
  })

  it.each([
    ['no email address', { email: undefined }, 'email', /so that we can answer/],
    ['an address that can’t be', { email: 'ines@example' }, 'email', /typo/],
    ['two addresses', { email: 'ines@example.org,noor@example.org' }, 'email', /typo/],
    ['a header in the address', { email: 'ines@example.org\r\nBcc: noor@example.org' }, 'email', /typo/],
    ['a header in the name', { name: 'Ines\r\nBcc: noor@example.org' }, 'name', /one line/],
    ['no text', { message: ' \n\t ' }, 'message', /Write a message/],
    ['too long a text', { message: 'x'.repeat(5_001) }, 'message', /5,000/],
    ['a character that can’t be stored', { message: 'a\0b' }, 'message', /control characters/],
    ['an unknown topic', { topic: 'gossip' }, 'topic', /one of the topics/],
    ['more than it takes', { role: 'admin' }, 'role', /./],
  ])('is refused with %s, and says so', async (_, more, path, message) => {
    const answer = await post(typed(more))
    expect(answer).toMatchObject({ status: 400, code: 'invalid' })
    expect(answer.details).toEqual([{ path, message: expect.stringMatching(message) }])
  })

  it('is refused where it is no message at all, or far too large', async () => {
    expect(await post('{"topic":')).toMatchObject({ status: 400, code: 'malformed-json' })
    expect(await post(JSON.stringify([]))).toMatchObject({ status: 400, code: 'invalid' })
    expect(await post(typed({ message: 'x'.repeat(100_000) }))).toMatchObject({ status: 413, code: 'too-large' })
  })

  it('may be as long as it may be, in any script', async () => {
    const longest = { name: 'Ægir Þór 愛子', message: '愛😀'.repeat(1_666), about: 'می‌خواهم' }
    // As clients write it that send ASCII alone.
    const ascii = JSON.stringify(typed(longest)).replaceAll(
      /[\u0080-\uffff]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    expect(await post(ascii)).toMatchObject({ status: 200 })
  })
})

describe('what a member wrote', () => {
  it('is in their export, and is gone with what was on its way when they are', async () => {
    const vera = await member('vera')
    const { reference } = await post(typed({ message: 'Where is my badge?' }), vera)
    expect(await kept.exportOf(vera.memberId as never)).toMatchObject([{ reference, message: 'Where is my badge?', email: vera.email }])
    await kept.forget(vera.memberId as never)
    expect(await kept.exportOf(vera.memberId as never)).toEqual([])
    expect(await world.mailsTo(vera.email)).toEqual([])
  })
})

describe('many messages', () => {
  const solved = async () => {
    const challenge = (await (await fetch(`${url}/auth/v1/proof-of-work`)).json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  it('from one address cost work after the first few, and then are too many', async () => {
    const sender = { address: newAddress() }
    for (let time = 0; time < HALF; time++) expect((await post(typed(), sender)).status).toBe(200)
    expect(await post(typed(), sender)).toMatchObject({ status: 403, code: 'contact-work-required' })
    expect(await post(typed({ work: 'bm8gd29yaw==' }), sender)).toMatchObject({ status: 400, code: 'contact-work-refused' })
    // What was only asked for work does not count; what came with bad work does.
    for (let time = 0; time < HALF - 1; time++) expect(await post(typed({ work: await solved() }), sender)).toMatchObject({ status: 200 })
    const refused = await post(typed({ work: await solved() }), sender)
    expect(refused).toMatchObject({ status: 429, code: 'contact-too-often' })
    expect(Number(refused.wait)).toBeGreaterThan(60)
    expect((await post(typed())).status).toBe(200)
  })

  it('from many addresses cost work, and members get through', async () => {
    const { most } = contactLimits.allVisitors
    await post(typed())
    const inAll = () => world.database('identity.rate_limits').whereLike('key', `${contactLimits.allVisitors.name} %`)
    await inAll().update({ tokens: most / 2 })
    expect(await post(typed())).toMatchObject({ status: 403, code: 'contact-work-required' })
    expect(await post(typed({ work: await solved() }))).toMatchObject({ status: 200 })
    await inAll().update({ tokens: 0 })
    const refused = await post(typed({ work: await solved() }))
    expect(refused).toMatchObject({ status: 429, code: 'contact-too-many' })
    const lena = await member('lena')
    for (let time = 0; time < contactLimits.member.most; time++) expect((await post(typed(), lena)).status).toBe(200)
    expect(await post(typed(), lena)).toMatchObject({ status: 429, code: 'contact-too-often' })
  })

  it('to one mailbox bring it a few receipts a day, however it is written and wherever they come from', async () => {
    const name = randomUUID()
    const send = (tag: string) => post(typed({ email: `${name}${tag}@mail.example` }))
    const answers = await Promise.all(['', '+a', '+b', '+c', ''].map(send))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter(({ mailed }) => mailed === 'receipt')).toHaveLength(RECEIPTS_A_DAY)
    expect(answers.filter(({ mailed }) => mailed === 'nothing')).toHaveLength(2)
    world.later({ hours: 25 })
    expect(await send('')).toMatchObject({ mailed: 'receipt' })
  })
})

describe('a year later', () => {
  it('a message is deleted', async () => {
    const old = typed()
    await post(old)
    world.later({ months: 6 })
    const young = typed()
    await post(young)
    world.later({ months: 6, days: 1 })
    await kept.forgetReceivedBefore(world.clock().minus({ months: 12 }))
    expect(await rows().whereIn('id', [old.id, young.id]).pluck('id')).toEqual([young.id])
  })
})
