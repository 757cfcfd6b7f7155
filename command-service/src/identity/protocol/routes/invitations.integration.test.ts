import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../../testing/world-with-mails.ts'

const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }

describe('an invitation', () => {
  let world: WorldWithMails
  let url: string

  beforeAll(async () => {
    world = await startWorldWithMails()
    url = await world.service()
  })
  afterAll(() => world.close())

  const invited = async () => {
    const email = newEmail()
    // The clock runs ahead from test to test, and tokens are short-lived.
    await (await world.admin(url)).inviteUserByEmail(email)
    return { email, ...(await world.mailTo(email, 'invite')) }
  }
  const accept = (token: string) => clientOf(url).verifyOtp({ token_hash: token, type: 'invite' })

  it('is good for seven days, and waits in the queue as long', async () => {
    const [early, late] = [await invited(), await invited()]
    world.later({ days: 6, hours: 23 })
    expect((await accept(early.token)).data.user?.email).toBe(early.email)
    world.later({ hours: 2 })
    expect(refusalOf(await accept(late.token))).toEqual(expired)
  })

  it('is a link: there are no digits that a stranger could guess in all that time', async () => {
    const { email, code, token } = await invited()
    expect(code).toBe('')
    for (let guess = 0; guess < 6; guess += 1)
      expect(refusalOf(await clientOf(url).verifyOtp({ email, token: `00000${guess}`, type: 'invite' }))).toEqual(expired)
    expect((await accept(token)).error).toBeNull()
  })

  it('stands when somebody asks for a code for the address meanwhile, and keeps no door of theirs open', async () => {
    const { email, token } = await invited()
    const stranger = clientOf(url)
    await stranger.signUp({ email, password: 'a stranger’s password' })
    await stranger.signInWithOtp({ email })
    await stranger.resetPasswordForEmail(email)
    expect((await accept(token)).data.user?.email).toBe(email)
    expect(refusalOf(await stranger.signInWithPassword({ email, password: 'a stranger’s password' }))).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it('is refused once its account is in use already', async () => {
    const { email, token } = await invited()
    const client = clientOf(url)
    await client.signInWithOtp({ email })
    const { code } = await world.mailTo(email, 'confirmation')
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
    expect(refusalOf(await accept(token))).toEqual(expired)
  })

  it('without a mail has one thing to type and to follow', async () => {
    const email = newEmail()
    const { data } = await (await world.admin(url)).generateLink({ type: 'invite', email })
    expect(data.properties?.email_otp).toBe(data.properties?.hashed_token)
    const typed = await clientOf(url).verifyOtp({ email, token: data.properties?.email_otp ?? '', type: 'invite' })
    expect(typed.data.user?.email).toBe(email)
  })
})
