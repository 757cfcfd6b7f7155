import { openEventStore } from '@debut/adapters/event-store.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
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
    const answered = (await response.json()) as { code?: string; profile?: object }
    if (response.ok) fitsContract('POST', '/api/profile/update', answered)
    return { status: response.status, body: answered }
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

  it('does not welcome a user without a profile, and refuses what is neither true nor false', async () => {
    const stranger = world.person('stranger')
    const token = await world.token(stranger)
    expect(await update(token, { onboarded: true })).toMatchObject({ status: 422, body: { code: 'not-registered' } })
    expect(await update(token, { onboarded: 'yes' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await typesOf(`member-${stranger.memberId}`)).toEqual([])
  })

  it('changes their name, with a number where it is another’s, and says the true one', async () => {
    const [kai, zoe] = [world.person('kai'), world.person('zoe')]
    const [kaiToken, zoeToken] = [await world.token(kai), await world.token(zoe)]
    await sendCommand(url, kaiToken, 'RegisterMember', { username: 'kai' })
    await sendCommand(url, zoeToken, 'RegisterMember', { username: 'zoe' })
    expect(await update(zoeToken, { username: 'kai' })).toMatchObject({ status: 200, body: { profile: { username: 'kai-1' } } })
    expect(await update(zoeToken, { username: 'kai' })).toMatchObject({ body: { profile: { username: 'kai-1' } } })
    expect(await update(kaiToken, { username: 'kai-l' })).toMatchObject({ body: { profile: { username: 'kai-l' } } })
    // It still leads to them, so no other member can have it.
    expect(await update(zoeToken, { username: 'kai' })).toMatchObject({ body: { profile: { username: 'kai-1' } } })
    expect(await update(kaiToken, { username: 'kai' })).toMatchObject({ body: { profile: { username: 'kai' } } })
    const newcomer = await world.token(world.person('another'))
    expect(await sendCommand(url, newcomer, 'RegisterMember', { username: 'kai-l' })).toMatchObject({ body: { code: 'username-taken' } })
  })

  it('gives a name to one of those who want it at once, and numbers to the others', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const token = await world.token(world.person(`crowd-${index}`))
        await sendCommand(url, token, 'RegisterMember', { username: `crowd-${index}` })
        return token
      }),
    )
    const answers = await Promise.all(people.map((token) => update(token, { username: 'wanted' })))
    const names = answers.map(({ body }) => (body.profile as { username: string }).username)
    expect(names.toSorted()).toEqual(['wanted', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `wanted-${number}`)])
  })

  it('takes no name that is none, or is kept for Debut', async () => {
    const lou = world.person('lou')
    const token = await world.token(lou)
    await sendCommand(url, token, 'RegisterMember', { username: 'lou' })
    for (const username of ['Lou', 'l', 'a b', 'x'.repeat(31), 7, null])
      expect(await update(token, { username })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await update(token, { username: 'admin' })).toMatchObject({ status: 422, body: { code: 'username-reserved' } })
    expect(await typesOf(`member-${lou.memberId}`)).toEqual(['MemberRegistered', 'EmailVerified'])
  })

  it('takes no picture but an own one, and fetches none from inside', async () => {
    const mia = world.person('mia')
    const token = await world.token(mia)
    await sendCommand(url, token, 'RegisterMember', { username: 'mia' })
    for (const avatar_url of [null, '/avatar.svg', `${world.settings.PUBLIC_URL}/avatar.svg`])
      expect(await update(token, { avatar_url })).toMatchObject({ status: 200, body: { profile: { avatar_url: '/avatar.svg' } } })
    const another = `/avatars/${world.person('lou').memberId}/${'a'.repeat(32)}.webp`
    for (const avatar_url of [another, 'http://elsewhere.example/a.png', 'javascript:alert(1)', '/avatars/../a.webp', 'a.png'])
      expect(await update(token, { avatar_url })).toMatchObject({ status: 422, body: { code: 'not-own-avatar' } })
    for (const avatar_url of ['https://127.0.0.1/a.png', 'https://[::1]/a.png', 'https://localhost/a.png', 'https://10.0.0.1/a.png'])
      expect(await update(token, { avatar_url })).toMatchObject({ status: 422, body: { code: 'avatar-not-fetched' } })
    for (const avatar_url of [7, '', `https://elsewhere.example/${'a'.repeat(2_048)}`])
      expect(await update(token, { avatar_url })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await typesOf(`member-${mia.memberId}`)).toEqual(['MemberRegistered', 'EmailVerified'])
  })

  it('holds ten names at most', async () => {
    const token = await world.token(world.person('many'))
    await sendCommand(url, token, 'RegisterMember', { username: 'many' })
    for (let index = 1; index < 10; index++) expect((await update(token, { username: `many-${index}x` })).status).toBe(200)
    expect(await update(token, { username: 'many-more' })).toMatchObject({ status: 422, body: { code: 'too-many-usernames' } })
    expect(await update(token, { username: 'many' })).toMatchObject({ status: 200, body: { profile: { username: 'many' } } })
  })
})

describe('roles', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  it('are given and taken by admins, and count at once, whatever a token says', async () => {
    const boss = await world.token(await world.appoint(world.person('the-boss', 'admin')))
    const claims = { ...world.person('ines', 'admin'), username: 'ines' }
    const ines = await world.token(claims)
    await sendCommand(url, ines, 'RegisterMember', { username: 'ines' })
    const role = { memberId: claims.memberId, role: 'admin' }
    expect(await sendCommand(url, ines, 'GrantRole', role)).toMatchObject({ status: 403 })
    expect(await sendCommand(url, boss, 'GrantRole', role)).toMatchObject({ status: 200 })
    expect(await sendCommand(url, ines, 'GrantRole', { ...role, role: 'analyst' })).toMatchObject({
      status: 403,
      body: { code: 'concerns-you' },
    })
    expect(await sendCommand(url, ines, 'RevokeRole', role)).toMatchObject({ status: 403, body: { code: 'concerns-you' } })
    expect(await sendCommand(url, boss, 'RevokeRole', role)).toMatchObject({ status: 200 })
    expect(await sendCommand(url, ines, 'GrantRole', role)).toMatchObject({ status: 403 })
    const unknownMember = { memberId: world.person('unknown').memberId, role: 'admin' }
    expect(await sendCommand(url, boss, 'GrantRole', unknownMember)).toMatchObject({ status: 404, body: { code: 'unknown-member' } })
    expect(await sendCommand(url, boss, 'GrantRole', { ...role, role: 'emperor' })).toMatchObject({ status: 400 })
  })
})
