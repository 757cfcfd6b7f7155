import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Page {
  cookie: string
  documentElement: { dataset: Record<string, string> }
  querySelectorAll: () => { media: string; content: string }[]
}

let page: Page
let edges: { media: string; content: string }[]

beforeEach(() => {
  edges = [
    { media: '(prefers-color-scheme: light)', content: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', content: '#120e0a' },
  ]
  page = { cookie: '', documentElement: { dataset: {} }, querySelectorAll: () => edges }
})
afterEach(() => vi.unstubAllGlobals())

const worn = () => [page.documentElement.dataset['theme'], ...edges.map(({ content }) => content)]
const LIGHT = ['light', '#fcfaf6', '#fcfaf6']
const DARK = ['dark', '#120e0a', '#120e0a']
const SYSTEM = [undefined, '#fcfaf6', '#120e0a']

/** As a page comes to its reader: what was chosen before is known from the cookie only. */
const wake = async () => {
  vi.resetModules()
  const theme = await import('./theme.ts')
  runInNewContext(theme.THEME_SCRIPT, { document: page })
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return theme
}

it.each([
  ['theme=light', LIGHT],
  ['a=b; theme=dark', DARK],
  ['theme=sepia', SYSTEM],
  ['', SYSTEM],
])('is worn before the first paint as it was chosen: %s', async (cookie, expected) => {
  page.cookie = cookie
  await wake()
  expect(worn()).toEqual(expected)
})

it('is the page’s own where the page forces one, and the reader’s again on the next page', async () => {
  page.cookie = 'theme=light'
  page.documentElement.dataset['forced'] = 'dark'
  const { forceTheme, toggleTheme, currentTheme } = await wake()
  expect(worn()).toEqual(DARK)
  toggleTheme()
  expect(currentTheme()).toBe('dark')
  forceTheme(undefined)
  expect(worn()).toEqual(LIGHT)
  forceTheme('dark')
  expect(worn()).toEqual(DARK)
})

it('toggles what is seen, also for those who followed the system', async () => {
  const { toggleTheme, chooseTheme } = await wake()
  toggleTheme()
  expect(worn()).toEqual(LIGHT)
  toggleTheme()
  expect(worn()).toEqual(DARK)
  expect(page.cookie).toMatch(/^theme=dark;/)
  chooseTheme('system')
  expect(worn()).toEqual(SYSTEM)
  expect(page.cookie).toMatch(/max-age=0/)
})
