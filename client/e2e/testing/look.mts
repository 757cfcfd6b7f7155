import { launchBrowser } from '@debut/stack/browser.ts'
import { openVisitor, settled, signInAs } from './visitor.ts'
const url = 'http://localhost:3210'
const [list = '', as = ''] = process.argv.slice(2)
const browser = await launchBrowser()
for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  const { page, context } = await openVisitor(browser, { viewport: { width, height: 900 }, colorScheme: scheme, baseURL: url })
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(width, page.url(), m.text()))
  page.on('pageerror', (e) => console.log(width, page.url(), 'ERR', e.message))
  if (as) await signInAs(page, url, as)
  for (const path of list.split(',')) {
    await page.goto(url + path)
    await settled(page)
    await page.waitForTimeout(600)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) console.log(width, path, 'scrolls sideways', over)
    const name = `${(path.replace(/[^a-z0-9]+/gi, '-') || 'home').slice(0, 50)}-${as || 'visitor'}-${width}`
    await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
