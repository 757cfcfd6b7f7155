import { expect, it } from 'vitest'
import { showFavicon } from './show-favicon.ts'

it('carries a badge while something is unread', () => {
  const attributes = new Map([['href', '/favicon.svg']])
  const icon = {
    getAttribute: (name: string) => attributes.get(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const page = { querySelector: () => icon } as unknown as Document
  showFavicon(page, true)
  expect(attributes.get('href')).toBe('/favicon-badge.svg')
  showFavicon(page, false)
  expect(attributes.get('href')).toBe('/favicon.svg')
})
