import { randomUUID } from 'node:crypto'
import type { InboxList, InboxMessage } from '@debut/events/support/contact-answers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorldWithMails, type WorldWithMails } from '../identity/testing/world-with-mails.ts'

let world: WorldWithMails
let url: string
let admin: string
let other: string
let moderator: string

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service()
  const staff = async (username: string, ...roles: ('admin' | 'moderator')[]) =>
    world.world.token(await world.world.appoint(world.world.person(username, ...roles)))
  admin = await staff('otto', 'admin')
  other = await staff('olga', 'admin')
  moderator = await staff('mona', 'moderator')
  for (const [token, username] of [
    [admin, 'otto'],
    [other, 'olga'],
  ] as const)
    await sendCommand(url, token, 'RegisterMember', { username })
})
afterAll(() => world.close())

const write = async (more: object = {}) => {
  const body = { id: newUlid(), topic: 'launch', message: 'Can we move our launch?', email: `${randomUUID()}@mail.example`, ...more }
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return { ...body, ...((await response.json()) as { reference: string }) }
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is asked for says what comes
const ask = async <Answer>(method: string, path: string, body?: object, token = admin) => {
  const response = await fetch(`${url}/api/contact/messages${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer = (text === '' ? {} : JSON.parse(text)) as Answer & { code?: string }
  if (response.ok && text !== '') fitsContract(method, `/api/contact/messages${path}`, answer)
  return { status: response.status, body: answer }
}
const list = async (query: string) => (await ask<InboxList>('GET', query)).body
const read = async (id: string) => (await ask<InboxMessage>('GET', `/${id}`)).body
const reply = (id: string, revision: number, text: string, token?: string) =>
  ask<InboxMessage>('POST', `/${id}/replies`, { revision, text }, token)
const setStatus = (id: string, revision: number, status: string) => ask<InboxMessage>('PUT', `/${id}/status`, { revision, status })
const outbox = (id: string) => world.database('identity.outbox').where({ id }).first()

describe('the inbox', () => {
  it('is there for admins alone', async () => {
    const { id } = await write()
    for (const token of [moderator, await world.world.token(world.world.person('ines'))])
      for (const answer of [
        await ask('GET', '', undefined, token),
        await ask('GET', `/${id}`, undefined, token),
        await reply(id, 1, 'Hi', token),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('is found by status, topic, reference, address and name, a page at a time', async () => {
    const domain = `${randomUUID()}.example`
    for (let count = 0; count < 22; count++)
      await write({ email: `n${count}@${domain}`, topic: count < 2 ? 'security' : 'other', name: 'Per 100%_' })
    const first = await list(`?q=${domain}`)
    expect([first.total, first.messages.length]).toEqual([22, 20])
    expect((await list(`?q=${domain}&page=2`)).messages).toHaveLength(2)
    expect((await list(`?q=${domain}&topic=security`)).total).toBe(2)
    expect((await list(`?q=${domain}&status=closed`)).total).toBe(0)
    // What waits longest comes first.
    expect((await list(`?q=${domain}&status=new`)).messages[0]?.email).toBe(`n0@${domain}`)
    expect((await list(`?q=${encodeURIComponent('100%_')}`)).total).toBe(22)
    expect((await list(`?q=${encodeURIComponent('1%0')}`)).total).toBe(0)
    const [wanted] = first.messages
    if (wanted === undefined) throw new Error('nothing was found')
    const typed = wanted.reference.toLowerCase().replaceAll('-', '')
    expect((await list(`?q=${typed}`)).messages.map(({ id }) => id)).toEqual([wanted.id])
    expect(await ask('GET', '?page=0')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await ask('GET', '?status=lost')).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('answers by mails that follow one another, and keeps them with the message', async () => {
    const { id, email, reference } = await write({ message: 'First.\n\nSecond.' })
    const receipt = (await world.mailsTo(email))[0] as unknown as { id: string }
    const { body } = await reply(id, 1, 'Yes.\r\n\r\nGo to your tools.')
    expect(body).toMatchObject({
      status: 'answered',
      revision: 2,
      replies: 1,
      message: 'First.\n\nSecond.',
      receipt: { kind: 'receipt', delivery: 'waiting' },
      answers: [{ by: 'otto', text: 'Yes.\n\nGo to your tools.', delivery: 'waiting' }],
    })
    const [answer] = body.answers
    expect(await outbox(answer?.id ?? '')).toMatchObject({
      recipient: email,
      template: 'contact_reply',
      payload: {
        reference,
        text: 'Yes.\n\nGo to your tools.',
        thread: receipt.id,
        link: expect.stringContaining(`/contact?about=${reference}`),
      },
    })
    const second = await reply(id, 2, 'One more thing.', other)
    expect(second.body.answers.map(({ by }) => by)).toEqual(['otto', 'olga'])
    expect(await outbox(second.body.answers[1]?.id ?? '')).toMatchObject({ payload: { thread: `${receipt.id} ${answer?.id}` } })
  })

  it('tells the second of two admins who answer at the same time', async () => {
    const { id } = await write()
    const answers = await Promise.all([reply(id, 1, 'From Otto.'), reply(id, 1, 'From Olga.', other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'contact-message-changed' } })
    expect((await read(id)).answers).toHaveLength(1)
  })

  it('closes, reopens and marks as spam, which is not answered', async () => {
    const { id } = await write()
    expect(await setStatus(id, 1, 'closed')).toMatchObject({ body: { status: 'closed', revision: 2 } })
    expect(await setStatus(id, 1, 'new')).toMatchObject({ status: 409, body: { code: 'contact-message-changed' } })
    expect(await setStatus(id, 2, 'new')).toMatchObject({ body: { status: 'new' } })
    expect(await setStatus(id, 3, 'spam')).toMatchObject({ body: { status: 'spam' } })
    expect(await reply(id, 4, 'Buy nothing.')).toMatchObject({ status: 422, body: { code: 'contact-message-spam' } })
    expect(await setStatus(id, 4, 'answered')).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('shows which mails did not arrive', async () => {
    const { id, reference } = await write()
    const { body } = await reply(id, 1, 'Hello.')
    await world.database('identity.outbox').where({ id: body.answers[0]?.id }).delete()
    await world.database('identity.undelivered_mails').insert({ id: body.answers[0]?.id, given_up_at: world.clock().toJSDate() })
    expect(await read(id)).toMatchObject({ isBounced: true, receipt: { delivery: 'waiting' }, answers: [{ delivery: 'bounced' }] })
    expect((await list(`?q=${reference}`)).messages).toMatchObject([{ isBounced: true }])
  })

  it('deletes a message with all that hangs on it, and knows no other', async () => {
    const { id, email } = await write()
    await reply(id, 1, 'Hello.')
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 204 })
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 204 })
    expect(await world.mailsTo(email)).toEqual([])
    expect(await world.database('identity.contact_replies').where({ message_id: id })).toEqual([])
    for (const answer of [await ask('GET', `/${id}`), await reply(id, 2, 'Hello?'), await ask('GET', '/none')])
      expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-contact-message' } })
  })
})
