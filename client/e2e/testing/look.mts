import { launchBrowser } from '@debut/stack/browser.ts'
import { openVisitor, settled, signInAs, barriers } from './visitor.ts'
const url = 'http://localhost:3236'
const out = '/tmp/contact-shots'
const browser = await launchBrowser()
const shots = process.argv.slice(2)
const want = (name: string) => shots.length === 0 || shots.includes(name)
for (const [w, h] of [
  [1280, 860],
  [390, 844],
] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    const open = async (as?: string) => {
      const { context, page } = await openVisitor(browser, {
        viewport: { width: w, height: h },
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      page.on('console', (m) => {
        if (m.type() === 'error') console.log('CONSOLE', w, colorScheme, m.text())
      })
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      if (as) await signInAs(page, url, as)
      return { context, page }
    }
    const shot = async (page: any, name: string, full = true) => {
      await page.screenshot({ path: `${out}/${name}-${w}-${colorScheme}.png`, fullPage: full })
      const b = await barriers(page)
      if (b.length) console.log(name, w, colorScheme, b)
      const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (over) console.log('OVERFLOW', name, w)
    }
    if (want('contact')) {
      const { context, page } = await open()
      await page.goto(url + '/contact')
      await settled(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Write a message').waitFor()
      await page.getByLabel('Topic').selectOption('votes')
      await shot(page, 'contact')
      await context.close()
    }
    if (want('member')) {
      const { context, page } = await open('demo')
      await page.goto(url + '/contact?about=C-7KQ2-M4XP')
      await settled(page)
      await shot(page, 'member')
      await context.close()
    }
    if (want('panel')) {
      const { context, page } = await open()
      await page.goto(url + '/')
      await settled(page)
      await page.getByRole('button', { name: 'Help and contact' }).click()
      await page.getByLabel('Message').waitFor()
      await page.getByLabel('Topic').selectOption('launch')
      await page.getByLabel('Your email').fill(`shot-${w}-${colorScheme}@mail.example`)
      await page.getByLabel('Message').fill('Hello from the panel')
      await shot(page, 'panel', false)
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Message sent').waitFor()
      await shot(page, 'sent', false)
      await context.close()
    }
    if (want('inbox')) {
      const { context, page } = await open('admin')
      await page.goto(url + '/contact/inbox')
      await settled(page)
      await page.getByText('Marguerite').first().waitFor()
      await shot(page, 'inbox')
      await page.getByText('Marguerite').first().click()
      await page.getByLabel('Your reply').waitFor()
      await shot(page, 'thread')
      await page.goto(url + '/contact/inbox?status=answered')
      await settled(page)
      await page.getByText('Tomasz').first().click()
      await page.getByLabel('Your reply').waitFor()
      await shot(page, 'bounced')
      await page.goto(url + '/contact/inbox?q=zzz')
      await settled(page)
      await page.getByText('No message found').waitFor()
      await shot(page, 'none')
      await context.close()
    }
  }
await browser.close()
