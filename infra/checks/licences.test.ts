import { expect, it } from 'vitest'
import { isAllowed } from './licences.ts'

it.each(['MIT', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)'])('lets a package be used under %s', (licence) => {
  expect(isAllowed(licence)).toBe(true)
})

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND BUSL-1.1', 'none', 'UNLICENSED'])('lets none be used under %s', (licence) => {
  expect(isAllowed(licence)).toBe(false)
})
