import { compilePattern, decodePath, matchPattern, precisionOf } from '../lib/page/match-path.ts'
import type { Place } from '../lib/page/page.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

export type Found = { readonly place: Place } & (
  | { readonly route: Route; readonly missing?: never }
  /** Why there is nothing: no route claims the path, or the one that does finds it wrong. */
  | { readonly route?: never; readonly missing: string }
)

const firstSegmentOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? ''

/** Each pattern begins with a word, so a path is held against those of its own word only; the most precise first. */
const patterns = Map.groupBy(
  routes
    .map((route) => ({ route, pattern: compilePattern(route.path) }))
    .toSorted((one, other) => precisionOf(other.route.path) - precisionOf(one.route.path)),
  ({ route }) => firstSegmentOf(route.path),
)

const match = (path: string) => {
  const decoded = decodePath(path)
  for (const { route, pattern } of patterns.get(firstSegmentOf(decoded)) ?? []) {
    const params = matchPattern(pattern, decoded)
    if (params !== undefined) return { route, params }
  }
  return undefined
}

const notFoundMessage = (path: string) => `Page not found: ${path}`
export const invalidMessage = (path: string) => `Page Not Found: ${path}`

/** Lists are named in lower case: an address in another case means the same list. Undefined for all else. */
export const inLowerCase = (path: string): string | undefined => {
  const small = path.toLowerCase()
  const { route } = findRoute(small)
  return small !== path && (route?.name === 'listing' || route?.name === 'alternatives-of') ? small : undefined
}

export const findRoute = (path: string, query = ''): Found => {
  const found = match(path)
  const place: Place = { path, params: found?.params ?? {}, search: new URLSearchParams(query) }
  if (found === undefined) return { place, missing: notFoundMessage(path) }
  const { route } = found
  return (route.valid?.(place.params) ?? true) ? { place, route } : { place, missing: invalidMessage(path) }
}
