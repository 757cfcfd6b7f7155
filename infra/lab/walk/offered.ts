import type { ElementHandle, Page } from 'playwright-core'
import { Random } from '../faults/random.ts'

/** Something on the page that the robot may use. */
interface Offered {
  /** The same whatever stands around it, so that a replay finds it on a page that has changed a little. */
  readonly key: string
  readonly kind: 'link' | 'button' | 'text' | 'select'
  readonly path?: string
  readonly isInOverlay: boolean
  readonly isInHeaderOrFooter: boolean
}

/** Files, other programs' addresses and ways out of the site. */
const NOT_PAGES = String.raw`^/(api|auth|r|builds|assets|avatars|badges)/|\.[a-z0-9]+$|^/(directories|quiz|rss|feed)`

/** Runs in the page, which keeps the elements for `elementAt`. */
const collect = `(() => {
  const selector = 'a[href], button, input, textarea, select, summary, [contenteditable=true], [role=menuitem], [role=option], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=combobox]'
  const found = []
  const seen = new Map()
  window.offeredElements = []
  for (const element of document.querySelectorAll(selector)) {
    if (element.disabled || element.closest('[aria-disabled=true], [aria-hidden=true], [inert]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || getComputedStyle(element).pointerEvents === 'none') continue
    const type = element.getAttribute('type') ?? ''
    if (type === 'file') continue
    const isText = element.matches('textarea, [contenteditable=true]') || (element.matches('input') && !/^(checkbox|radio|button|submit|reset|range|color)$/.test(type))
    const kind = element.matches('a') ? 'link' : isText ? 'text' : element.matches('select') ? 'select' : 'button'
    let path
    if (kind === 'link') {
      const url = new URL(element.href, location.href)
      if (url.origin !== location.origin || element.hasAttribute('download') || !['', '_self'].includes(element.target)) continue
      if (new RegExp(${JSON.stringify(NOT_PAGES)}).test(url.pathname)) continue
      path = url.pathname
    }
    const name = (element.getAttribute('aria-label') ?? (element.labels?.[0]?.textContent || element.textContent || element.getAttribute('placeholder') || element.getAttribute('name') || '')).replace(/\\s+/g, ' ').trim().slice(0, 60)
    const base = [element.getAttribute('role') ?? kind, JSON.stringify(name), path ?? ''].join(' ').trim()
    const nth = seen.get(base) ?? 0
    seen.set(base, nth + 1)
    window.offeredElements.push(element)
    found.push({
      key: nth === 0 ? base : base + ' #' + (nth + 1),
      kind,
      path,
      isInOverlay: element.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null,
      isInHeaderOrFooter: element.closest('header, footer') !== null,
    })
  }
  return found
})()`

/** New pages and open dialogs draw the robot, what is on every page does not, and it should seldom leave for good. */
const weightOf = ({ key, kind, path, isInOverlay, isInHeaderOrFooter }: Offered, visited: ReadonlySet<string>): number => {
  if (/sign out|log out/i.test(key)) return 0.05
  const kinds = { link: path !== undefined && !visited.has(path) ? 2 : 0.6, button: 2, text: 2.5, select: 3 }
  return kinds[kind] * (isInOverlay ? 3 : 1) * (isInHeaderOrFooter ? 0.3 : 1)
}

/** Each has its own draw, so that another row on the page seldom changes what is chosen. */
const choose = (seed: string, offered: readonly Offered[], visited: ReadonlySet<string>) => {
  const drawn = offered.map((each, index) => {
    const chance = (new Random(`${seed}/${each.key}`).below(2 ** 30) + 1) / 2 ** 30
    return { each, index, draw: -Math.log(chance) / weightOf(each, visited) }
  })
  return drawn.toSorted((one, other) => one.draw - other.draw)[0]
}

export interface Chosen extends Offered {
  readonly element: ElementHandle<HTMLElement>
}

/** Undefined where the page offers nothing, or was left meanwhile. */
export const chooseOn = async (page: Page, seed: string, visited: ReadonlySet<string>): Promise<Chosen | undefined> => {
  const chosen = choose(seed, await page.evaluate<Offered[]>(collect), visited)
  if (chosen === undefined) return undefined
  const handle = await page.evaluateHandle(`window.offeredElements[${chosen.index}]`)
  const element = handle.asElement() as ElementHandle<HTMLElement> | null
  return element === null ? undefined : { ...chosen.each, element }
}
