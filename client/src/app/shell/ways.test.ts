import { expect, it } from 'vitest'
import { findRoute } from '../find-route.ts'
import { paletteWays } from './palette-ways.ts'
import { FOOTER, MORE, PRODUCTS } from './ways.ts'

it.each([
  ['the Products menu', PRODUCTS],
  ['the More menu', MORE],
  ['the footer', FOOTER.flatMap(({ ways }) => ways)],
  ['the palette', paletteWays({ isMember: true, username: 'ines', roles: ['admin', 'moderator', 'analyst'] }).flatMap(({ ways }) => ways)],
])('leads from %s only to pages that exist', (_, ways) => {
  const names = ways.map(({ to }) => ({ to, name: findRoute(to).route?.name }))
  expect(names.filter(({ name }) => name === undefined)).toEqual([])
})
