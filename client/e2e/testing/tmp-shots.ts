import { launchBrowser } from '@debut/infra/local/browser.ts'
import { openVisitor, settled, signInAs } from './visitor.ts'
const B = 'http://127.0.0.1:3103'
const browser = await launchBrowser()
for (const colorScheme of ['light', 'dark'] as const) {
  const { page, context } = await openVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  for (const [path, member] of [
    ['/tags/ai', undefined],
    ['/tags', undefined],
    ['/moderation/queue', 'admin'],
  ] as const) {
    if (member) await signInAs(page, B, member)
    await page.goto(B + path)
    await settled(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 860 })
      await page.screenshot({ path: `/tmp/shots/${path.slice(1).replaceAll('/', '_')}-${width}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize({ width: 1280, height: 860 })
  for (const label of ['Keep llm', 'Merge llm', 'Ban llm']) {
    await page.getByRole('button', { name: label }).click()
    await page.waitForTimeout(500)
    if (label === 'Merge llm') {
      await page.getByRole('combobox', { name: 'Into' }).click()
      await page.keyboard.type('a')
      await page.waitForTimeout(800)
    }
    await page.screenshot({ path: `/tmp/shots/${label.replace(' ', '-')}-${colorScheme}.png` })
    if (label === 'Merge llm') await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  await page.locator('summary', { hasText: 'Kept' }).click()
  await page.locator('summary', { hasText: 'Merged' }).click()
  await page.locator('summary', { hasText: 'Banned' }).click()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await page.screenshot({
      path: `/tmp/shots/open-${width}-${colorScheme}.png`,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: 1500 },
    })
  }
  await context.close()
}
await browser.close()
