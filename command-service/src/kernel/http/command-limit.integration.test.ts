import { sendCommand, startWorld } from '@debut/testing/world.ts'
import { expect, it } from 'vitest'
import { configSchema } from '../../config.ts'

it('takes more commands of a member a minute than can be sent by hand, and any number of an admin', async () => {
  const world = await startWorld()
  const { COMMANDS_PER_MINUTE: most } = configSchema.pick({ COMMANDS_PER_MINUTE: true }).parse({})
  const { url } = await world.commandService({ COMMANDS_PER_MINUTE: String(most) })
  const sending = async (token: string, username: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => sendCommand(url, token, 'RegisterMember', { username })))
  const refused = (answers: Awaited<ReturnType<typeof sending>>) => answers.filter(({ status }) => status === 429)

  const ines = await world.token(world.person('ines'))
  const tooMany = refused(await sending(ines, 'ines', most + 3))
  expect(tooMany).toHaveLength(3)
  expect(tooMany[0]?.body.code).toBe('too-many-requests')
  expect(Object.fromEntries(tooMany[0]?.headers ?? [])).toMatchObject({
    'ratelimit-limit': String(most),
    'ratelimit-remaining': '0',
    'retry-after': expect.stringMatching(/^[1-9]\d?$/),
  })

  const noor = await sendCommand(url, await world.token(world.person('noor')), 'RegisterMember', { username: 'noor' })
  expect([noor.status, noor.headers.get('ratelimit-remaining')]).toEqual([200, String(most - 1)])
  const boss = await world.token(await world.appoint(world.person('boss', 'admin')))
  expect(refused(await sending(boss, 'boss', most + 3))).toEqual([])
  await world.close()
})
