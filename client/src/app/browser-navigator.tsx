import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { cookieJar } from '../lib/cookies/cookie-jar.ts'
import { type Address, AddressContext } from '../lib/page/address-context.ts'
import type { Navigator } from './navigation-saga.ts'
import type { Notice } from './notice-cookie.ts'
import { placesIn } from './places.ts'
import { FORGET_RETURN, rememberReturn, returnPath } from './return-to.ts'

export interface BrowserNavigator extends Navigator {
  readonly address: (isBack: boolean) => Address
  readonly listen: (onAddress: (address: Address) => void) => () => void
}

/** Sagas begin before anybody listens: what they ask for until then waits. */
export const browserNavigator = (window: Window, notify: (notice: Notice) => void): BrowserNavigator => {
  const { history, location } = window
  const cookies = cookieJar(window.document)
  const places = placesIn(() => window.localStorage)
  const listened = Promise.withResolvers<(address: Address) => void>()
  const keep = (returnTo: string, scroll: number) => {
    cookies.cookie = rememberReturn(returnTo)
    places.keep(returnTo, scroll)
  }
  const address = (isBack: boolean) => ({ path: location.pathname, search: location.search, hash: location.hash, isBack })
  return {
    address,
    listen: (onAddress) => {
      const back = () => onAddress(address(true))
      window.addEventListener('popstate', back)
      listened.resolve(onAddress)
      return () => window.removeEventListener('popstate', back)
    },
    go: (to, replace, scroll) =>
      void listened.promise.then((onAddress) => {
        try {
          if (replace) history.replaceState(null, '', to)
          else history.pushState(null, '', to)
        } catch {
          // Another origin's, or the hundredth within a moment.
          return location.assign(to)
        }
        return onAddress({ ...address(false), scroll })
      }),
    leave: (url) => location.assign(url),
    remember: ({ returnTo, toast }) => {
      if (toast !== undefined) notify(toast)
      if (returnTo !== undefined) keep(returnTo, 0)
    },
    rememberShown: () => keep(location.pathname + location.search, window.scrollY),
    wanted: () => {
      const path = returnPath(cookies.cookie) ?? '/'
      cookies.cookie = FORGET_RETURN
      return { path, scroll: places.take(path) }
    },
  }
}

type Props = { readonly navigator: Pick<BrowserNavigator, 'address' | 'listen'>; readonly children: ReactNode }

export const FollowAddress = ({ navigator, children }: Props) => {
  const [address, setAddress] = useState(() => navigator.address(true))
  useLayoutEffect(() => navigator.listen((next) => startTransition(() => setAddress(next))), [navigator])
  return <AddressContext value={address}>{children}</AddressContext>
}
