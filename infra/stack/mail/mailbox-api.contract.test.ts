import { get } from 'node:http'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Message, MessageSummary } from './mail.ts'
import { type Mail, start } from './mailbox.ts'

let mail: Mail
let transport: ReturnType<typeof connectTo>

/** One connection for all, since each new one is greeted after a pause. */
const connectTo = (port: number) => createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: 1, maxMessages: Infinity })

beforeAll(async () => {
  mail = await start({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
  transport = connectTo(mail.smtpPort)
})
afterAll(async () => {
  transport.close()
  await mail.close()
})

const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${mail.httpPort}/api/v1/${path}`, init)
const json = async <T>(path: string) => (await (await call(path)).json()) as T
const list = (path: string) => json<{ messages: MessageSummary[] }>(path)
const subjects = async (path: string) => (await list(path)).messages.map(({ Subject }) => Subject)
const found = (query: string) => subjects(`search?query=${encodeURIComponent(query)}`)
const idOf = async (subject: string) => (await list(`search?query=${encodeURIComponent(`subject:"${subject}"`)}`)).messages[0]?.ID ?? ''

beforeEach(async () => {
  await call('messages', { method: 'DELETE' })
  const from = { name: 'Debut', address: 'hello@debut.local' }
  await transport.sendMail({ from, to: 'ines@example.com', subject: 'Your code is 123456', text: 'It holds for ten minutes.' })
  await transport.sendMail({
    from: 'billing@debut.local',
    to: '"Aya Brandt" <aya@example.com>',
    cc: 'team@example.com',
    subject: 'Receipt 2041',
    html: '<style>p{}</style><p>Thank you, <b>Aya</b></p>',
    headers: { 'X-Tags': 'orders, paid' },
    attachments: [
      { filename: 'receipt.pdf', content: 'pdf' },
      { filename: 'page.html', content: '<script>1</script>' },
    ],
  })
  await transport.sendMail({ from, to: 'aya@example.com', subject: 'Hello again', text: 'Nothing new.', date: '2026-01-02T03:04:05Z' })
})

it('answers this machine alone, whatever name a page elsewhere gave it', async () => {
  const asked = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port: mail.httpPort, host: '127.0.0.1', path: '/api/v1/messages', headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  expect(await asked('localhost:8025')).toBe(200)
  expect(await asked('[::1]:8025')).toBe(200)
  for (const host of ['attacker.example', 'localhost.attacker.example', '127.0.0.1.nip.example:8025']) expect(await asked(host)).toBe(403)
})

it('lists newest first, in the shape Mailpit has', async () => {
  const page = await list('messages')
  expect(page).toEqual({
    total: 3,
    unread: 3,
    count: 3,
    messages_count: 3,
    messages_unread: 3,
    start: 0,
    tags: ['orders', 'paid'],
    messages: expect.any(Array),
  })
  expect(page.messages[1]).toEqual({
    ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    MessageID: expect.stringMatching(/@debut\.local$/),
    Read: false,
    From: { Name: '', Address: 'billing@debut.local' },
    To: [{ Name: 'Aya Brandt', Address: 'aya@example.com' }],
    Cc: [{ Name: '', Address: 'team@example.com' }],
    Bcc: [],
    ReplyTo: [],
    Subject: 'Receipt 2041',
    Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/),
    Username: '',
    Tags: ['orders', 'paid'],
    Size: expect.any(Number),
    Attachments: 2,
    Snippet: 'Thank you, Aya',
  })
})

it.each([
  ['start=1', ['Receipt 2041', 'Your code is 123456']],
  ['limit=1', ['Hello again']],
  ['start=1&limit=1', ['Receipt 2041']],
  ['start=x&limit=-4', ['Hello again', 'Receipt 2041', 'Your code is 123456']],
  ['start=9', []],
])('pages with %s', async (query, expected) => {
  expect(await subjects(`messages?${query}`)).toEqual(expected)
})

it.each([
  ['code', ['Your code is 123456']],
  ['CODE minutes', ['Your code is 123456']],
  ['code receipt', []],
  ['"ten minutes"', ['Your code is 123456']],
  ['"minutes ten"', []],
  ['to:aya', ['Hello again', 'Receipt 2041']],
  ['to:aya@example.com subject:hello', ['Hello again']],
  ['to:"Aya Brandt"', ['Receipt 2041']],
  ['from:billing', ['Receipt 2041']],
  ['from:"Debut <hello"', ['Hello again', 'Your code is 123456']],
  ['cc:team', ['Receipt 2041']],
  ['addressed:team', ['Receipt 2041']],
  ['subject:"code is"', ['Your code is 123456']],
  ['-to:aya', ['Your code is 123456']],
  ['!receipt to:aya', ['Hello again']],
  ['has:attachment', ['Receipt 2041']],
  ['-has:attachment', ['Hello again', 'Your code is 123456']],
  ['tag:paid', ['Receipt 2041']],
  ['is:read', []],
  ['is:unread to:ines', ['Your code is 123456']],
  ['larger:1m', []],
  ['smaller:1m', ['Hello again', 'Receipt 2041', 'Your code is 123456']],
  ['before:2020-01-01', []],
  ['after:2020-01-01 to:ines', ['Your code is 123456']],
  ['receipt.pdf', ['Receipt 2041']],
])('finds what %j asks for', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

it('counts what was found beside what there is', async () => {
  expect(await json('search?query=to:aya&limit=1')).toMatchObject({ total: 3, messages_count: 2, count: 1, start: 0 })
})

it('refuses a search for nothing as Mailpit does', async () => {
  const answer = await call('search?query=%20')
  expect([answer.status, await answer.text()]).toEqual([400, 'Error: no search query'])
})

it('gives a message in the shape Mailpit has, and marks it read', async () => {
  const id = await idOf('Receipt 2041')
  expect(await json(`message/${id}`)).toEqual({
    ID: id,
    MessageID: expect.any(String),
    From: { Name: '', Address: 'billing@debut.local' },
    To: [{ Name: 'Aya Brandt', Address: 'aya@example.com' }],
    Cc: [{ Name: '', Address: 'team@example.com' }],
    Bcc: [],
    ReplyTo: [],
    ReturnPath: 'billing@debut.local',
    Subject: 'Receipt 2041',
    ListUnsubscribe: { Header: '', Links: [], Errors: '', HeaderPost: '' },
    Date: expect.stringMatching(/Z$/),
    Tags: ['orders', 'paid'],
    Username: '',
    Text: 'Thank you, Aya',
    HTML: expect.stringContaining('<p>Thank you, <b>Aya</b></p>'),
    Size: expect.any(Number),
    Inline: [],
    Attachments: [
      {
        PartID: '1',
        FileName: 'receipt.pdf',
        ContentType: 'application/pdf',
        ContentID: '',
        Size: 3,
        Checksums: {
          MD5: '437175ba4191210ee004e1d937494d09',
          SHA1: expect.stringMatching(/^\w{40}$/),
          SHA256: expect.stringMatching(/^\w{64}$/),
        },
      },
      expect.objectContaining({ PartID: '2', FileName: 'page.html' }),
    ],
  })
  expect(await found('is:read')).toEqual(['Receipt 2041'])
  expect(await json('messages')).toMatchObject({ total: 3, unread: 2, messages_unread: 2 })
})

it('dates a message as it says itself', async () => {
  expect((await json<Message>('message/latest')).Date).toBe('2026-01-02T03:04:05.000Z')
})

it('knows the latest, of all and of those that fit a query', async () => {
  expect((await json<Message>('message/latest')).Subject).toBe('Hello again')
  expect((await json<Message>('message/latest?query=to:ines')).Subject).toBe('Your code is 123456')
})

it('gives the source as text, to be shown or to be kept', async () => {
  const id = await idOf('Hello again')
  const shown = await call(`message/${id}/raw`)
  expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await shown.text()).toMatch(
    /^Return-Path: <hello@debut\.local>\r\n[\s\S]*Subject: Hello again\r\n[\s\S]*\r\n\r\nNothing new\.\r\n$/,
  )
  const kept = await call(`message/${id}/raw?dl=1`)
  expect(kept.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`)
})

it('gives the headers by name', async () => {
  expect(await json(`message/latest/headers`)).toMatchObject({ Subject: ['Hello again'], 'Return-Path': ['<hello@debut.local>'] })
})

it('gives an attachment, but none that a browser would run', async () => {
  const id = await idOf('Receipt 2041')
  const pdf = await call(`message/${id}/part/1`)
  expect([pdf.headers.get('content-type'), await pdf.text()]).toEqual(['application/pdf', 'pdf'])
  const page = await call(`message/${id}/part/2`)
  expect(page.headers.get('content-type')).toBe('application/octet-stream')
  expect(page.headers.get('content-disposition')).toBe('attachment; filename="page.html"')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
})

it.each([
  'message/unknown',
  'message/unknown/raw',
  'message/unknown/headers',
  'message/latest/part/1',
  'message/..%2f..%2fpackage.json/raw',
  'nothing',
])('knows no %s', async (path) => {
  const answer = await call(path)
  expect([answer.status, await answer.text()]).toEqual([404, '404 page not found'])
})

it('deletes the named messages', async () => {
  const ids = [await idOf('Receipt 2041'), 'unknown']
  const answer = await call('messages', {
    method: 'DELETE',
    body: JSON.stringify({ IDs: ids }),
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  expect(await subjects('messages')).toEqual(['Hello again', 'Your code is 123456'])
})

it('deletes everything where none are named, with a body or without', async () => {
  await call('messages', { method: 'DELETE', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(await json('messages')).toMatchObject({ total: 0, unread: 0, messages: [], tags: [] })
  expect([(await call('message/latest')).status, await (await call('message/latest')).text()]).toEqual([404, 'no messages found'])
  const empty = await call('messages', { method: 'DELETE', headers: { 'content-type': 'application/json' } })
  expect(empty.status).toBe(200)
})

it('deletes what a search finds', async () => {
  await call('search?query=to:aya', { method: 'DELETE' })
  expect(await subjects('messages')).toEqual(['Your code is 123456'])
})

it('marks as read and unread what is named, found or there', async () => {
  const put = (body: object) =>
    call('messages', { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  await put({ Read: true, IDs: [await idOf('Hello again')] })
  expect(await found('is:read')).toEqual(['Hello again'])
  await put({ Read: true, Search: 'to:ines' })
  expect(await found('is:read')).toEqual(['Hello again', 'Your code is 123456'])
  await put({ Read: false })
  expect(await found('is:read')).toEqual([])
  expect((await put({ IDs: ['a'], Search: 'b' })).status).toBe(400)
})
