import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: World
let url: string

const toolId = '01K9Z7V5C0QW8R3N4M2X000001'
const kite = {
  toolId,
  slug: 'kite',
  name: 'Kite',
  tagline: 'Sends your notes up into the air',
  url: 'https://kite.example',
  category: 'design',
  pricing: 'free',
  tags: ['mail'],
  logo: '/logo.svg',
}

beforeAll(async () => {
  world = await startWorld()
  url = (await world.commandService()).url
})
afterAll(() => world.close())

it('takes a save of a tool that is listed, and of nothing else', async () => {
  const [ines, maker, boss] = [world.person('ines'), world.person('maker'), await world.appoint(world.person('boss', 'admin'))]
  const [token, owner, staff] = [await world.token(ines), await world.token(maker), await world.token(boss)]
  const save = () => sendCommand(url, token, 'SaveTool', { toolId })
  expect(await save()).toMatchObject({ status: 422, body: { code: 'not-registered' } })
  expect(await sendCommand(url, token, 'PublishSaved', {})).toMatchObject({ status: 422, body: { code: 'not-registered' } })
  await sendCommand(url, token, 'RegisterMember', { username: 'ines' })
  expect(await save()).toMatchObject({ status: 404, body: { code: 'unknown-tool' } })
  expect(await sendCommand(url, staff, 'ListTool', { ownerId: maker.memberId, ...kite })).toMatchObject({ status: 200 })
  expect(await sendCommand(url, owner, 'HideTool', { toolId })).toMatchObject({ status: 200 })
  expect(await save()).toMatchObject({ status: 404, body: { code: 'unknown-tool' } })
  expect(await sendCommand(url, owner, 'ShowTool', { toolId })).toMatchObject({ status: 200 })
  expect(await save()).toMatchObject({ status: 200 })
  for (const type of ['PublishSaved', 'UnpublishSaved']) expect(await sendCommand(url, token, type, {})).toMatchObject({ status: 200 })
  expect(await sendCommand(url, owner, 'RemoveTool', { toolId, name: kite.name })).toMatchObject({ status: 200 })
  expect(await sendCommand(url, token, 'UnsaveTool', { toolId })).toMatchObject({ status: 200 })
})
