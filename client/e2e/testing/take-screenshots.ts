import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@debut/stack/browser.ts'
import { startDemoProduct } from '@debut/testing/demo-product.ts'
import { checkout, dataDirSetting } from '@debut/stack/start-settings.ts'
import { addresses } from './addresses.ts'
import { openVisitor, settled, signInAs } from './visitor.ts'

/** Pictures of every route, wide and narrow, light and dark, for people to look at. */
const WIDTHS = [1280, 390]
const folder = join(dataDirSetting(), 'screenshots')
const world = join(folder, 'world')
const wanted = process.argv.slice(2)

const fileOf = (path: string, rest: string) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${rest}.png`

rmSync(world, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const product = await startDemoProduct(world)
const browser = await launchBrowser()
const shown = addresses.filter(({ path }) => wanted.length === 0 || wanted.includes(path))
try {
  for (const { path, member } of shown) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await openVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
      if (member !== undefined) await signInAs(page, product.stack.edge.url, member)
      await page.goto(new URL(path, product.stack.edge.url).href)
      await settled(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 })
        await page.screenshot({ path: join(folder, fileOf(path, `${width}-${colorScheme}`)), fullPage: true })
      }
      await context.close()
    }
    process.stdout.write(`${path}\n`)
  }
  process.stdout.write(`${shown.length * WIDTHS.length * 2} pictures in ${folder.replace(`${checkout}/`, '')}\n`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(world, { recursive: true, force: true })
}
