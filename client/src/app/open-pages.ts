import type { Page } from '../lib/page/page.ts'
import type { Route } from './route.ts'
import type { State } from './store.ts'

const opened = new Map<Route, Page<State>>()

/** The code of a page, loaded once. */
export const openPage = async (route: Route): Promise<Page<State>> => {
  const known = opened.get(route)
  if (known !== undefined) return known
  const { page } = await route.open()
  opened.set(route, page)
  return page
}

/** Undefined until its code is here. */
export const openedPage = (route: Route): Page<State> | undefined => opened.get(route)
