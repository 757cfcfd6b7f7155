import { createHmac } from 'node:crypto'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('POST /api/:name/auth', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const ask = async (name: string, token?: string) => {
    const response = await fetch(`${url}/api/${name}/auth`, {
      method: 'POST',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    const body: unknown = await response.json()
    if (response.ok) fitsContract('POST', `/api/${name}/auth`, body)
    return { status: response.status, cached: response.headers.get('cache-control'), body }
  }

  it('vouches for a member’s email under the secret that the chat’s provider shares', async () => {
    const email = 'ines@mail.example'
    const token = await world.token({ ...world.person('ines'), email })
    const hash = createHmac('sha256', world.settings.SUPPORT_CHAT_SECRET).update(email).digest('hex')
    expect(await ask('chat', token)).toEqual({ status: 200, cached: 'no-store', body: { email, hash } })
    const other = await ask('chat', await world.token(world.person('noor')))
    expect(other.body).toMatchObject({ email: 'noor@demo.example', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect((other.body as { hash: string }).hash).not.toBe(hash)
  })

  it('asks a visitor to sign in, knows one provider, and has nothing to vouch for without an email', async () => {
    const token = await world.token(world.person('ines'))
    const nameless = await world.token({ ...world.person('ines'), email: '' })
    expect(await ask('chat')).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    expect(await ask('gossip', token)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await ask('chat', nameless)).toMatchObject({ status: 422, body: { code: 'no-email' } })
  })
})
