import { useDispatch, useSelector } from 'react-redux'
import { acceptedReceived, selectAccepted } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Shows a member on every page that their appeal was accepted, because the notice that they appealed is gone by then. */
export const AcceptedNotice = () => {
  const accepted = useSelector(selectAccepted)
  const dispatch = useDispatch()
  if (accepted === undefined) return null
  return (
    <section aria-label="About your appeal" className="mx-auto w-full max-w-280 px-4 pt-4 md:px-7">
      <Notice
        tone="good"
        title="Your appeal was accepted"
        action={
          <Button look="quiet" size="s" className="needs-script" onClick={() => dispatch(acceptedReceived(undefined))}>
            Dismiss
          </Button>
        }
      >
        <p>The decision was taken back.</p>
        {accepted.answer === null ? null : <p className="whitespace-pre-line">A moderator writes: “{accepted.answer}”</p>}
      </Notice>
    </section>
  )
}
