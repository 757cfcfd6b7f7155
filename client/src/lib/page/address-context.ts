import { createContext } from 'react'

/** What stands in the browser's address bar. The server draws without one. */
export interface Address {
  readonly path: string
  /** With its question mark and hash sign, where there are any. */
  readonly search: string
  readonly hash: string
  /** How the reader came there: the browser takes care of where a page stood that they come back to. */
  readonly isBack: boolean
}

export const AddressContext = createContext<Address>({ path: '/', search: '', hash: '', isBack: true })
