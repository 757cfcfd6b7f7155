import { openEventStore } from '@debut/infra/adapters/event-store.ts'
import { sendCommand, startWorld, type World } from '@debut/infra/local/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('POST /api/profile/update', () => {
  let world: World
  let url: string
  let typesOf: (stream: string) => Promise<string[]>
  beforeAll(async () => {
    world = await startWorld()
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    typesOf = async (stream) => (await log.read(stream)).map(({ type }) => type)
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const update = async (token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}/api/profile/update`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: response.status, body: (await response.json()) as { code?: string; profile?: object } }
  }

  it('records once that a member was welcomed, and says so from then on', async () => {
    const ines = world.person('ines')
    const token = await world.token(ines)
    await sendCommand(url, token, 'RegisterMember', { username: 'ines' })
    expect(await update(token, { user_id: ines.memberId, streak: 7 })).toMatchObject({
      status: 200,
      body: { profile: { onboarded: false } },
    })
    const welcomed = { user_id: world.person('somebody else').memberId, onboarded: true }
    const answers = await Promise.all([update(token, welcomed), update(token, welcomed)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { profile: { username: 'ines', onboarded: true } } })
    expect(await update(token, { onboarded: false })).toMatchObject({ body: { profile: { onboarded: true } } })
    expect(await update(token)).toMatchObject({ body: { profile: { onboarded: true } } })
    expect(await typesOf(`member-${ines.memberId}`)).toEqual(['MemberRegistered', 'EmailVerified', 'MemberOnboarded'])
  })

  it('welcomes nobody who is no member, and refuses what is neither true nor false', async () => {
    const stranger = world.person('stranger')
    const token = await world.token(stranger)
    expect(await update(token, { onboarded: true })).toMatchObject({ status: 422, body: { code: 'not-registered' } })
    expect(await update(token, { onboarded: 'yes' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await typesOf(`member-${stranger.memberId}`)).toEqual([])
  })
})
