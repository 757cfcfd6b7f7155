import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { now } from '../src/lib/clock/instants.ts'
import { account, closeWelcome, PASSWORD, press, signOut, signUp } from './testing/accounts.ts'
import { authenticatorCode } from './testing/authenticator-code.ts'
import { codeIn, mailTo, linkIn } from './testing/mailbox.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'
import { bringEthereum, bringSolana } from './testing/wallets.ts'

const STEP = 30_000

describe('the other ways in', () => {
  const { stack, at, open, openVisitor } = visitProduct()
  const mail = (address: string, subject: RegExp) => mailTo(stack().mailbox.url, address, subject)

  const go = async (page: Page, path: string) => {
    await page.goto(at(path))
    await settled(page)
  }
  /** Signed up with a password and confirmed. */
  const member = async (name: string) => {
    const email = `${name}@debut.example`
    const { page, context } = await open('/signup')
    await signUp(page, email, name)
    await page.goto(linkIn(await mail(email, /Confirm/)))
    await closeWelcome(page)
    await account(page, name).waitFor()
    return { page, context, email }
  }
  /** For the launch that stands first. */
  const vote = async (page: Page) => {
    await go(page, '/yearly')
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/commands'))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote / })
      .first()
      .click()
    return (await answered).status()
  }
  const vouchedFor = async (page: Page, name: string, email: string) => {
    await page.getByRole('heading', { name: 'Sign in to Debut' }).waitFor()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await press(page, 'Continue')
  }

  it('makes a member of whom a provider vouches for, brings them to what they wanted, and knows them again', async () => {
    const { page } = await open('/your-tools')
    await page.waitForURL(at('/login'))
    await page.getByRole('button', { name: 'Debut ID' }).waitFor()
    await press(page, 'Debut ID')
    await vouchedFor(page, 'Vera Lind', 'vera@debut.example')
    await page.waitForURL(at('/your-tools'))
    await closeWelcome(page)
    await account(page, 'vera-lind').waitFor()
    await signOut(page)
    await go(page, '/login')
    await press(page, 'Debut ID')
    await vouchedFor(page, 'Vera Lind', 'vera@debut.example')
    await account(page, 'vera-lind').waitFor()
    await page.waitForURL(at('/'))
  })

  it('says so to a reader who cancels at the provider', async () => {
    const { page } = await open('/login')
    await press(page, 'Debut ID')
    await press(page, 'Cancel')
    await page.getByRole('heading', { name: 'That did not work' }).waitFor()
    await page.getByText('You cancelled on the other side, so nothing happened.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Debut ID' }).waitFor()
  })

  it('lets a member link a provider, come in by it, and unlink it again', async () => {
    const { page } = await member('nadia')
    await go(page, '/settings/security')
    await page.getByText('The only way to sign in can’t be removed').waitFor()
    await page.getByRole('button', { name: 'Link Debut ID' }).click()
    await vouchedFor(page, 'Nadia at work', 'nadia@work.example')
    await page.waitForURL(at('/settings/security'))
    await page.getByRole('button', { name: 'Unlink Debut ID' }).waitFor()
    await signOut(page)
    await go(page, '/login')
    await press(page, 'Debut ID')
    await vouchedFor(page, 'Nadia at work', 'nadia@work.example')
    await account(page, 'nadia').waitFor()
    await go(page, '/settings/security')
    await page.getByRole('button', { name: 'Unlink Debut ID' }).click()
    await page.getByRole('button', { name: 'Unlink Debut ID' }).waitFor({ state: 'detached' })
    await page.getByText('The only way to sign in can’t be removed').waitFor()
  })

  it('takes an Ethereum wallet for an account, and says what its owner has to do before they vote', async () => {
    asksFor(/^422 POST \/api\/commands/)
    const { page } = await openVisitor()
    const wallet = await bringEthereum(page)
    await go(page, '/login')
    await page.getByRole('button', { name: 'Ethereum wallet' }).waitFor()
    wallet.isInMood('will-not-sign')
    await press(page, 'Ethereum wallet')
    await page.getByText('Your wallet was asked and said no. Try again when you are ready.').waitFor()
    wallet.isInMood('will-not-connect')
    await press(page, 'Ethereum wallet')
    await page.getByText('Your wallet did not connect.').waitFor()
    wallet.isInMood('agrees')
    await press(page, 'Ethereum wallet')
    await closeWelcome(page)
    await account(page, 'user-').waitFor()
    expect(wallet.signed).toHaveLength(1)
    expect(wallet.signed[0]).toContain('Sign in to Debut. This costs nothing.')
    const name = await account(page).getAttribute('aria-label')
    expect(await vote(page)).toBe(422)
    await page.getByText('Confirm your email first: votes come from confirmed members only.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add your email' }).click()
    await page.waitForURL(at('/settings'))
    await press(page, 'Add email')
    await page.getByLabel('New email').fill('wallet@debut.example')
    await press(page, 'Send the mails')
    await page.getByText('Waiting for wallet@debut.example').waitFor()
    await page.goto(linkIn(await mail('wallet@debut.example', /./)))
    await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
    expect(await vote(page)).toBe(200)
    await signOut(page)
    await go(page, '/login')
    await press(page, 'Ethereum wallet')
    await page.getByRole('button', { name: name ?? '', exact: true }).waitFor()
  })

  it.each(['signIn', 'signMessage'] as const)('takes a Solana wallet that knows %s', async (knows) => {
    const { page } = await openVisitor()
    await bringSolana(page, knows)
    await go(page, '/login')
    await press(page, 'Solana wallet')
    await closeWelcome(page)
    await account(page, 'user-').waitFor()
  })

  it('says what is wrong with a wallet that it cannot use', async () => {
    const { page } = await openVisitor()
    await page.addInitScript('window.ethereum = {}; window.solana = {}')
    await go(page, '/login')
    const wrong = async (chain: string, wallet: string, reason: string) => {
      await page.evaluate(`window.${chain.toLowerCase()} = ${wallet}`)
      await press(page, `${chain} wallet`)
      await page.getByText(`This wallet does not work here. Use another one, or sign in another way. It said: ${reason}.`).waitFor()
    }
    await wrong('Ethereum', '{}', 'No compatible Ethereum wallet interface on the window object (window.ethereum) detected')
    await wrong('Solana', '{}', 'No compatible Solana wallet interface on the window object (window.solana) detected')
    await wrong('Solana', '{ signIn: async () => null }', 'Wallet method signIn() returned unrecognized value')
    await wrong(
      'Solana',
      '{ signIn: async () => [{}] }',
      'Wallet method signIn() API returned object without signedMessage and signature fields',
    )
    await wrong(
      'Solana',
      '{ signMessage: async () => null }',
      'Wallet does not have a compatible signMessage() and publicKey.toBase58() API',
    )
  })

  it('takes a number for an account, once its owner types the code that was sent to it', async () => {
    asksFor(/^403 POST \/auth\/v1\/verify/)
    const { page } = await open('/login')
    await press(page, 'Use your phone')
    await page.getByLabel('Phone').fill('+351 912 345 678')
    await press(page, 'Text me a code')
    await page.getByText('Sent to +351912345678').waitFor()
    const code = codeIn(await mail('351912345678@sms.localhost', /./))
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000')
    await page.getByText('This code or link is not right, or its time is over.').waitFor()
    await page.getByLabel('Six-digit code').fill(code)
    await closeWelcome(page)
    await account(page, 'user-').waitFor()
    await go(page, '/settings')
    await page.getByText('+351912345678').waitFor()
    expect(await vote(page)).toBe(200)
  })

  it('asks for the second step of a member who has one: the newest code of an app, a passkey, or a recovery code', async () => {
    asksFor(/^422 POST \/auth\/v1\/factors\//)
    const { page, context, email } = await member('rosa')
    await go(page, '/settings/security')
    await press(page, 'Add an authenticator app')
    await press(page, 'Show the code to scan')
    const key = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    await page.getByLabel('Six digits').fill(authenticatorCode(key, now()))
    await press(page, 'Turn it on')
    const recoveryCode = (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ?? ''
    await press(page, 'I have kept them')
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    })
    await press(page, 'Add a passkey')
    await page.getByLabel('What you call it').fill('My laptop')
    await press(page, 'Make a passkey')
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor()
    await signOut(page)

    const passFirstStep = async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(page, 'Sign in')
      await page.getByRole('heading', { name: 'One more step' }).waitFor()
    }
    await go(page, '/your-tools')
    await passFirstStep()
    const code = authenticatorCode(key, now() + STEP)
    await page.getByLabel('Code of your authenticator app').fill(code === '000000' ? '000001' : '000000')
    await page.getByText('That code is not right. Look for the newest one.').waitFor()
    await page.getByLabel('Code of your authenticator app').fill(code)
    await page.waitForURL(at('/your-tools'))
    await page.getByRole('heading', { name: 'Your tools' }).waitFor()
    await signOut(page)

    await go(page, '/login')
    await passFirstStep()
    await press(page, 'Use your passkey')
    await account(page, 'rosa').waitFor()
    // A page that comes takes the focus, and closes a menu.
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await signOut(page)

    await go(page, '/login')
    await passFirstStep()
    await press(page, 'Use a recovery code')
    await page.getByLabel('Recovery code').fill('not one of them')
    await press(page, 'Continue')
    await page.getByText('This recovery code is not right').waitFor()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await press(page, 'Continue')
    await page.waitForURL(at('/'))
    await go(page, '/settings/security')
    await page.getByText('9 of 10 recovery codes left.').waitFor()
  })

  it('says so where an organisation’s sign-on is asked for and there is none', async () => {
    asksFor(/^404 POST \/auth\/v1\/sso/)
    const { page } = await openVisitor()
    // As on a page that was opened before it was switched off.
    await page.route('**/auth/v1/settings', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), saml_enabled: true } })
    })
    await go(page, '/login')
    await page.getByLabel('Email').fill('somebody@unknown.example')
    await press(page, 'Single sign-on of your organisation')
    await page.getByText('Single sign-on is switched off here.').waitFor()
  })

  it('asks a visitor who opens the settings to sign in, at the front door', async () => {
    const { page } = await open('/settings')
    await page.getByText('Authentication required', { exact: true }).waitFor()
    await page.getByText('Please log in to access your settings', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
