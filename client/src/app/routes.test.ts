import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

it('opens each page from the file that its name says, as the server tells the browser which to fetch first', async () => {
  for (const { name, open } of routes) {
    expect({ name, isThere: existsSync(new URL(`../pages/${name}-page.tsx`, import.meta.url)) }).toEqual({ name, isThere: true })
    const { page } = await open()
    expect(page.Component).toBeTypeOf('function')
  }
})

it.each([
  ['/Newsletter', '/newsletter'],
  ['/alternatives/notion/design', '/alternatives/notion'],
])('takes %s as well as %s', (one, other) => {
  expect(findRoute(one).route).toBeDefined()
  expect(findRoute(one).route).toBe(findRoute(other).route)
})

it('finds what the router finds among all patterns', () => {
  const patterns = routes.map((route) => ({ path: route.path, route }))
  const written = routes.map(({ path }) => path.replaceAll(/:\w+/g, '1').replace('*', 'a/b'))
  const spellings = [...written, ...written.map((path) => path.toUpperCase()), ...written.map((path) => `${path}/`)]
  const strange = [
    '//',
    '/%74ool/x',
    '/%54OOL/x',
    '/tool%2Fx',
    '/%E0%A4%A',
    '/tool/%E0%A4%A',
    '//tool/x',
    '/nowhere',
    '/tool',
    '',
    'tool/x',
  ]
  for (const path of [...spellings, ...strange]) {
    const match = matchRoutes(patterns, path)?.at(-1)
    const { route, place } = findRoute(path)
    const isClaimed = match?.route.route.valid?.(match.params) ?? true
    expect({ path, params: place.params, route }).toEqual({
      path,
      params: match?.params ?? {},
      route: isClaimed ? match?.route.route : undefined,
    })
  }
})
