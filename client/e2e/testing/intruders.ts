import type { Page } from 'playwright-core'
import { DRAWN_ELEMENTS } from '../../src/ui/testing/drawn-elements.ts'

/** What is on the page and none of us drew: in texts, whatever they are not made of; anywhere, what runs or leads astray. */
export const intrudersOn = (page: Page): Promise<string[]> => page.evaluate(intruders, { drawn: DRAWN_ELEMENTS, feed: null })

/** The same in what a feed says, which its readers show as markup. */
export const intrudersInFeed = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(intruders, { drawn: DRAWN_ELEMENTS, feed: path })

interface Look {
  readonly drawn: Readonly<Record<string, readonly string[]>>
  readonly feed: string | null
}

/** Runs in the page, and so knows nothing but what it is given. */
const intruders = async ({ drawn, feed }: Look): Promise<string[]> => {
  const found: string[] = []
  const note = (why: string, element: Element) => found.push(`${why}: ${element.outerHTML.slice(0, 200)}`)

  const inText = (element: Element) => {
    const allowed = drawn[element.localName]
    if (allowed === undefined) note('no element of a text', element)
    for (const { name } of element.attributes) if (allowed?.includes(name.toLowerCase()) === false) note(`has ${name}`, element)
    if (element instanceof HTMLAnchorElement) {
      const { origin, protocol, relList, target } = element
      const isOurs = origin === location.origin && element.getAttribute('href')?.startsWith(feed === null ? '/' : origin)
      const isWorthNothing = ['ugc', 'nofollow', 'noopener'].every((word) => relList.contains(word)) && target === '_blank'
      if (!isOurs && !(['http:', 'https:', 'mailto:'].includes(protocol) && isWorthNothing)) note('leads astray', element)
    }
  }

  const anywhere = (element: Element) => {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) note('has a handler', element)
      if (/^\s*(javascript|vbscript|data):/i.test(value) && ['href', 'src', 'action', 'formaction'].includes(name)) note('runs', element)
    }
    if (element.matches('iframe, frame, object, embed, base, meta[http-equiv], style')) note('is none of ours', element)
    if (element instanceof HTMLImageElement && element.src !== '') {
      const addresses = [
        element.src,
        ...element.srcset.split(', ').map((source) => new URL(source.split(' ')[0] ?? '', location.href).href),
      ]
      if (addresses.some((address) => new URL(address).origin !== location.origin)) note('is a picture from elsewhere', element)
    }
    if (element instanceof HTMLScriptElement) {
      if (/json/.test(element.type)) JSON.parse(element.text)
      else if (element.src === '' ? /xss|evil/.test(element.text) : new URL(element.src).origin !== location.origin) note('runs', element)
    }
  }

  if (feed === null) {
    document.querySelectorAll('*').forEach(anywhere)
    document.querySelectorAll('.prose *').forEach(inText)
    return found
  }
  const parser = new DOMParser()
  const items = parser.parseFromString(await (await fetch(feed)).text(), 'text/xml').querySelectorAll('item > *, entry > *, parsererror')
  if (items.length === 0) found.push('nothing is in it')
  for (const item of items) {
    if (item.localName === 'parsererror') note('is no XML', item)
    const shown = parser.parseFromString(item.textContent, 'text/html')
    shown.querySelectorAll('*').forEach(anywhere)
    shown.querySelectorAll(':is(head, body) :not(.prose)').forEach(inText)
  }
  return found
}
