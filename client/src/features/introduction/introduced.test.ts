import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { hideIntroduction, INTRODUCED_SCRIPT, isIntroduced, keepIntroduced } from './introduced.ts'

afterEach(() => vi.unstubAllGlobals())

const pageWith = (cookie: string) => {
  const page = { cookie, documentElement: { dataset: {} as Record<string, string> } }
  vi.stubGlobal('document', page)
  return page
}

it('is hidden before the first paint on a device that keeps it', () => {
  const first = pageWith('')
  expect(isIntroduced()).toBe(false)
  keepIntroduced()
  expect(isIntroduced()).toBe(true)
  const next = pageWith(first.cookie.split(';')[0] ?? '')
  runInNewContext(INTRODUCED_SCRIPT, { document: next })
  expect(next.documentElement.dataset).toHaveProperty('introduced')
})

it.each(['', 'introduced=10', 'unintroduced=1'])('is shown where the cookies are “%s”', (cookie) => {
  const page = pageWith(cookie)
  runInNewContext(INTRODUCED_SCRIPT, { document: page })
  expect(page.documentElement.dataset).toEqual({})
})

it('goes from the open page where the browser keeps no cookies', () => {
  const documentElement = { dataset: {} as Record<string, string> }
  const page = {
    documentElement,
    get cookie(): string {
      throw new Error('refused')
    },
    set cookie(_: string) {
      throw new Error('refused')
    },
  }
  vi.stubGlobal('document', page)
  runInNewContext(INTRODUCED_SCRIPT, { document: page })
  keepIntroduced()
  hideIntroduction()
  expect(isIntroduced()).toBe(false)
  expect(documentElement.dataset).toHaveProperty('introduced')
})
