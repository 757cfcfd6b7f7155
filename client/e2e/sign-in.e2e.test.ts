import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { account, closeWelcome, PASSWORD, press, signOut, signUp } from './testing/accounts.ts'
import { codeIn, mailTo, linkIn } from './testing/mailbox.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

const OTHER_PASSWORD = 'a longer stage of their own'

describe('signing in', () => {
  const { stack, at, open, openVisitor } = visitProduct()
  const mail = (address: string, subject: RegExp) => mailTo(stack().mailbox.url, address, subject)

  /** What is pressed before the page is awake is lost. */
  const visit = async (page: Page, path: string) => {
    await page.goto(at(path))
    await settled(page)
  }
  const signIn = async (page: Page, email: string, password: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Sign in')
  }
  /** Signed up and confirmed, in a browser of their own. */
  const member = async (name: string) => {
    const email = `${name}@debut.example`
    const visitor = await open('/signup')
    await signUp(visitor.page, email, name)
    await visitor.page.goto(linkIn(await mail(email, /Confirm/)))
    await closeWelcome(visitor.page)
    await account(visitor.page, name).waitFor()
    return { ...visitor, email }
  }

  it('makes a reader who confirms their address a member, and brings them to what they wanted', async () => {
    const { page } = await open('/your-tools')
    await page.waitForURL(at('/login'))
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Take your place' }).waitFor()
    await signUp(page, 'ines@debut.example', 'Inês Prado')
    await page.goto(linkIn(await mail('ines@debut.example', /Confirm/)))
    await page.waitForURL(at('/your-tools'))
    await closeWelcome(page)
    await account(page, 'ines-prado').waitFor()
    await page.reload()
    await account(page, 'ines-prado').waitFor()
  })

  it('takes the code of the mail as well as its link', async () => {
    const { page } = await open('/signup')
    await signUp(page, 'tomasz@debut.example', 'Tomasz')
    await page.getByLabel('Six-digit code').fill(codeIn(await mail('tomasz@debut.example', /Confirm/)))
    await closeWelcome(page)
    await account(page, 'tomasz').waitFor()
  })

  it('lets a member sign out and in again with their password, and says what does not match', async () => {
    asksFor(/^400 POST \/auth\/v1\/token/)
    const { page, email } = await member('lena')
    await signOut(page)
    await visit(page, '/login')
    await signIn(page, email, 'not that one')
    await page.getByText('Email and password do not match').waitFor()
    await signIn(page, email, PASSWORD)
    await account(page, 'lena').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await visit(page, '/login')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  /** Guesses from so many networks that each one stays below its own limit. */
  const guessFromEverywhere = async (email: string) => {
    for (let network = 0; network < 101; network++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${network}.1` }
      const body = JSON.stringify({ email, password: `wrong ${network}` })
      await fetch(at('/auth/v1/token?grant_type=password'), { method: 'POST', headers, body })
    }
  }

  it('also asks for a mailed code while many guess at the account, but in a browser that knows it', async () => {
    asksFor(/^400 POST \/auth\/v1\/token/)
    const { page, email } = await member('nora')
    await signOut(page)
    await guessFromEverywhere(email)
    const { page: fresh } = await open('/login')
    await signIn(fresh, email, PASSWORD)
    await fresh.getByText('your password alone is not enough in a new browser').waitFor()
    await fresh.getByLabel('Six-digit code').fill(codeIn(await mail(email, /finishes your sign-in/)))
    await account(fresh, 'nora').waitFor()
    await visit(page, '/login')
    await signIn(page, email, PASSWORD)
    await account(page, 'nora').waitFor()
  })

  it('takes what a link brings to any page, cleans the address, and asks before it changes accounts', async () => {
    const confirmLink = async (name: string) => {
      const body = JSON.stringify({ email: `${name}@debut.example`, password: PASSWORD, data: { name } })
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.18.250.1' }
      await fetch(at('/auth/v1/signup'), { method: 'POST', headers, body })
      return linkIn(await mail(`${name}@debut.example`, /Confirm/))
    }
    const first = await confirmLink('barelink')
    const { page } = await open('/faqs')
    await page.goto(first)
    await closeWelcome(page)
    await account(page, 'barelink').waitFor()
    await page.waitForURL(at('/'))

    await page.goto(await confirmLink('otherlink'))
    await page.getByRole('heading', { name: 'Change accounts?' }).waitFor()
    await page.getByText('otherlink@debut.example').waitFor()
    expect(page.url()).toBe(at('/confirm'))
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await account(page, 'barelink').waitFor()

    await page.goto(first)
    await page.getByRole('heading', { name: 'That did not work' }).waitFor()
    await page.getByText('Ask for a new one').waitFor()
    expect(page.url()).toBe(at('/confirm'))
  })

  it('answers a request for a link the same way with and without an account, and signs in by it', async () => {
    const { page, email } = await member('joao')
    await signOut(page)
    await visit(page, '/login')
    await page.getByLabel('Email').fill(email)
    await press(page, 'Email me a code')
    await page.getByText(`Check your mail: ${email}`).waitFor()
    await page.goto(linkIn(await mail(email, /code for Debut|Sign in to Debut/)))
    await account(page, 'joao').waitFor()
  })

  it('gives a member who forgot their password a new one', async () => {
    const { page, email } = await member('mira')
    await signOut(page)
    await visit(page, '/forgot-password')
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send me a link')
    await page.getByText('If there is an account with this address').waitFor()
    await page.goto(linkIn(await mail(email, /new password/)))
    await page.waitForURL(at('/update-password'))
    await page.getByLabel('New password').fill(OTHER_PASSWORD)
    await press(page, 'Set password')
    await page.getByText('Your password is changed').first().waitFor()
    await signOut(page)
    await visit(page, '/login')
    await signIn(page, email, OTHER_PASSWORD)
    await account(page, 'mira').waitFor()
  })

  it('says so where a link was used already, or was asked for in another browser', async () => {
    const { page, email } = await member('used')
    const link = linkIn(await mail(email, /Confirm/))
    await signOut(page)
    await page.goto(link)
    await page.getByRole('heading', { name: 'That did not work' }).waitFor()
    await visit(page, '/login')
    await page.getByLabel('Email').fill(email)
    await press(page, 'Email me a code')
    await page.getByText(`Check your mail: ${email}`).waitFor()
    const other = await open('/')
    await other.page.goto(linkIn(await mail(email, /code for Debut|Sign in to Debut/)))
    await other.page.getByText('asked for in another browser').waitFor()
  })

  it('asks a signed-in member before a link opens another account, and lets them stay', async () => {
    const other = await member('stranger')
    await signOut(other.page)
    await visit(other.page, '/login')
    await other.page.getByLabel('Email').fill(other.email)
    await press(other.page, 'Email me a code')
    await other.page.getByText(`Check your mail: ${other.email}`).waitFor()
    const token = new URL(linkIn(await mail(other.email, /code for Debut|Sign in to Debut/))).searchParams.get('token') ?? ''
    const link = at(`/confirm?${new URLSearchParams({ token_hash: token, type: 'magiclink' }).toString()}`)

    const { page, email } = await member('standing')
    await page.goto(link)
    await page.getByText(`You are signed in as ${email}. This link signs in another account, st…@debut.example.`).waitFor()
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await page.waitForURL(at('/'))
    await account(page, 'standing').waitFor()

    await page.goto(link)
    await press(page, 'Go on with the other account')
    await account(page, 'stranger').waitFor()
  })

  it('shows in every tab who has come and who has gone', async () => {
    const { page, context, email } = await member('olu')
    await signOut(page)
    const second = await context.newPage()
    await visit(second, '/')
    await visit(page, '/login')
    await signIn(page, email, PASSWORD)
    await account(page, 'olu').waitFor()
    await account(second, 'olu').waitFor()
    await signOut(second)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  })

  it('says that cookies are blocked where they are', async () => {
    const { page } = await openVisitor()
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
    await visit(page, '/login')
    await settled(page)
    await signIn(page, 'ines@debut.example', PASSWORD)
    await page.getByText('Your browser blocks cookies').waitFor()
  })

  it('keeps a member whose token has run out in the meantime signed in, on a page for members too', async () => {
    const { page, context } = await member('absent')
    const cookies = await context.cookies()
    const joined = cookies
      .filter(({ name }) => /^debut-auth-token(\.\d+)?$/.test(name))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ value }) => value)
      .join('')
    const session: Record<string, unknown> = JSON.parse(Buffer.from(joined.replace('base64-', ''), 'base64url').toString())
    const over = `base64-${Buffer.from(JSON.stringify({ ...session, expires_at: 1_700_000_000 })).toString('base64url')}`
    for (const { name } of cookies) if (/^debut-auth-token(\.\d+)?$/.test(name)) await context.clearCookies({ name })
    const parts = over.match(/.{1,3180}/g) ?? []
    await context.addCookies(
      parts.map((value, index) => ({ name: parts.length === 1 ? 'debut-auth-token' : `debut-auth-token.${index}`, value, url: at('/') })),
    )
    await visit(page, '/your-tools')
    await account(page, 'absent').waitFor()
    await page.getByRole('heading', { name: 'Your tools' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/your-tools')
    expect(await page.getByText('Your session has ended').count()).toBe(0)
  })
})
