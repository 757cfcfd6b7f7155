import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { OwnPart } from '../lib/page/own-part.tsx'
import { selectRoles, type SessionState } from '../lib/session/session-slice.ts'

/** What analysts and admins can look into. */
export const ForAnalysts = ({ children }: { readonly children: ReactNode }) => (
  <OwnPart>
    <Analysts>{children}</Analysts>
  </OwnPart>
)

const Analysts = ({ children }: { readonly children: ReactNode }) => {
  const roles = useSelector((state: { readonly session: SessionState }) => selectRoles(state), shallowEqual)
  return roles.includes('analyst') || roles.includes('admin') ? children : null
}
