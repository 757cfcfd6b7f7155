import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, selectMemberId, type SessionState, signInWanted } from '../../../lib/session/session-slice.ts'
import { late } from '../../../ui/late.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Reported } from './reported.ts'

const ReportDialog = late(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface Props {
  readonly what: Reported
  readonly authorId: string
  /** "Aya’s comment". */
  readonly name: string
}

/** Asks a moderator to look at what somebody else wrote. A visitor signs in first. */
export const ReportButton = (props: Props) => (
  <OwnPart>
    <Report {...props} />
  </OwnPart>
)

const Report = ({ what, authorId, name }: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dispatch = useDispatch()
  if (memberId === authorId) return null
  if (!isMember)
    return (
      <Link to="/login" className="text-act" aria-label={`Report ${name}. Sign in to report`} onClick={() => dispatch(signInWanted())}>
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
        Report
      </button>
      {isOpen ? <ReportDialog what={what} name={name} close={() => setIsOpen(false)} focusAfter={() => button.current} /> : null}
    </>
  )
}
