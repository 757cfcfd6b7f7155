import { expect, it } from 'vitest'
import { findRoute } from '../../src/app/find-route.ts'
import { redirectOf } from '../../src/app/redirects.ts'
import { publicRoutes } from './public-routes.ts'

it('leads crawlers only to pages that exist and are not somewhere else', () => {
  expect(publicRoutes.filter((path) => findRoute(path).route === undefined || redirectOf(path) !== undefined)).toEqual([])
  expect(new Set(publicRoutes).size).toBe(publicRoutes.length)
})
