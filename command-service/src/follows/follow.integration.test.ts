import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: World
let url: string

beforeAll(async () => {
  world = await startWorld()
  url = (await world.commandService()).url
})
afterAll(() => world.close())

it('takes a follow of an existing member, and no other', async () => {
  const [ines, tomasz] = [world.person('ines'), world.person('tomasz')]
  const [token, theirs] = [await world.token(ines), await world.token(tomasz)]
  const follow = (by: string, memberId: string) => sendCommand(url, by, 'FollowMember', { memberId })
  await sendCommand(url, token, 'RegisterMember', { username: 'ines' })
  expect(await follow(token, tomasz.memberId)).toMatchObject({ status: 404, body: { code: 'unknown-member' } })
  expect(await follow(theirs, ines.memberId)).toMatchObject({ status: 422, body: { code: 'not-registered' } })
  await sendCommand(url, theirs, 'RegisterMember', { username: 'tomasz' })
  expect(await follow(token, tomasz.memberId)).toMatchObject({ status: 200 })
  expect(await follow(token, ines.memberId)).toMatchObject({ status: 422, body: { code: 'follow-yourself' } })
  expect(await sendCommand(url, token, 'UnfollowMember', { memberId: tomasz.memberId })).toMatchObject({ status: 200 })
  expect(await sendCommand(url, token, 'FollowTool', { toolId: '01K9Z7V5C0QW8R3N4M2X000001' })).toMatchObject({
    status: 404,
    body: { code: 'unknown-tool' },
  })
})
