import type { Appealable } from '@debut/events/moderation/appeal-answers.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { After } from '../../lib/commands/forms-slice.ts'
import { late } from '../late.tsx'
import { appealText, useAppealState } from './appeal-state.ts'

const AppealDialog = late(async () => (await import('./appeal-dialog.tsx')).AppealDialog)

interface Props {
  readonly appealable: Appealable
  /** What the button is about, where a page may have several: "your comment". */
  readonly about?: string
  /** What of the page shows the appeal once it is sent. */
  readonly changes?: After['changes']
  /** Follows what is said of the appeal. */
  readonly children?: ReactNode
}

/** Lets a member appeal what was decided about them, and says what became of it. */
export const Appeal = ({ appealable, about, changes, children }: Props) => {
  const state = useAppealState(appealable)
  const said = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    // The button that had the focus is gone with what it did.
    if (before.current === 'open' && state === 'waiting' && document.activeElement === document.body) said.current?.focus()
    before.current = state
  }, [state])
  return (
    <>
      <p ref={said} tabIndex={-1} className="whitespace-pre-line outline-none">
        {appealText(appealable, state)} {children}
      </p>
      {state === 'open' ? (
        <div className="mt-2 min-h-7.5">
          <AppealDialog actId={appealable.actId} about={about} changes={changes} />
        </div>
      ) : null}
    </>
  )
}
