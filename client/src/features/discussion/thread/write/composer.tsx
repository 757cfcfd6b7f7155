import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../../lib/page/own-part.tsx'
import { selectIsMember, selectMemberId, type SessionState, signInWanted } from '../../../../lib/session/session-slice.ts'
import { Link } from '../../../../ui/link.tsx'
import { OwnFace } from '../../../../ui/own-face.tsx'
import { topicOf } from '../stands-on.ts'
import { hasKeptText } from './has-kept-text.ts'
import { expectWriteForm, WriteForm } from './late-forms.ts'
import type { WriteProps } from './write-form.tsx'

type Props = Pick<WriteProps, 'on' | 'label' | 'act' | 'changes' | 'isPublished' | 'onSent'>

/** Begins a comment. A visitor signs in first, and returns. */
export const Composer = (props: Props) => (
  <OwnPart>
    <Begin {...props} />
  </OwnPart>
)

const Begin = (props: Props) => {
  const dispatch = useDispatch()
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  if (isMember) return <Write {...props} />
  const { label } = props
  return (
    <Link to="/login" className="comment-begin" aria-label={`${label}. Sign in to write`} onClick={() => dispatch(signInWanted())}>
      {label}
    </Link>
  )
}

const Write = (props: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const place = topicOf(props.on)
  useEffect(() => {
    if (hasKeptText(memberId, place)) setIsOpen(true)
  }, [memberId, place])
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const closed = (
    <button
      ref={button}
      type="button"
      className="comment-begin needs-script"
      onPointerEnter={expectWriteForm}
      onFocus={expectWriteForm}
      onClick={() => setIsOpen(true)}
    >
      <OwnFace className="size-8" />
      {props.label}
    </button>
  )
  return isOpen ? (
    <WriteForm {...props} parentId={null} place={place} close={() => setIsOpen(false)}>
      {closed}
    </WriteForm>
  ) : (
    closed
  )
}
