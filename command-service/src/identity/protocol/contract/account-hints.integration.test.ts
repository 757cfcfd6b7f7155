import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'
const whos = ['unknown', 'unconfirmed', 'member', 'banned'] as const
type Who = (typeof whos)[number]

/** `FEW=60 vitest run …` times them long enough to compare. */
const TIMES = Number(process.env['FEW'] ?? 3)

/** What differs from one answer to the next anyhow. */
const blank = (value: unknown): unknown => {
  if (typeof value === 'string') {
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return '<id>'
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return '<instant>'
    if (value.endsWith('@debut.example')) return '<address>'
    return /^4915\d{9}$/.test(value) ? '<number>' : value
  }
  if (Array.isArray(value)) return value.map(blank)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]))
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

describe('an answer does not reveal whether there is an account', () => {
  let world: WorldWithMails
  let url: string
  let noSignups: string
  const emails: Record<Who, string> = { unknown: '', unconfirmed: newEmail(), member: newEmail(), banned: newEmail() }
  const phones: Record<Who, string> = { unknown: '', unconfirmed: newPhone(), member: newPhone(), banned: newPhone() }

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service({ AUTH_PHONE: 'true' })
    noSignups = await world.service({ AUTH_PHONE: 'true', AUTH_SIGNUPS: 'false' })
    const admin = await world.admin(url)
    for (const who of ['member', 'banned'] as const) {
      const ban = who === 'banned' && { ban_duration: '24h' }
      await admin.createUser({ email: emails[who], password, email_confirm: true, ...ban })
      await admin.createUser({ phone: phones[who], password, phone_confirm: true, ...ban })
    }
    await clientOf(url).signUp({ email: emails.unconfirmed, password })
    await clientOf(url).signUp({ phone: phones.unconfirmed, password })
  })
  afterAll(() => world.close())

  const nameOf = (who: Who, kind: 'email' | 'phone') => {
    if (who === 'unknown') return kind === 'email' ? { email: newEmail() } : { phone: newPhone() }
    return kind === 'email' ? { email: emails[who] } : { phone: phones[who] }
  }
  const post = async (path: string, body: object, at: string) => {
    const began = performance.now()
    const response = await fetch(`${at}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    const said: unknown = await response.json()
    const took = performance.now() - began
    const names = [...response.headers.keys()].filter((name) => name !== 'date')
    return { took, seen: { status: response.status, body: blank(said), headers: names } }
  }

  const anybody =
    (more: object = {}, kind: 'email' | 'phone' = 'email') =>
    (who: Who) => ({ ...nameOf(who, kind), ...more })
  const wrong = { password: 'another river stone' }

  const calls: [what: string, path: string, bodyFor: (who: Who) => object, closed?: 'closed'][] = [
    ['signs up', '/signup', anybody({ password, data: { name: 'Ines' } })],
    ['signs up with another password', '/signup', anybody(wrong)],
    ['signs up by phone', '/signup', anybody({ password }, 'phone')],
    ['signs up where that is closed', '/signup', anybody({ password }), 'closed'],
    ['asks for a code', '/otp', anybody()],
    ['asks for a code and wants no account', '/otp', anybody({ create_user: false })],
    ['asks for a code where no accounts are made', '/otp', anybody(), 'closed'],
    ['asks for a code by text', '/otp', anybody({}, 'phone')],
    ['asks for a code by text and wants no account', '/otp', anybody({ create_user: false }, 'phone')],
    ['asks for a mail once more', '/resend', anybody({ type: 'signup' })],
    ['asks for the mails of a change once more', '/resend', anybody({ type: 'email_change' })],
    ['asks for a text once more', '/resend', anybody({ type: 'sms' }, 'phone')],
    ['asks for the text of a change once more', '/resend', anybody({ type: 'phone_change' }, 'phone')],
    ['has forgotten a password', '/recover', anybody()],
    ['has a wrong password', '/token?grant_type=password', anybody(wrong)],
    ['has a wrong password for a number', '/token?grant_type=password', anybody(wrong, 'phone')],
    ['has a wrong code of a sign-up', '/verify', anybody({ type: 'signup', token: '000000' })],
    ['has a wrong code', '/verify', anybody({ type: 'email', token: '000000' })],
    ['has a wrong code of a way back', '/verify', anybody({ type: 'recovery', token: '000000' })],
    ['has a wrong code of a change', '/verify', anybody({ type: 'email_change', token: '000000' })],
    ['has a wrong code from a text', '/verify', anybody({ type: 'sms', token: '000000' }, 'phone')],
    ['comes from an enterprise', '/sso', (who) => ({ domain: nameOf(who, 'email').email?.split('@')[1] })],
  ]

  it.each(calls)(
    'who %s',
    async (what, path, bodyFor, closed) => {
      const at = closed === undefined ? url : noSignups
      const took: Record<Who, number[]> = { unknown: [], unconfirmed: [], member: [], banned: [] }
      const first = await post(path, bodyFor('unknown'), at)
      for (let time = 0; time < TIMES; time += 1)
        for (const who of whos) {
          const answer = await post(path, bodyFor(who), at)
          expect(answer.seen).toEqual(first.seen)
          took[who].push(answer.took)
        }
      if (TIMES < 20) return
      const ratios = whos.map((who) => `${who} ${(median(took[who]) / median(took.unknown)).toFixed(2)}`)
      console.log(`${what}: ${median(took.unknown).toFixed(1)} ms; ${ratios.join(', ')}`)
    },
    600_000,
  )
})
