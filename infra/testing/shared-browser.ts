import type { Browser } from 'playwright-core'
import { launchBrowser } from '@debut/stack/browser.ts'
import { chromiumIsReady } from './shared-part.ts'
import { watch } from './troubles.ts'

let launched: Promise<Browser> | undefined

/** One Chromium for all the files that a worker runs, which ends with it; each test opens a context of its own and closes it. */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launchWatched())

const launchWatched = async () => {
  await chromiumIsReady()
  const browser = await launchBrowser({ graphics: false })
  browser.on('context', watch)
  return browser
}
