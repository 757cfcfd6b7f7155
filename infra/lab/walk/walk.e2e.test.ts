import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { sharedProduct } from '@debut/testing/shared-part.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { expect, it } from 'vitest'
import { roles } from './plan.ts'
import { runWalks } from './run-walks.ts'

it('the product stands a short walk of each role, with a deployment and without a network now and then', async () => {
  // What the robot causes, it tells from what it finds by itself.
  asksFor(/./)
  const [stack, browser] = [await sharedProduct(), await sharedBrowser()]
  const run = Date.now().toString(36)
  const numbers = roles.map((_, index) => index + 1)
  const walks = await runWalks({ stack, browser, run, seed: 'short', numbers, clicks: 12, atATime: 3, isShared: true })
  const broken = walks.flatMap(({ walk: { number, role }, steps, failures }) =>
    failures.map(({ what, step }) => ({ number, role, what, steps: steps.slice(0, step) })),
  )
  expect(broken).toEqual([])
})
