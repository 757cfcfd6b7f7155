import { type ReactNode, useEffect, useRef } from 'react'
import { BLOCKED } from '../../lib/boundaries/boundary-marks.ts'
import { useBoundaries } from '../../lib/boundaries/use-boundaries.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useData } from '../../lib/resources/use-resource.ts'
import { blockBy } from './block-by.ts'
import { UndoButton } from './undo-button.tsx'

interface Props {
  readonly member: { readonly memberId: string; readonly username: string }
  readonly children: ReactNode
}

/**
 * Hides what a reader can't do because of a block. If the member blocks them, it draws nothing; if they block the member, it offers to
 * unblock.
 */
export const UnlessBlocked = (props: Props) => (
  <OwnPart>
    <Unless {...props} />
  </OwnPart>
)

const Unless = ({ member: { memberId, username }, children }: Props) => {
  const isBlocked = useBoundaries().blocked.has(memberId)
  const isUnwanted = useData(blockBy({ memberId }))?.isBlocked === true
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(isBlocked)
  useEffect(() => {
    // The button that had the focus is gone with what it did.
    if (before.current && !isBlocked && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
    before.current = isBlocked
  }, [isBlocked])
  return (
    <span ref={place} className="contents">
      {isBlocked ? <UndoButton mark={BLOCKED} id={memberId} word="Unblock" name={username} isMain /> : isUnwanted ? null : children}
    </span>
  )
}
