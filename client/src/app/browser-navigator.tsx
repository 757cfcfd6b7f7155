import { type ReactNode, useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { cookieJar } from '../lib/cookies/cookie-jar.ts'
import type { Navigator } from './navigation-saga.ts'
import type { Notice } from './notice-cookie.ts'
import { FORGET_RETURN, rememberReturn, returnPath } from './return-to.ts'

/** Sagas begin before the router is there: what they ask for until then waits. */
export const browserNavigator = (
  window: Window,
  tell: (notice: Notice) => void,
): Navigator & { readonly attach: (navigate: NavigateFunction) => void } => {
  const cookies = cookieJar(window.document)
  const attached = Promise.withResolvers<NavigateFunction>()
  return {
    attach: attached.resolve,
    go: (to, replace) => void attached.promise.then((navigate) => navigate(to, { replace })),
    leave: (url) => window.location.assign(url),
    remember: ({ returnTo, toast }) => {
      if (toast !== undefined) tell(toast)
      if (returnTo !== undefined) cookies.cookie = rememberReturn(returnTo)
    },
    wanted: () => {
      const path = returnPath(cookies.cookie) ?? '/'
      cookies.cookie = FORGET_RETURN
      return path
    },
  }
}

type Bridge = { readonly navigator: ReturnType<typeof browserNavigator>; readonly children: ReactNode }

/** Around the app rather than beside it: what React numbers has the numbers that it had on the server. */
export const NavigatorBridge = ({ navigator, children }: Bridge) => {
  const navigate = useNavigate()
  useEffect(() => navigator.attach(navigate), [navigator, navigate])
  return children
}
