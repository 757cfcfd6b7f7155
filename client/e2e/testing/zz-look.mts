import { launchBrowser } from '@debut/stack/browser.ts'
import { openVisitor, settled, signInAs, dress } from './visitor.ts'
const url = 'http://localhost:3221'
const browser = await launchBrowser()
const who = process.argv[2] ?? 'demo'
const dir = '/tmp/notices-shots'
for (const [w, h] of [[1280, 860], [390, 844]] as const) {
  const { page, context } = await openVisitor(browser, { viewport: { width: w, height: h } })
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await context.addInitScript(() => localStorage.setItem('x', 'y'))
  await signInAs(page, url, who)
  await page.route('**/api/commands', (r) => (r.request().postData()?.includes('MarkNotificationsRead') && process.argv[3] !== 'read' ? r.abort() : r.continue()))
  const html = await (await page.request.get(url + '/community/notifications')).text()
  console.log('server-drawn rows', [...html.matchAll(/(commented on|replied to|liked|started following|mentioned)/g)].length, /\d+ unread/.exec(html)?.[0])
  await page.goto(url + '/community/notifications')
  await settled(page)
  await page.waitForTimeout(400)
  await page.keyboard.press('Escape')
  for (const theme of ['light', 'dark'] as const) {
    await dress(page, theme)
    await page.screenshot({ path: `${dir}/page-${w}-${theme}.png`, fullPage: true })
  }
  await page.goto(url + '/'); await settled(page)
  await page.getByRole('banner').getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  await page.waitForTimeout(500)
  for (const theme of ['light', 'dark'] as const) {
    await dress(page, theme)
    await page.screenshot({ path: `${dir}/panel-${w}-${theme}.png` })
  }
  await context.close()
}
await browser.close()
