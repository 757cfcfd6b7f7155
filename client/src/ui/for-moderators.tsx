import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { OwnPart } from '../lib/page/own-part.tsx'
import { selectMayModerate, type SessionState } from '../lib/session/session-slice.ts'

/** What moderators and admins can do about what somebody wrote. */
export const ForModerators = ({ children }: { readonly children: ReactNode }) => (
  <OwnPart>
    <Moderators>{children}</Moderators>
  </OwnPart>
)

const Moderators = ({ children }: { readonly children: ReactNode }) =>
  useSelector((state: { readonly session: SessionState }) => selectMayModerate(state)) ? children : null
