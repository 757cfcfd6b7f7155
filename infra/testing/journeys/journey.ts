import { addSession } from '@debut/client/e2e/testing/members.ts'
import { mailTo } from '@debut/client/e2e/testing/mailbox.ts'
import { anAddress, openVisitor, settled } from '@debut/client/e2e/testing/visitor.ts'
import { newcomer } from '@debut/demo/demo-members.ts'
import { signInLocally } from '@debut/demo/sign-in-locally.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { BUSY_MACHINE_MS } from '../waiting-times.ts'
import { sharedBrowser } from '../shared-browser.ts'
import { productAtTen } from '../shared-part.ts'
import type { Hands } from './hands.ts'

/** The product at ten in the morning, and people who open it. */
export const visitAtTen = () => {
  let product: StackFile
  let shift: number
  let site: string
  const opened: BrowserContext[] = []
  let retries = 0
  beforeEach(({ task }) => {
    retries = task.result?.retryCount ?? 0
  })
  beforeAll(async () => {
    ;({ stack: product, shift, site } = await productAtTen())
    await sharedBrowser()
  })
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })

  /** What the clocks of the product show. */
  const now = () => Date.now() + shift
  const at = (path: string) => new URL(path, product.edge.url).href
  /** What is pressed before the page is awake is lost. */
  const go = async (page: Page, path: string) => {
    await page.goto(at(path))
    await settled(page)
  }
  const open = async (hands: Hands, path: string, as?: string) => {
    const { context, page } = await openVisitor(await sharedBrowser(), { reducedMotion: 'reduce', shift, ...hands.options })
    opened.push(context)
    context.setDefaultTimeout(BUSY_MACHINE_MS)
    if (as !== undefined) await addSession(context, product.edge.url, await join(as))
    await go(page, path)
    return { context, page }
  }

  /** A new member, who was shown around before. */
  const join = async (username: string) => {
    const session = await signInLocally(newcomer(username), {
      authUrl: at('/auth/v1'),
      signingKeysFile: product.signingKeysFile,
      now: Math.floor(now() / 1_000),
      address: anAddress(),
    })
    const response = await fetch(at('/api/profile/update'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ user_id: session.user.id, onboarded: true }),
    })
    if (!response.ok) throw new Error(`${username} did not become a member: ${response.status}`)
    return session
  }

  return {
    at,
    now,
    site: () => site,
    /** For the names of what a journey makes: on a slow machine a journey may begin again, beside what it left the first time. */
    attempt: ({ name }: Hands) => (retries === 0 ? name : `${name}-${retries + 1}`),
    go,
    open,
    /** By the button that the page of sign-in has for each of the demo's own members. */
    openAs: async (hands: Hands, username: string, path: string) => {
      const visitor = await open(hands, '/login')
      await hands.press(visitor.page.getByRole('button', { name: new RegExp(`^${username}\\b`) }))
      await visitor.page.waitForURL(at('/'))
      await go(visitor.page, path)
      return visitor
    },
    ask: async (path: string): Promise<unknown> => (await fetch(at(path))).json(),
    status: async (path: string) => (await fetch(at(path))).status,
    mail: (address: string, subject: RegExp) => mailTo(product.mailbox.url, address, subject),
  }
}
