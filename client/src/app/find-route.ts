import { matchRoutes } from 'react-router'
import type { Place } from '../lib/page/page.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

export type Found = { readonly place: Place } & (
  | { readonly route: Route; readonly missing?: never }
  /** Why there is nothing: no route claims the path, or the one that does finds it wrong. */
  | { readonly route?: never; readonly missing: string }
)

const patterns = routes.map((route) => ({ path: route.path, route }))

const notFoundMessage = (path: string) => `Page not found: ${path}`
export const invalidMessage = (path: string) => `Page Not Found: ${path}`

/** Asked several times for each page, and costs as much as fifty rows of it. */
let newest: { readonly path: string; readonly query: string; readonly found: Found } | undefined

export const findRoute = (path: string, query = ''): Found => {
  if (newest?.path !== path || newest.query !== query) newest = { path, query, found: find(path, query) }
  return newest.found
}

const find = (path: string, query: string): Found => {
  const match = matchRoutes(patterns, path)?.at(-1)
  const place: Place = { path, params: match?.params ?? {}, search: new URLSearchParams(query) }
  if (match === undefined) return { place, missing: notFoundMessage(path) }
  const { route } = match.route
  return (route.valid?.(place.params) ?? true) ? { place, route } : { place, missing: invalidMessage(path) }
}
