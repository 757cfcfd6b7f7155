import { launchBrowser } from '@debut/stack/browser.ts'
import { openVisitor, settled, signInAs } from './visitor.ts'
const url = 'http://localhost:3236'
const browser = await launchBrowser()
const { page } = await openVisitor(browser)
await signInAs(page, url, 'demo')
await page.goto(url + '/contact')
await settled(page)
for (let i = 0; i < 6; i++) {
  console.log(await page.getByLabel('Your email').count(), await page.getByText('We answer to').allTextContents())
  await page.waitForTimeout(800)
}
const cookies = await page.context().cookies()
console.log(
  decodeURIComponent(
    cookies
      .filter((c) => c.name.startsWith('debut-auth'))
      .map((c) => c.value)
      .join(''),
  ).slice(0, 60),
)
const raw = cookies
  .filter((c) => c.name.startsWith('debut-auth'))
  .map((c) => c.value)
  .join('')
  .replace(/^base64-/, '')
console.log(
  Buffer.from(raw, 'base64url').toString().slice(0, 200),
  Buffer.from(raw, 'base64url')
    .toString()
    .match(/"user":.{0,600}/)?.[0],
)
await browser.close()
