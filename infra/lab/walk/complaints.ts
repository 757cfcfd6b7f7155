import { addresses } from '@debut/client/e2e/testing/addresses.ts'
import type { BrowserContext, ConsoleMessage, Page, Response } from 'playwright-core'
import type { Network } from './network.ts'

interface Complaint {
  readonly text: string
  readonly url: string
  /** Of the page that complains. */
  readonly pageUrl: string
  readonly network: Network
}

/** Says in words why a complaint is none; each has a name, so that a summary can count them. */
const CAUSED_BY_THE_ROBOT: Readonly<Record<string, (complaint: Complaint) => boolean>> = {
  'a request that it cut off': ({ text, network }) => network.isDisturbed() && /net::ERR_/.test(text),
  'an answer that it gave itself': ({ text, url, network }) => network.isRefused(url) && /status of 40[34]/.test(text),
  'a request of a session that it ended elsewhere': ({ text, network }) => network.hasEndedSession() && /status of 401/.test(text),
  'an address that has nothing': ({ text, url }) => /status of 404/.test(text) && isMeantToBeMissing(url),
  'what a page asks that has nothing': ({ text, pageUrl }) => /status of 40[34]/.test(text) && isMeantToBeMissing(pageUrl),
  'a host that it may not reach': ({ text }) => /net::ERR_BLOCKED_BY_CLIENT/.test(text),
}

/** Other complaints that fail no walk, by name, with the reason. */
const EXCEPTIONS: Readonly<Record<string, (complaint: Complaint) => boolean>> = {}

/** Addresses that have nothing, or nothing for others than their member. */
const missing = addresses.flatMap(({ path, status, member }) => (status === 404 || member !== undefined ? path : []))
/** A page of another member's, and what is asked for such a page. */
const OF_OTHERS = /^\/tool\/[^/]+\/(edit|badges)$|^\/api\/tools\/[^/]+\/mine$|\/no-such-/
const isMeantToBeMissing = (url: string) => {
  const { pathname, search } = new URL(url)
  return missing.includes(pathname) || OF_OTHERS.test(pathname) || /=no-such-/.test(search)
}

/** Collects what the pages of a context complain of. */
export const listenForComplaints = (context: BrowserContext, network: Network, onComplaint: (text: string) => void) => {
  const judge = (text: string, url: string, pageUrl: string) => {
    const rules = Object.values({ ...CAUSED_BY_THE_ROBOT, ...EXCEPTIONS })
    if (!rules.some((excuses) => excuses({ text, url, pageUrl, network }))) onComplaint(text)
  }
  const listen = (page: Page) => {
    page.on('crash', () => onComplaint('The page crashed'))
    // Else a page that asks before it is left would wait for an answer.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('pageerror', (error) => onComplaint(`Not caught: ${error.name} ${error.message} ${error.stack ?? ''} (${page.url()})`))
  }
  context.on('page', listen)
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    judge(`On the console: ${message.text()} (${url})`, url || 'about:blank', message.page()?.url() ?? 'about:blank')
  })
  context.on('response', (response: Response) => {
    if (response.status() >= 500) onComplaint(`${response.status()} from ${response.request().method()} ${response.url()}`)
  })
}
