import { matchRoutes } from 'react-router'
import type { Place } from '../lib/page/page.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

export type Found = { readonly place: Place } & (
  | { readonly route: Route; readonly missing?: never }
  /** Why there is nothing: no route claims the path, or the one that does finds it wrong. */
  | { readonly route?: never; readonly missing: string }
)

/** As the router takes them: in any capitals, and decoded. */
const firstSegmentOf = (path: string): string => {
  const [, segment = ''] = path.split('/', 2)
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

/** Each pattern begins with a word: the router, which prepares all that it is given anew each time, is given only those of that word. */
const patterns = Map.groupBy(
  routes.map((route) => ({ path: route.path, route })),
  ({ path }) => firstSegmentOf(path),
)

const notFoundMessage = (path: string) => `Page not found: ${path}`
export const invalidMessage = (path: string) => `Page Not Found: ${path}`

export const findRoute = (path: string, query = ''): Found => {
  const match = matchRoutes(patterns.get(firstSegmentOf(path)) ?? [], path)?.at(-1)
  const place: Place = { path, params: match?.params ?? {}, search: new URLSearchParams(query) }
  if (match === undefined) return { place, missing: notFoundMessage(path) }
  const { route } = match.route
  return (route.valid?.(place.params) ?? true) ? { place, route } : { place, missing: invalidMessage(path) }
}
