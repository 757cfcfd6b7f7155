import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { type Knex, migrate, openDatabase } from '@debut/adapters/database.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { type Mail, openMail } from '@debut/adapters/mail.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { type Mail as Mailbox, start as startMailbox } from '@debut/stack/mail/mailbox.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertUser } from '../../accounts/users.ts'
import { type Message, post } from './mail-queue.ts'
import { mailboxSms } from '../sms/mailbox-sms.ts'
import type { Sms } from '../sms/sms.ts'
import { webhookSms } from '../sms/webhook-sms.ts'
import { sendQueued } from './send-queued.ts'

const own = databaseOfItsOwn()
let database: Knex
let mailbox: Mailbox
let mail: Mail
let userId: string

beforeAll(async () => {
  await migrate(own.url, new URL('../../../../migrations/', import.meta.url), 'identity')
  database = openDatabase({ url: own.url, name: 'queue-test' })
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
  mail = openMail({ url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Debut <hello@debut.example>' })
  userId = (await insertUser(database, { email: 'ines@example.com' }, systemClock())).id
})
afterAll(async () => {
  mail.close()
  await Promise.all([mailbox.close(), database.destroy()])
})
beforeEach(() => database('identity.outbox').delete())

interface SentMail {
  readonly MessageID: string
  readonly Subject: string
  readonly Text: string
  readonly HTML: string
}
const sent = async (query: string): Promise<SentMail[]> => {
  const api = `http://127.0.0.1:${mailbox.httpPort}/api/v1`
  const list = (await (await fetch(`${api}/search?query=${encodeURIComponent(query)}`)).json()) as { messages: { ID: string }[] }
  return Promise.all(list.messages.map(async ({ ID }) => (await (await fetch(`${api}/message/${ID}`)).json()) as SentMail))
}

const sender = ({ through = mail, sms, clock = systemClock }: { through?: Mail; sms?: Sms; clock?: Clock } = {}) =>
  sendQueued({
    database,
    mail: through,
    sms,
    publicUrl: 'https://debut.example',
    clock,
    metrics: createMetrics('queue-test'),
    logger: createLogger('queue-test', 'silent'),
  })

const posted = (more: Partial<Message> = {}) =>
  post(
    database,
    {
      userId,
      channel: 'email',
      recipient: 'ines@example.com',
      template: 'magic_link',
      payload: { code: '314159', link: 'https://debut.example/auth/v1/verify?token=abc' },
      expiresAt: systemClock().plus({ minutes: 10 }),
      ...more,
    },
    systemClock(),
  )
const waiting = async () => Number((await database('identity.outbox').count().first())?.['count'])

describe('the queue', () => {
  it('sends what is due as a mail, and forgets it with its codes', async () => {
    const id = await posted({ recipient: 'aya@example.com' })
    await sender().sendDue()
    const [first] = await sent('to:aya@example.com')
    expect(first).toMatchObject({ Subject: '314159 is your code for Debut', MessageID: `${id}@debut.example` })
    expect(first?.Text).toContain('314159')
    expect(first?.HTML).toContain('https://debut.example/auth/v1/verify?token=abc')
    expect(await waiting()).toBe(0)
  })

  it('sends each mail once, however many instances look', async () => {
    await Promise.all(Array.from({ length: 20 }, () => posted({ recipient: 'noor@example.com' })))
    const senders = [sender(), sender(), sender()]
    for (let round = 0; round < 5; round++) await Promise.all(senders.map(({ sendDue }) => sendDue()))
    expect(await sent('to:noor@example.com')).toHaveLength(20)
    expect(await waiting()).toBe(0)
  })

  it('keeps a mail that no mail server takes, says so once the others were sent, and sends it later', async () => {
    await posted({ recipient: 'lukas@example.com' })
    await Promise.all(Array.from({ length: 9 }, () => posted({ recipient: 'mila@example.com' })))
    const offline = openMail({ url: 'smtp://127.0.0.1:9', from: 'Debut <hello@debut.example>' })
    const choosy: Mail = { ...mail, send: (message) => (message.to === 'lukas@example.com' ? offline : mail).send(message) }
    await expect(sender({ through: choosy }).sendDue()).rejects.toThrow('1 of the messages could not be sent')
    expect(await sent('to:mila@example.com')).toHaveLength(9)
    expect(await waiting()).toBe(1)
    await sender().sendDue()
    expect(await waiting()).toBe(1)
    await sender({ clock: () => systemClock().plus({ seconds: 3 }) }).sendDue()
    expect(await sent('to:lukas@example.com')).toHaveLength(1)
  })

  it('sends what an event causes once, however often that is read, also when it was sent long ago', async () => {
    const key = randomUUID()
    const post = () => posted({ recipient: 'vera@example.com', key })
    await Promise.all([post(), post()])
    expect(await waiting()).toBe(1)
    await sender().sendDue()
    expect(await post()).toBe(key)
    await sender().sendDue()
    expect((await sent('to:vera@example.com')).map(({ MessageID }) => MessageID)).toEqual([`${key}@debut.example`])
  })

  it('sends again, under the same id, what an instance took and did not finish', async () => {
    const id = await posted({ recipient: 'mika@example.com' })
    const dies: Mail = { ...mail, send: (message) => mail.send(message).then(() => new Promise<never>(() => undefined)) }
    void sender({ through: dies }).sendDue()
    await expect.poll(() => sent('to:mika@example.com')).toHaveLength(1)
    await sender().sendDue()
    expect(await sent('to:mika@example.com')).toHaveLength(1)
    await sender({ clock: () => systemClock().plus({ minutes: 1 }) }).sendDue()
    expect((await sent('to:mika@example.com')).map(({ MessageID }) => MessageID)).toEqual([`${id}@debut.example`, `${id}@debut.example`])
  })

  it('gives up a mail that the recipient’s server refuses, and remembers that of its id alone', async () => {
    const id = await posted({ userId: null, recipient: 'unknown@example.com' })
    const refusal = Object.assign(new Error('refused'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
    await sender({ through: { ...mail, send: () => Promise.reject(refusal) } }).sendDue()
    expect(await waiting()).toBe(0)
    expect(await database('identity.undelivered_mails').where({ id })).toEqual([{ id, given_up_at: expect.any(Date) }])
  })

  it('does not send a code that has expired', async () => {
    await posted({ recipient: 'late@example.com', expiresAt: systemClock().minus({ seconds: 1 }) })
    await sender().sendDue()
    expect(await sent('to:late@example.com')).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it('forgets what was on its way to a member who is gone', async () => {
    const gone = await insertUser(database, { email: 'gone@example.com' }, systemClock())
    await posted({ userId: gone.id, recipient: 'gone@example.com' })
    await database('identity.users').where({ id: gone.id }).delete()
    expect(await waiting()).toBe(0)
  })

  it('puts what would go to a phone into the local mailbox', async () => {
    await posted({ channel: 'sms', recipient: '14155550100', template: 'one_time_code' })
    await sender({ sms: mailboxSms(mail) }).sendDue()
    expect(await sent('to:14155550100@sms.localhost')).toMatchObject([
      { Subject: 'Your Debut code is 314159. It is valid for 10 minutes.' },
    ])
  })

  it('says how long each message is good, be it minutes or days', async () => {
    const expiresAt = systemClock().plus({ minutes: 5 })
    await posted({ channel: 'sms', recipient: '14155550105', template: 'one_time_code', expiresAt })
    await posted({ recipient: 'jo@example.com', template: 'invite', expiresAt: systemClock().plus({ days: 7 }) })
    await sender({ sms: mailboxSms(mail) }).sendDue()
    expect((await sent('to:14155550105@sms.localhost'))[0]?.Subject).toContain('valid for 5 minutes')
    expect((await sent('to:jo@example.com'))[0]?.Text).toContain('within 7 days')
  })

  it('hands what goes to a phone to a webhook that can tell it is us, and tries again where that fails', async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = []
    const statuses = [500, 200]
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        response.writeHead(statuses.shift() ?? 200).end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const id = await posted({ channel: 'sms', recipient: '14155550100', template: 'one_time_code' })
    const secret = 'a secret of the webhook'
    const sms = webhookSms({ url: `http://127.0.0.1:${port}/sms`, secret, clock: systemClock })
    await expect(sender({ sms }).sendDue()).rejects.toThrow('could not be sent')
    expect(await waiting()).toBe(1)
    await sender({ sms, clock: () => systemClock().plus({ seconds: 3 }) }).sendDue()
    server.close()

    expect(await waiting()).toBe(0)
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    const { headers, body } = received[1] ?? { headers: {}, body: '' }
    expect(JSON.parse(body)).toEqual({ to: '+14155550100', channel: 'sms', text: 'Your Debut code is 314159. It is valid for 10 minutes.' })
    const signed = [id, headers['webhook-timestamp'], body].join('.')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
  })
})
