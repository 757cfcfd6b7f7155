import type { ReactNode } from 'react'
import { BLOCKED } from '../../lib/boundaries/boundary-marks.ts'
import { useBoundaries } from '../../lib/boundaries/use-boundaries.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { UndoButton } from './undo-button.tsx'

interface Props {
  readonly member: { readonly memberId: string; readonly username: string }
  readonly children: ReactNode
}

/** Offers a reader who blocked a member to end that, in the place of what they can only do with others. */
export const UnlessBlocked = (props: Props) => (
  <OwnPart>
    <Unless {...props} />
  </OwnPart>
)

const Unless = ({ member: { memberId, username }, children }: Props) =>
  useBoundaries().blocked.has(memberId) ? <UndoButton mark={BLOCKED} id={memberId} word="Unblock" name={username} isMain /> : children
