import { BUSY_MACHINE_MS } from '@debut/testing/waiting-times.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterEach, beforeAll } from 'vitest'
import { openVisitor } from './visitor.ts'

/** Opens readers whose contexts are closed after each test. */
export const manyVisitors = () => {
  const opened: BrowserContext[] = []
  beforeAll(async () => {
    await sharedBrowser()
  })
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  return async (options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(await sharedBrowser(), options)
    opened.push(visitor.context)
    visitor.context.setDefaultTimeout(BUSY_MACHINE_MS)
    return visitor
  }
}
