import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, it, onTestFinished } from 'vitest'
import type { Message, MessageSummary } from './mail.ts'
import { type MailOptions, start } from './mailbox.ts'
import { rawSmtp } from './raw-smtp.ts'

const mailboxWith = async (options: Partial<MailOptions> = {}) => {
  const mail = await start({ smtpPort: 0, httpPort: 0, host: '127.0.0.1', ...options })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await mail.close()
    isClosed = true
  }
  onTestFinished(close)
  const url = `http://127.0.0.1:${mail.httpPort}/api/v1`
  return {
    close,
    smtpPort: mail.smtpPort,
    transport: createTransport({ host: '127.0.0.1', port: mail.smtpPort }),
    list: async () => ((await (await fetch(`${url}/messages?limit=1000`)).json()) as { messages: MessageSummary[] }).messages,
    latest: async () => (await (await fetch(`${url}/message/latest`)).json()) as Message,
    raw: async (id: string) => (await fetch(`${url}/message/${id}/raw`)).text(),
  }
}

const talk = async (port: number) => {
  const client = await rawSmtp(port)
  onTestFinished(() => client.end())
  expect((await client.reply())[0]).toMatch(/^220 /)
  return client
}

const PLAIN = { from: 'a@debut.local', to: 'b@debut.local', subject: 'Hello', text: 'Hi' }

it('keeps what is sent to it, whole', async () => {
  const { transport, latest } = await mailboxWith()
  await transport.sendMail({
    from: '"Ä. Sender" <a@debut.local>',
    to: ['"One" <one@example.com>', 'two@example.com'],
    cc: 'three@example.com',
    replyTo: 'answers@debut.local',
    subject: 'Grüße – 日本',
    text: 'Text',
    html: '<p>HTML</p>',
    messageId: '<the-id@debut.local>',
    attachments: [
      { filename: 'a.txt', content: 'hello' },
      { filename: 'dot.png', content: Buffer.from([1, 2]), cid: 'dot', contentDisposition: 'inline' },
    ],
  })
  expect(await latest()).toMatchObject({
    MessageID: 'the-id@debut.local',
    From: { Name: 'Ä. Sender', Address: 'a@debut.local' },
    To: [
      { Name: 'One', Address: 'one@example.com' },
      { Name: '', Address: 'two@example.com' },
    ],
    Cc: [{ Name: '', Address: 'three@example.com' }],
    Bcc: [],
    ReplyTo: [{ Name: '', Address: 'answers@debut.local' }],
    ReturnPath: 'a@debut.local',
    Subject: 'Grüße – 日本',
    Text: 'Text\n',
    HTML: expect.stringContaining('<p>HTML</p>'),
    Attachments: [{ FileName: 'a.txt', ContentType: 'text/plain', Size: 5 }],
    Inline: [{ FileName: 'dot.png', ContentID: 'dot', Size: 2 }],
  })
})

it('shows whom only the envelope names as Bcc', async () => {
  const { transport, latest } = await mailboxWith()
  await transport.sendMail({ ...PLAIN, bcc: ['hidden@example.com', 'also@example.com'] })
  expect((await latest()).Bcc.map(({ Address }) => Address)).toEqual(['hidden@example.com', 'also@example.com'])
})

it('takes anyone’s credentials, and none', async () => {
  const { smtpPort, list } = await mailboxWith()
  const auth = { user: 'anyone', pass: 'anything' }
  await createTransport({ host: '127.0.0.1', port: smtpPort, auth }).sendMail(PLAIN)
  await createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail(PLAIN)
  expect(await list()).toHaveLength(2)
})

it('offers its size limit and no STARTTLS', async () => {
  const { smtpPort } = await mailboxWith({ maxSize: 5000 })
  const client = await talk(smtpPort)
  const offered = await client.say('EHLO test')
  expect(offered).toContainEqual(expect.stringMatching(/SIZE 5000$/))
  expect(offered.join()).not.toContain('STARTTLS')
  expect((await client.say('STARTTLS'))[0]).toMatch(/^50[02] /)
})

it('refuses with 552 what is announced too large', async () => {
  const { smtpPort, list } = await mailboxWith({ maxSize: 5000 })
  const client = await talk(smtpPort)
  await client.say('EHLO test')
  expect((await client.say('MAIL FROM:<a@b.c> SIZE=5001'))[0]).toMatch(/^552 /)
  expect(await list()).toEqual([])
})

it('refuses with 552 what turns out too large, and takes the next message', async () => {
  const { smtpPort, list } = await mailboxWith({ maxSize: 5000 })
  const client = await talk(smtpPort)
  await client.say('EHLO test')
  for (const [body, answer] of [
    ['x'.repeat(70).concat('\r\n').repeat(200), /^552 /],
    ['short\r\n', /^250 /],
  ] as const) {
    await client.say('MAIL FROM:<a@b.c>')
    await client.say('RCPT TO:<d@e.f>')
    expect((await client.say('DATA'))[0]).toMatch(/^354 /)
    client.write(`Subject: x\r\n\r\n${body}.\r\n`)
    expect((await client.reply())[0]).toMatch(answer)
  }
  expect(await list()).toHaveLength(1)
})

it('keeps a message without any header, and one that is empty', async () => {
  const { smtpPort, list } = await mailboxWith()
  const client = await talk(smtpPort)
  await client.say('HELO test')
  for (const body of ['no header here\r\n', '']) {
    await client.say('MAIL FROM:<>')
    await client.say('RCPT TO:<d@e.f>')
    await client.say('DATA')
    client.write(`${body}.\r\n`)
    expect((await client.reply())[0]).toMatch(/^250 /)
  }
  expect((await list()).map(({ Bcc }) => Bcc[0]?.Address)).toEqual(['d@e.f', 'd@e.f'])
})

it('gives back a line that begins with a dot as it was sent', async () => {
  const { transport, latest } = await mailboxWith()
  await transport.sendMail({ ...PLAIN, text: '.hidden\n..twice\n.' })
  expect((await latest()).Text).toBe('.hidden\n..twice\n.\n')
})

it('keeps nothing of a message that breaks off', async () => {
  const { smtpPort, list } = await mailboxWith()
  const client = await talk(smtpPort)
  await client.say('EHLO test')
  await client.say('MAIL FROM:<a@b.c>')
  await client.say('RCPT TO:<d@e.f>')
  await client.say('DATA')
  client.write('Subject: half\r\n\r\nhalf')
  client.end()
  const other = await talk(smtpPort)
  await other.say('NOOP')
  expect(await list()).toEqual([])
})

it('keeps the newest and lets the oldest go', async () => {
  const { transport, list } = await mailboxWith({ mostKept: 3 })
  for (const subject of ['1', '2', '3', '4', '5']) await transport.sendMail({ ...PLAIN, subject })
  expect((await list()).map(({ Subject }) => Subject)).toEqual(['5', '4', '3'])
})

it('has its mail again after a restart, read and unread as it was, and no file more', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const before = await mailboxWith({ dataDir, mostKept: 2 })
  for (const subject of ['gone', 'unread', 'read']) await before.transport.sendMail({ ...PLAIN, subject })
  await before.latest()
  const kept = await before.list()
  const source = await before.raw(kept[1]?.ID ?? '')
  await before.close()

  const after = await mailboxWith({ dataDir, mostKept: 2 })
  expect(await after.list()).toEqual(kept)
  expect(kept.map(({ Subject, Read }) => [Subject, Read])).toEqual([
    ['read', true],
    ['unread', false],
  ])
  expect(await after.raw(kept[1]?.ID ?? '')).toBe(source)
  expect(await readdir(dataDir)).toHaveLength(2)
})
