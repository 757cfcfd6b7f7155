import { existsSync } from 'node:fs'
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
  ['/alternatives/a/b', '/alternatives/notion'],
])('takes %s as well as %s', (one, other) => {
  expect(findRoute(one).route).toBeDefined()
  expect(findRoute(one).route).toBe(findRoute(other).route)
})
