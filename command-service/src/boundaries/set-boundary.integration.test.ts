import { boundariesStream } from '@debut/events/boundaries/boundary-events.ts'
import { followerStream } from '@debut/events/follows/follow-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const postId = '01K9Z7V5C2QW8R3N4M2X000009'
const wordId = '01K9Z7V5C0QW8R3N4M2X000030'

let world: World
let url: string

beforeAll(async () => {
  world = await startWorld()
  url = (await world.commandService()).url
})
afterAll(() => world.close())

const registered = async (username: string) => {
  const person = world.person(username)
  const token = await world.token(person)
  await sendCommand(url, token, 'RegisterMember', { username })
  return { memberId: MemberId.parse(person.memberId), token }
}

const typesOn = async (stream: string) => {
  const log = openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger })
  try {
    return (await log.read(stream)).map(({ type }) => type)
  } finally {
    await log.close()
  }
}

it('ends the follow of whom a member blocks, once, and keeps the blocked from following', async () => {
  const [ines, tomasz] = [await registered('ines'), await registered('tomasz')]
  const whom = { memberId: tomasz.memberId }
  await sendCommand(url, ines.token, 'FollowMember', whom)
  expect(await sendCommand(url, ines.token, 'BlockMember', whom)).toMatchObject({ status: 200 })
  expect(await typesOn(boundariesStream(ines.memberId))).toEqual(['MemberBlocked'])
  expect(await typesOn(followerStream(ines.memberId))).toEqual(['MemberFollowed', 'MemberUnfollowed'])
  expect(await sendCommand(url, ines.token, 'BlockMember', whom)).toMatchObject({ status: 200 })
  expect(await typesOn(boundariesStream(ines.memberId))).toEqual(['MemberBlocked'])
  const noor = await registered('noor')
  const follow = (memberId: string) => sendCommand(url, tomasz.token, 'FollowMember', { memberId })
  expect(await follow(ines.memberId)).toMatchObject({ status: 422, body: { code: 'cant-follow-them' } })
  expect(await follow(noor.memberId)).toMatchObject({ status: 200 })
  await sendCommand(url, ines.token, 'UnblockMember', whom)
  expect(await follow(ines.memberId)).toMatchObject({ status: 200 })
})

it('refuses what is not there, oneself, and words that are too short or too long', async () => {
  const lena = await registered('lena')
  const send = (type: string, payload: object) => sendCommand(url, lena.token, type, payload)
  for (const type of ['BlockMember', 'MuteMember']) {
    expect(await send(type, { memberId: lena.memberId })).toMatchObject({ status: 422, body: { code: 'block-yourself' } })
    expect(await send(type, { memberId: world.person('nobody').memberId })).toMatchObject({ status: 404, body: { code: 'unknown-member' } })
  }
  expect(await send('MuteThread', { postId })).toMatchObject({ status: 404, body: { code: 'unknown-post' } })
  expect(await send('MuteTool', { toolId: postId })).toMatchObject({ status: 404, body: { code: 'unknown-tool' } })
  for (const word of ['a', 'a'.repeat(41)]) expect(await send('MuteWord', { wordId, word })).toMatchObject({ status: 400 })
  expect(await send('MuteWord', { wordId, word: 'giveaway' })).toMatchObject({ status: 200 })
  expect(await send('UnmuteWord', { wordId })).toMatchObject({ status: 200 })
})

it('keeps a muted word unreadable in the log', async () => {
  const omar = await registered('omar')
  await sendCommand(url, omar.token, 'MuteWord', { wordId, word: 'my-old-employer' })
  const log = openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger })
  const stored = await log.read(boundariesStream(omar.memberId))
  await log.close()
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored.map(({ data, metadata }) => ({ data, metadata })))).not.toContain('my-old-employer')
})
