import { createContext } from 'react'

/** What stands in the browser's address bar. The server draws without one. */
export interface Address {
  readonly path: string
  /** With its question mark and hash sign, where there are any. */
  readonly search: string
  readonly hash: string
  /** True on first load and after the browser’s back or forward: then the browser itself restores the scroll position. */
  readonly isBack: boolean
  /** Where on the page its reader was before, if not at the top. */
  readonly scroll?: number | undefined
}

export const AddressContext = createContext<Address>({ path: '/', search: '', hash: '', isBack: true })
