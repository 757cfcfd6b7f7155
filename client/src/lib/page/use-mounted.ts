import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for the first drawing in the browser: what depends on who reads is then the same for all. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
