import type { Slice } from '@reduxjs/toolkit'
import { announceMissingCode } from '../lib/deployments/announce-missing-code.ts'
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

/** The same for a page that its reader is waiting for. */
export const openWantedPage = async (route: Route): Promise<Page<State>> => {
  try {
    return await openPage(route)
  } catch (error) {
    announceMissingCode()
    throw error
  }
}

/** Undefined until its code is here. */
export const openedPage = (route: Route): Page<State> | undefined => opened.get(route)

/** All parts of the state that come with a page. */
export const slicesOf = ({ slices = [] }: Page<State>): readonly Slice[] => slices
