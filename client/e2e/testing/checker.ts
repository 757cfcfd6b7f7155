import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

const serve = async (): Promise<string> => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600, immutable' }
  const server = createServer((_, response) => response.writeHead(200, headers).end(axe)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`
}

let served: Promise<string> | undefined

/** The checker is a script of half a megabyte: under an address, the browser keeps it compiled from one page to the next. */
export const bringChecker = async (page: Page): Promise<void> => {
  if (await page.evaluate('"axe" in window')) return
  await page.addScriptTag({ url: await (served ??= serve()) })
}
