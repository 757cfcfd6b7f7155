import { randomUUID } from 'node:crypto'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type EmailInvitations, INVITATIONS_A_DAY } from '@debut/events/tools/invitation-answers.ts'
import { inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { fitsContract, refusalFitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand } from '@debut/testing/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorldWithMails, type WorldWithMails } from '../../identity/testing/world-with-mails.ts'
import { invitationRows, MAILS_TO_MAILBOX } from './invitation-rows.ts'
import { keptInvitations } from './kept-invitations.ts'

let world: WorldWithMails
let log: EventStore
let url: string
let boss: string

beforeAll(async () => {
  world = await startWorldWithMails()
  log = world.world.closing(openEventStore({ url: world.world.settings.EVENTSTORE_URL, logger: world.world.logger }))
  url = await world.service({ AUTH_COMPAT: '' })
  boss = await world.world.token(await world.world.appoint(world.world.person('boss', 'admin')))
})
beforeEach(() => world.database('identity.rate_limits').delete())
afterAll(() => world.close())

let count = 0
const named = (name: string) => `${name}-${++count}`
const anybody = () => `${randomUUID()}@mail.example`
const rows = () => invitationRows(world.database)
const typesOf = async (stream: string) => (await log.read(stream)).map(({ type }) => type)

const member = async (name: string, { email = anybody(), username = named(name) } = {}) => {
  const person = world.world.person(username)
  const now = world.clock().toJSDate()
  await world.database('identity.users').insert({ id: person.memberId, email, email_confirmed_at: now, created_at: now, updated_at: now })
  const token = await world.world.token(person)
  expect((await sendCommand(url, token, 'RegisterMember', { username })).status).toBe(200)
  return { ...person, memberId: MemberId.parse(person.memberId), username, email, token }
}
type Member = Awaited<ReturnType<typeof member>>

const listed = async ({ memberId }: Member) => {
  const toolId = ToolId.parse(newUlid())
  const slug = `paperplane-${toolId.toLowerCase()}`
  const tool = { toolId, ownerId: memberId, slug, name: 'Paperplane', tagline: 'Send a note that folds itself', logo: '/logo.svg' }
  const sent = { ...tool, url: `https://${slug}.example`, category: 'design', pricing: 'free', tags: ['mail'] }
  expect((await sendCommand(url, boss, 'ListTool', sent)).status).toBe(200)
  return toolId
}
const maker = async (name = 'ines') => {
  const ines = await member(name)
  return { ines, toolId: await listed(ines) }
}

const ask = async (method: string, path: string, { token }: Pick<Member, 'token'>, body?: object) => {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as EmailInvitations & { code?: string }
  if (response.ok) fitsContract(method, path, answer)
  else refusalFitsContract(`${method} ${method === 'POST' ? '/api/invitations' : '/api/invitations/:toolId'}`, answer.code)
  return { status: response.status, wait: response.headers.get('retry-after'), ...answer }
}
const invite = (by: Pick<Member, 'token'>, toolId: ToolId, email: string) => ask('POST', '/api/invitations', by, { toolId, email })
const mailed = async (address: string) => (await world.mailsTo(address)).filter(({ template }) => template === 'maker_invitation')
const isMailed = (address: string) => eventually(async () => expect(await mailed(address)).toHaveLength(1))
const isNotified = ({ memberId }: { readonly memberId: MemberId }) =>
  eventually(async () => expect(await typesOf(inviteeStream(memberId))).toEqual(['InvitedByEmail']))
const isSettled = () => eventually(async () => expect(await rows().undelivered()).toEqual([]))

describe('an invitation by email', () => {
  it('of a stranger is one mail with a username, the product’s name and the way out', async () => {
    const { ines, toolId } = await maker()
    const email = anybody()
    const { status, invitations } = await invite(ines, toolId, ` ${email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(invitations).toMatchObject([{ address: `${email.slice(0, 2)}…@mail.example` }])
    await isMailed(email)
    expect(await mailed(email)).toMatchObject([{ payload: { by: ines.username, tool: 'Paperplane' } }])
    expect((await invite(ines, toolId, email)).invitations).toEqual(invitations)
    await isSettled()
    expect(await mailed(email)).toHaveLength(1)
  })

  it('has the same answer for an address with an account, whose member is notified instead', async () => {
    const { ines, toolId } = await maker()
    const noor = await member('noor')
    const unknown = anybody()
    const first = await invite(ines, toolId, unknown)
    const second = await invite(ines, toolId, noor.email)
    const shapeOf = ({ status, invitations }: typeof first) => [status, Object.keys(invitations.at(-1) ?? {})]
    expect(shapeOf(second)).toEqual(shapeOf(first))
    await isNotified(noor)
    await isSettled()
    expect(await mailed(noor.email)).toEqual([])
    // The tool's stream doesn't show whose address it is, and the log contains no address.
    expect(await typesOf(toolStream(toolId))).toEqual(['ToolListed'])
    expect(JSON.stringify(await log.read(inviteeStream(noor.memberId)))).not.toContain(noor.email)
    expect((await ask('GET', `/api/invitations/${toolId}`, ines)).invitations.map(({ address }) => address)).toEqual([
      `${unknown.slice(0, 2)}…@mail.example`,
      `${noor.email.slice(0, 2)}…@mail.example`,
    ])
  })

  it('waits for who signs up with that address, who becomes a maker once they accept', async () => {
    const { ines, toolId } = await maker()
    const email = anybody()
    await invite(ines, toolId, email)
    await isMailed(email)
    const noor = await member('noor', { email })
    await isNotified(noor)
    // The mail was not sent before that and is no longer needed.
    expect(await mailed(email)).toEqual([])
    const stranger = await member('tomasz')
    expect(await sendCommand(url, stranger.token, 'AcceptInvitation', { toolId })).toMatchObject({ body: { code: 'not-invited' } })
    expect(await sendCommand(url, noor.token, 'AcceptInvitation', { toolId })).toMatchObject({ status: 200 })
    const [, joined] = await log.read(toolStream(toolId))
    expect(joined).toMatchObject({ type: 'MakerJoined' })
    expect(await typesOf(inviteeStream(noor.memberId))).toEqual(['InvitedByEmail', 'EmailInvitationEnded'])
    expect((await ask('GET', `/api/invitations/${toolId}`, noor)).invitations).toEqual([])
    expect(await world.database('identity.maker_invitations').where({ address: email })).toEqual([])
  })

  it('is declined by its member, or taken back by a maker, and can’t be accepted then', async () => {
    const { ines, toolId } = await maker()
    const [noor, vera] = [await member('noor'), await member('vera')]
    await invite(ines, toolId, noor.email)
    await invite(ines, toolId, vera.email)
    await Promise.all([isNotified(noor), isNotified(vera)])
    const ended = await sendCommand(url, noor.token, 'EndInvitation', { toolId, memberId: noor.memberId })
    expect(ended).toMatchObject({ status: 200 })
    const [waiting] = (await ask('GET', `/api/invitations/${toolId}`, ines)).invitations
    expect((await ask('DELETE', `/api/invitations/${toolId}/${waiting?.id}`, ines)).invitations).toEqual([])
    for (const { token } of [noor, vera])
      expect(await sendCommand(url, token, 'AcceptInvitation', { toolId })).toMatchObject({ body: { code: 'not-invited' } })
  })

  it('is taken back before its mail is sent, and then there is none', async () => {
    const { ines, toolId } = await maker()
    const email = anybody()
    const [invitation] = (await invite(ines, toolId, email)).invitations
    await isMailed(email)
    await ask('DELETE', `/api/invitations/${toolId}/${invitation?.id}`, ines)
    expect(await mailed(email)).toEqual([])
  })

  it('is refused to others than makers, for a product that is hidden, to a throwaway address and with a typo', async () => {
    const { ines, toolId } = await maker()
    const stranger = await member('tomasz')
    expect(await invite(stranger, toolId, anybody())).toMatchObject({ status: 404, code: 'not-your-tool' })
    expect(await ask('GET', `/api/invitations/${toolId}`, stranger)).toMatchObject({ code: 'not-your-tool' })
    expect(await invite(ines, toolId, 'ines@example')).toMatchObject({ status: 400, code: 'invalid' })
    expect(await invite(ines, toolId, 'someone@mailinator.com')).toMatchObject({ status: 422, code: 'throwaway-address' })
    await sendCommand(url, ines.token, 'HideTool', { toolId })
    expect(await invite(ines, toolId, anybody())).toMatchObject({ status: 422, code: 'not-listed-yet' })
  })
})

describe('what could be abused', () => {
  it('is bounded: ten invitations a day of one member, by name and by address together', async () => {
    const { ines, toolId } = await maker()
    const other = await listed(ines)
    const guest = await member('guest')
    expect(await sendCommand(url, ines.token, 'InviteMaker', { toolId, memberId: guest.memberId })).toMatchObject({ status: 200 })
    for (let sent = 1; sent < INVITATIONS_A_DAY; sent++)
      expect((await invite(ines, sent % 2 === 0 ? toolId : other, anybody())).status).toBe(200)
    const refused = await invite(ines, toolId, anybody())
    expect(refused).toMatchObject({ status: 429, code: 'too-many-invitations' })
    expect(Number(refused.wait)).toBeGreaterThan(60 * 60)
    expect(await sendCommand(url, ines.token, 'InviteMaker', { toolId: other, memberId: guest.memberId })).toMatchObject({
      status: 429,
      body: { code: 'too-many-invitations' },
    })
    // Sending it again does not make another invitation.
    expect(await sendCommand(url, ines.token, 'InviteMaker', { toolId, memberId: guest.memberId })).toMatchObject({ status: 200 })
    // If the count were deleted after an hour or two, it would begin anew.
    world.later({ hours: 3 })
    expect((await invite(ines, toolId, anybody())).status).toBe(200)
    expect((await invite(ines, other, anybody())).status).toBe(429)
  })

  it('is bounded: a mailbox gets a few mails, however it is spelled and however many members invite it, and each answer is the same', async () => {
    const name = randomUUID()
    const spelled = Array.from({ length: MAILS_TO_MAILBOX + 2 }, (_, index) => `${name}+${index}@mail.example`)
    for (const address of spelled) {
      const { ines, toolId } = await maker()
      const { status, invitations } = await invite(ines, toolId, address)
      expect([status, invitations.length]).toEqual([200, 1])
      await isSettled()
    }
    const mails = await Promise.all(spelled.map(mailed))
    expect(mails.flat()).toHaveLength(MAILS_TO_MAILBOX)
  })

  it('ends with “Don’t invite me again”, which keeps a hash alone, and of which the inviter sees nothing', async () => {
    const { ines, toolId } = await maker()
    const email = anybody()
    await invite(ines, toolId, email)
    await isMailed(email)
    const [mail] = await mailed(email)
    const { pathname } = new URL(mail?.payload['stop'] ?? '')
    const stop = (path: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await stop(`${pathname}x`)).status).toBe(400)
    expect((await stop(pathname)).status).toBe(200)
    expect((await stop(pathname)).status).toBe(200)
    expect(await world.database('identity.uninvited_mailboxes')).toEqual([{ hash: expect.any(Buffer) as Buffer }])

    const other = await listed(ines)
    const { status, invitations } = await invite(ines, other, email)
    expect([status, invitations.length]).toEqual([200, 1])
    await isSettled()
    expect(await mailed(email)).toHaveLength(1)
    const noor = await member('noor', { email })
    // The process looks at all of them every second, so once another one is delivered, it has looked.
    const vera = await member('vera')
    await invite(ines, other, vera.email)
    await isNotified(vera)
    expect(await typesOf(inviteeStream(noor.memberId))).toEqual([])
  })
})

describe('what is kept of an invitation by email', () => {
  const keptOf = (hash?: Buffer) => {
    const parts = { invitationRows: rows(), addresses: { hashOf: () => hash ?? Buffer.from('of another mailbox') } }
    return {
      exported: ({ memberId }: Member) => keptInvitations.exportOf(memberId, parts),
      forget: ({ memberId }: Member) => keptInvitations.forget(memberId, parts),
    }
  }
  const rowsTo = (address: string): Promise<{ mailbox_hash: Buffer }[]> => world.database('identity.maker_invitations').where({ address })

  it('is in the export of both, and gone with either', async () => {
    const { ines, toolId } = await maker()
    const noor = await member('noor')
    const email = anybody()
    await invite(ines, toolId, noor.email)
    await invite(ines, toolId, email)
    await isNotified(noor)
    await isMailed(email)
    const { exported, forget } = keptOf()
    expect(await exported(noor)).toMatchObject({ sent: [], received: [{ toolId, address: noor.email }] })
    await forget(noor)
    expect(await exported(ines)).toMatchObject({ sent: [{ toolId, address: email }], received: [] })
    await forget(ines)
    expect(await exported(ines)).toEqual({ sent: [], received: [] })
    expect(await mailed(email)).toEqual([])
    expect(await rowsTo(email)).toEqual([])
  })

  it('includes what was sent to another spelling of their address', async () => {
    const { ines, toolId } = await maker()
    const noor = await member('noor')
    const spelled = noor.email.replace('@', '+work@')
    await invite(ines, toolId, spelled)
    await isMailed(spelled)
    const { exported, forget } = keptOf((await rowsTo(spelled))[0]?.mailbox_hash)
    expect(await exported(noor)).toMatchObject({ received: [{ toolId, address: spelled }] })
    await forget(noor)
    expect([await rowsTo(spelled), await mailed(spelled)]).toEqual([[], []])
  })

  it('bounds the mails to a mailbox also once those who invited it have erased their accounts', async () => {
    const email = anybody()
    for (let sent = 0; sent < MAILS_TO_MAILBOX; sent++) {
      const { ines, toolId } = await maker()
      await invite(ines, toolId, email)
      await isSettled()
      await keptOf().forget(ines)
    }
    const { ines, toolId } = await maker()
    await invite(ines, toolId, email)
    await isSettled()
    expect(await mailed(email)).toEqual([])
  })
})
