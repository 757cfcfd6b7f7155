import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberRegistered, memberStream } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { EmailInvitationEnded, InvitedByEmail, inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { MakerLeft, ToolHidden, ToolListed, toolStream } from '@debut/events/tools/tool-events.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeMail } from '../../identity/ports/mail/write-mail.ts'
import { on, specifyProcess } from '../../kernel/testing/specify-process.ts'
import { deliverInvitations } from './deliver-invitations.ts'
import { invitationLinks } from './invitation-links.ts'
import { invitationRows } from './invitation-rows.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
const [ines, noor, tomasz] = ['11', '12', '13'].map((end) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c${end}`)) as [
  MemberId,
  MemberId,
  MemberId,
]
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
/** `specifyProcess` begins at this time. */
const START = toInstant('2026-11-18T12:00:00Z')
const ADDRESS = 'noor@mail.example'

let database: Knex
beforeAll(() => {
  database = openDatabase({ url: own.url, name: 'test' })
})
afterAll(() => database.destroy())
beforeEach(async () => {
  for (const table of ['maker_invitations', 'outbox', 'users']) await database(`identity.${table}`).delete()
  await signsUp(ines, 'ines@mail.example')
  await invitationRows(database).add({ toolId, by: ines, address: ADDRESS, hash: Buffer.from('a hash') }, START)
})

const process = () =>
  specifyProcess(deliverInvitations, {
    invitationRows: invitationRows(database),
    invitationLinks: invitationLinks('a secret for tests alone', 'https://debut.example'),
    usernameOf: async (memberId) => (memberId === ines ? 'ines' : undefined),
    writeMail: writeMail(() => START),
    publicUrl: 'https://debut.example',
  })
const listed = ToolListed({
  toolId,
  ownerId: tomasz,
  makers: [tomasz, ines],
  slug: 'paperplane',
  name: 'Paperplane',
  tagline: 'Send a note that folds itself',
  url: 'https://paperplane.example/',
  category: 'design',
  pricing: 'free',
  tags: ['mail'],
  logo: '/logo.svg',
  ...NO_STORY,
})
const paperplane = on(toolStream(toolId), listed)
const registered = on(memberStream(noor), MemberRegistered({ memberId: noor, username: Username.parse('noor') }))
const signsUp = (id = noor, email = ADDRESS) =>
  database('identity.users').insert({
    id,
    email,
    email_confirmed_at: START.toJSDate(),
    created_at: START.toJSDate(),
    updated_at: START.toJSDate(),
  })
const mails = () => database('identity.outbox').pluck('recipient')
const addresses = () => database('identity.maker_invitations').pluck('address')

it('mails an address once, however often the process looks', async () => {
  await process().given(paperplane).when({ seconds: 1 }).thenNothing()
  expect(await mails()).toEqual([ADDRESS])
})

it('ends an invitation after 14 days for the member who was notified, and deletes the address', async () => {
  await signsUp()
  const invited = on(inviteeStream(noor), InvitedByEmail({ memberId: noor, toolId, by: ines }))
  const followed = await process().given(paperplane, registered).when({ days: 13 }).whatFollows()
  expect([followed, await addresses(), await mails()]).toEqual([[invited], [ADDRESS], []])
  const over = EmailInvitationEnded({ memberId: noor, toolId, invitedBy: ines, how: 'over' })
  await process()
    .given(paperplane, registered, invited)
    .when({ days: 14 })
    .then(on(inviteeStream(noor), over))
  expect(await addresses()).toEqual([])
})

it('ends also once the account of who invited is erased', async () => {
  await signsUp()
  const invited = on(inviteeStream(noor), InvitedByEmail({ memberId: noor, toolId, by: ines }))
  expect(await process().given(paperplane, registered).when({ seconds: 1 }).whatFollows()).toEqual([invited])
  await invitationRows(database).forget(ines, undefined)
  expect(await addresses()).toEqual([null])
  const over = EmailInvitationEnded({ memberId: noor, toolId, invitedBy: ines, how: 'over' })
  await process()
    .given(paperplane, registered, invited)
    .when({ days: 14 })
    .then(on(inviteeStream(noor), over))
})

it.each([
  ['the product is out of sight', ToolHidden({ toolId, by: tomasz })],
  ['who invited is none of its makers any more', MakerLeft({ toolId, memberId: ines, by: ines })],
])('deletes the address and mails nothing where %s', async (_, event) => {
  await process()
    .given(on(toolStream(toolId), listed, event))
    .when({ seconds: 1 })
    .thenNothing()
  expect([await mails(), await addresses()]).toEqual([[], [null]])
})

it('notifies no account that only claims the address', async () => {
  await signsUp()
  await database('identity.users').where({ id: noor }).update({ email_confirmed_at: null })
  await process().given(paperplane, registered).when({ seconds: 1 }).thenNothing()
  expect(await mails()).toEqual([ADDRESS])
})
