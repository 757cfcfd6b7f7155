import { expect, it } from 'vitest'
import { shownAddress } from './shown-address.ts'

it.each([
  ['https://ines.example/', 'ines.example'],
  ['https://www.linkedin.com/in/ines/', 'linkedin.com/in/ines'],
  ['https://github.com/ines?tab=stars#top', 'github.com/ines'],
])('shows %s as %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown)
})
