import type { Role } from '@debut/events/members/role.ts'
import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { OwnPart } from '../lib/page/own-part.tsx'
import { selectRoles, type SessionState } from '../lib/session/session-slice.ts'

interface Props {
  readonly roles: readonly Role[]
  readonly children: ReactNode
}

/** What only members with one of these roles are shown. */
export const ForStaff = (props: Props) => (
  <OwnPart>
    <Staff {...props} />
  </OwnPart>
)

const Staff = ({ roles, children }: Props) => {
  const own = useSelector((state: { readonly session: SessionState }) => selectRoles(state), shallowEqual)
  return roles.some((role) => own.includes(role)) ? children : null
}
