import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { now } from '../src/lib/clock/instants.ts'
import { authenticatorCode } from './testing/authenticator-code.ts'
import { visitProduct } from './testing/product-visits.ts'
import { barriers, settled } from './testing/visitor.ts'

describe('settings', () => {
  const { at, member, open } = visitProduct()

  const openAs = async (username: string, path: string, options = {}) => open(path, { as: await member(username), ...options })
  const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

  it('gives a member another name, and leads from the old address to the new one', async () => {
    const { page } = await openAs('renamed', '/settings')
    await page.getByLabel('Username').fill('maker')
    await page.getByText('This username is not available').waitFor()
    await page.getByLabel('Username').fill('Curious Reader')
    await page.getByText('free', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save username' }).click()
    await toast(page, 'You are curious-reader now')
    await page.goto(at('/profile/renamed'))
    expect(new URL(page.url()).pathname).toBe('/profile/curious-reader')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('curious-reader')
  })

  it('shows a member by the name that they gave themselves, with the username second, also to others and where it is long', async () => {
    const session = await member('to-be-named')
    const { page } = await open('/tool/harbor-department?tab=comments', { as: session })
    await page.getByRole('button', { name: 'Write about Harbor Department', exact: true }).click()
    await page.getByRole('textbox', { name: 'Write about Harbor Department' }).fill('Which ship is the fastest?')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Which ship is the fastest?').first().waitFor()

    await page.goto(at('/profile/to-be-named'))
    await settled(page)
    await page.getByRole('link', { name: 'Add a name' }).click()
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await eventually(async () => expect(await field.evaluate((element) => element === document.activeElement)).toBe(true))
    const save = page.getByRole('button', { name: 'Save name' })
    await field.fill('Debut Support')
    await save.click()
    await page.getByText('A name may not look like that of Debut’s own team.').waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    const name = 'Marie-Antoinette Fernández de la Vega y Martínez-Campos'
    await field.fill(`  ${name} `)
    await save.click()
    await toast(page, 'Your name is saved')
    await save.waitFor({ state: 'detached' })

    for (const width of [1280, 390]) {
      const { page: other } = await open('/tool/harbor-department?tab=comments&sort=newest', {
        viewport: { width, height: 860 },
        bypassCSP: true,
      })
      const fits = async () => {
        expect(await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
        expect(await barriers(other)).toEqual([])
      }
      const author = other.getByRole('article', { name: 'Comment by to-be-named' }).getByRole('link', { name: `${name} @to-be-named` })
      // Visitors may be shown a page that is up to a second old.
      await eventually(async () => {
        await other.reload()
        await author.waitFor({ timeout: 2_000 })
      })
      expect(await author.getByText('@to-be-named').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await fits()
      await other.goto(at('/profile/to-be-named'))
      await settled(other)
      await other.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await other.getByText('@to-be-named · on Debut since').waitFor()
      expect(await other.title()).toContain(`${name} (@to-be-named)`)
      await fits()
    }

    await field.fill('')
    await page.getByText('Without a name, others see your username alone.').waitFor()
    await save.click()
    // The toast of the first name may still be there.
    await save.waitFor({ state: 'detached' })
    await eventually(async () => {
      await page.goto(at('/profile/to-be-named'))
      await page.getByRole('heading', { level: 1, name: 'to-be-named', exact: true }).waitFor({ timeout: 2_000 })
    })
  })

  it('shows a picture as soon as it is there, and none that is too large', async () => {
    const { page } = await openAs('pictured', '/settings')
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[data-field=avatar]').setInputFiles({ name, mimeType: 'image/png', buffer })
    await choose('huge.png', Buffer.alloc(3 * 1024 * 1024))
    await page.getByText('This picture has 3.0 MB').waitFor()
    await choose(
      'face.png',
      await sharp({ create: { width: 640, height: 480, channels: 3, background: '#e06030' } })
        .png()
        .toBuffer(),
    )
    await page.locator('main img[src^="/avatars/"][data-picture="there"]').waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Upload a picture' }).waitFor()
  })

  it('says at each field of a profile what is wrong with it, at both at once, and shows others what is saved', async () => {
    const { page } = await openAs('described', '/settings')
    await page.getByLabel('Website').fill('ftp://fernweh.example')
    await page.getByLabel('GitHub').fill('https://elsewhere.example/described')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('This link needs to be a web address that begins with https://.').waitFor()
    await page.getByText('This link leads to another site.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Website' }).getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Website').fill('https://fernweh.example')
    await page.getByLabel('GitHub').fill('')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await toast(page, 'Your profile is saved')
    const { page: visitor } = await open('/profile/described')
    await visitor.getByRole('link', { name: /^Website: / }).waitFor()
  })

  it('keeps what a member wants by mail', async () => {
    const { page } = await openAs('subscribed', '/settings/communication')
    const newsletter = page.getByRole('switch', { name: 'The newsletter' })
    expect(await newsletter.isChecked()).toBe(false)
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/commands'))
    await newsletter.check()
    expect((await saved).status()).toBe(200)
    await page.reload()
    expect(await newsletter.isChecked()).toBe(true)
  })

  it('guards an account with an app and a passkey, and removes one only for a member who has shown one or a recovery code', async () => {
    asksFor(/^422 (POST|DELETE) \/auth\/v1\/factors\//, /^403 /)
    const { page, context } = await openAs('guarded', '/settings/security', { bypassCSP: true })
    await page.getByText('this device').waitFor()
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await page.getByRole('button', { name: 'Show the code to scan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: 'Code to scan' }).locator('svg').waitFor()
    expect(await barriers(page)).toEqual([])
    const key = await dialog.locator('code').textContent()
    await dialog.getByLabel('Six digits').fill(authenticatorCode(key ?? '', now()))
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await toast(page, 'Your second factor is set')
    const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
    await codes.getByRole('listitem').nth(9).waitFor()
    // Words that still fade in would have too little contrast.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    expect(await barriers(page)).toEqual([])
    const [kept] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'Download' }).click()])
    const written = readFileSync(await kept.path(), 'utf8')
    const [recoveryCode = '', ...otherCodes] = await codes.getByRole('listitem').allTextContents()
    for (const code of [recoveryCode, ...otherCodes]) expect(written).toContain(code)
    await codes.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 of 10 recovery codes left.').waitFor()
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor()

    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    })
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('What you call it').fill('My laptop')
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor({ state: 'detached' })

    // What this session had shown is gone with it.
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    await proof.getByLabel('With').selectOption('A recovery code')
    const typeCode = async (code: string) => {
      await proof.getByLabel('Recovery code', { exact: true }).fill(code)
      await proof.getByRole('button', { name: 'Go on' }).click()
    }
    await typeCode('not one of them')
    await proof.getByText('This recovery code is not right').waitFor()
    await typeCode(recoveryCode)
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor({ state: 'detached' })
  })

  it('hands a member everything that is held on them, and then erases it', async () => {
    asksFor(/^403 POST \/auth\/v1\/logout/)
    const { page } = await openAs('leaving', '/settings')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything we hold on you' }).click(),
    ])
    const held = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(download.suggestedFilename()).toBe('debut-leaving.json')
    expect(held.events.map(({ type }: { type: string }) => type)).toContain('MemberRegistered')

    await page.getByRole('button', { name: 'Erase my account' }).click()
    const erase = page.getByRole('button', { name: 'Erase it for good' })
    expect(await erase.isDisabled()).toBe(true)
    await page.getByLabel('Type leaving to confirm').fill('leaving')
    await erase.click()
    await page.waitForURL(at('/account-erased'))
    await page.getByRole('heading', { level: 1, name: 'Your account is erased' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await expect.poll(async () => (await fetch(at('/profile/leaving'))).status).toBe(404)
  })
})
