import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const password = 'quiet river stone'

describe('a request that says too much', () => {
  let world: WorldWithMails
  let url: string
  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
  })
  afterAll(() => world.close())

  it('is refused however deep it goes', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers,
      body: `{"email":"a@debut.example","data":{"a":${deep}}}`,
    })
    expect(response.status).toBe(400)
  })

  it('makes no account that says more of itself than a browser can send along', async () => {
    const client = clientOf(url)
    const email = newEmail()
    const signUp = (name: string) => client.signUp({ email, password, options: { data: { name } } })
    expect(refusalOf(await signUp('x'.repeat(2_048)))).toMatchObject({ code: 'validation_failed' })
    expect(refusalOf(await signUp('字'.repeat(1_000)))).toMatchObject({ code: 'validation_failed' })
    expect((await signUp('x'.repeat(2_000))).error).toBeNull()
    const { data } = await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
    const cookie = `debut-auth-token=base64-${Buffer.from(JSON.stringify(data.session)).toString('base64url')}`
    const headers = { authorization: `Bearer ${data.session?.access_token}`, cookie }
    expect((await fetch(`${url}/auth/v1/user`, { headers })).status).toBe(200)
  })
})
