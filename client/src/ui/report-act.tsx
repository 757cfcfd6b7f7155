import { type ReactNode, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsMember, selectMemberId, type SessionState, signInWanted } from '../lib/session/session-slice.ts'
import { Link } from './link.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

interface Props {
  readonly authorId: string
  /** What is reported, as "Aya’s comment". */
  readonly name: string
  readonly icon?: ReactNode
  /** Draws what opens. */
  readonly dialog: (opened: ReportDialogProps) => ReactNode
}

/** Asks a moderator to look at what somebody else wrote. A visitor signs in first. It belongs into a part of the reader's own. */
export const ReportAct = ({ authorId, name, icon, dialog }: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dispatch = useDispatch()
  if (memberId === authorId) return null
  if (!isMember)
    return (
      <Link to="/login" className="text-act" aria-label={`Report ${name}. Sign in to report`} onClick={() => dispatch(signInWanted())}>
        {icon}
        Report
      </Link>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className="text-act needs-script"
        aria-label={`Report ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {icon}
        Report
      </button>
      {isOpen ? dialog({ name, close: () => setIsOpen(false), focusAfter: () => button.current }) : null}
    </>
  )
}
