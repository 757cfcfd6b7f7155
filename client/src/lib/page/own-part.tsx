import { createContext, useContext, type ReactNode } from 'react'
import { Boundary } from '../failures/boundary.tsx'

/** Where pages are drawn for many: how what differs from reader to reader is kept apart. There is none in the browser. */
export const KeepApartContext = createContext<((part: ReactNode) => ReactNode) | undefined>(undefined)

/**
 * Around whatever shows something of its reader's own, as all else is drawn once for everybody. It is drawn by itself: with the store and the place
 * and no other context, without ids of React's, and with no text beside it. A page that does otherwise is drawn whole for each member.
 */
export const OwnPart = ({ children }: { readonly children: ReactNode }) => {
  const keepApart = useContext(KeepApartContext)
  return keepApart === undefined ? <Boundary part="own part">{children}</Boundary> : keepApart(children)
}
