import { type ReactNode, useEffect, useRef } from 'react'
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

const Unless = ({ member: { memberId, username }, children }: Props) => {
  const isBlocked = useBoundaries().blocked.has(memberId)
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(isBlocked)
  useEffect(() => {
    // The button that had the focus is gone with what it did.
    if (before.current && !isBlocked && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
    before.current = isBlocked
  }, [isBlocked])
  return (
    <span ref={place} className="contents">
      {isBlocked ? <UndoButton mark={BLOCKED} id={memberId} word="Unblock" name={username} isMain /> : children}
    </span>
  )
}
