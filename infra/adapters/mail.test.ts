import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mail as Mailbox, start } from '@debut/stack/mail/mailbox.ts'
import { isRefusedForGood, openMail } from './mail.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await start({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
})
afterAll(() => mailbox.close())

const open = (port: number) => openMail({ url: `smtp://127.0.0.1:${port}`, from: 'Debut <hello@debut.example>' })

interface Found {
  readonly MessageID: string
  readonly From: { readonly Name: string; readonly Address: string }
  readonly To: readonly { readonly Address: string }[]
  readonly Subject: string
  readonly Text: string
  readonly HTML: string
}

const found = async (query: string): Promise<Found[]> => {
  const api = `http://127.0.0.1:${mailbox.httpPort}/api/v1`
  const list = (await (await fetch(`${api}/search?query=${encodeURIComponent(query)}`)).json()) as { messages: { ID: string }[] }
  return Promise.all(list.messages.map(async ({ ID }) => (await (await fetch(`${api}/message/${ID}`)).json()) as Found))
}

describe('a mail', () => {
  it('arrives as it was written, from Debut, in both its forms', async () => {
    const mail = open(mailbox.smtpPort)
    await mail.send({ id: 'queued-1', to: 'ines@example.com', subject: 'Grüße 🚀', text: 'Your code is 123456.', html: '<b>123456</b>' })
    mail.close()
    const [written] = await found('to:ines@example.com')
    expect(written).toMatchObject({
      From: { Name: 'Debut', Address: 'hello@debut.example' },
      To: [{ Address: 'ines@example.com' }],
      Subject: 'Grüße 🚀',
      MessageID: 'queued-1@debut.example',
    })
    expect(written?.Text.trim()).toBe('Your code is 123456.')
    expect(written?.HTML.trim()).toBe('<b>123456</b>')
  })

  it('can be recognised when it was sent twice', async () => {
    const mail = open(mailbox.smtpPort)
    for (const _ of [1, 2]) await mail.send({ id: 'queued-2', to: 'aya@example.com', subject: 'Receipt', text: 'Thank you.' })
    mail.close()
    expect((await found('to:aya@example.com')).map(({ MessageID }) => MessageID)).toEqual([
      'queued-2@debut.example',
      'queued-2@debut.example',
    ])
  })

  it('has one recipient and no further headers, whatever its texts say', async () => {
    const mail = open(mailbox.smtpPort)
    await mail.send({ id: 'queued-3', to: 'noor@example.com', subject: 'Hi\r\nBcc: eve@example.com', text: 'Hi\r\n.\r\nQUIT' })
    mail.close()
    const [written] = await found('to:noor@example.com')
    expect(written?.Text).toContain('QUIT')
    expect(await found('to:eve@example.com')).toEqual([])
    expect(await found('bcc:eve@example.com')).toEqual([])
  })
})

it('names the mails before it in its conversation', async () => {
  const mail = open(mailbox.smtpPort)
  await mail.send({ id: 'answer-2', thread: ['receipt', 'answer-1'], to: 'mila@example.com', subject: 'Re: Hi', text: 'Hello.' })
  mail.close()
  const api = `http://127.0.0.1:${mailbox.httpPort}/api/v1`
  const { messages } = (await (await fetch(`${api}/search?query=to:mila@example.com`)).json()) as { messages: { ID: string }[] }
  expect(await (await fetch(`${api}/message/${messages[0]?.ID}/headers`)).json()).toMatchObject({
    'In-Reply-To': ['<answer-1@debut.example>'],
    References: ['<receipt@debut.example> <answer-1@debut.example>'],
  })
})

describe('a refusal', () => {
  const refusing = async (command: string, answer: string) => {
    const server = createServer((socket) => {
      socket.write('220 mail.example\r\n')
      socket.on('data', (line) => socket.write(line.toString().startsWith(command) ? `${answer}\r\n` : '250 Fine\r\n'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const mail = open(typeof address === 'object' && address !== null ? address.port : 0)
    const error: unknown = await mail.send({ id: '5', to: 'ines@example.com', subject: 'x', text: 'x' }).catch((thrown: unknown) => thrown)
    mail.close()
    server.close()
    return isRefusedForGood(error)
  }

  it('is for good where there is no such mailbox, and may be mended where it is about us or about now', async () => {
    expect(await refusing('RCPT', '550 5.1.1 No such user')).toBe(true)
    expect(await refusing('RCPT', '450 4.2.1 Try again later')).toBe(false)
    expect(await refusing('MAIL', '550 5.7.1 Sender not allowed')).toBe(false)
    expect(isRefusedForGood(new Error('ECONNREFUSED'))).toBe(false)
  })
})

describe('a mail server', () => {
  it('is looked after', async () => {
    const mail = open(mailbox.smtpPort)
    await mail.check()
    mail.close()
  })

  it('that is unavailable fails the check and the mail, which therefore stays in the queue', async () => {
    const offline = await start({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
    const mail = open(offline.smtpPort)
    await offline.close()
    await expect(mail.check()).rejects.toThrow('ECONNREFUSED')
    await expect(mail.send({ id: '4', to: 'ines@example.com', subject: 'x', text: 'x' })).rejects.toThrow('ECONNREFUSED')
    mail.close()
  })
})
