import { useDispatch, useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { keptTexts } from '../../../lib/kept-texts/kept-texts.ts'
import { focusMain } from '../../../lib/page/focus-main.ts'
import { useMounted } from '../../../lib/page/use-mounted.ts'
import { acceptedReceived, selectAccepted, selectMemberId } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The act whose answer a member has dismissed in this browser: the server goes on sending it for days. */
const dismissed = keptTexts({
  schema: z.string(),
  keyOf: ({ memberId, place }) => `debut-${place}-${memberId}`,
  storage: () => window.localStorage,
})

/** Tells a member on every page that their appeal was accepted, as what they appealed is gone by then. */
export const AcceptedNotice = () => {
  const accepted = useSelector(selectAccepted)
  const memberId = useSelector(selectMemberId)
  const isMounted = useMounted()
  const dispatch = useDispatch()
  if (accepted === undefined || memberId === undefined) return null
  const at = { memberId, place: 'accepted-appeal' }
  if (isMounted && dismissed.read(at) === accepted.actId) return null
  const dismiss = () => {
    dismissed.write(at, accepted.actId)
    dispatch(acceptedReceived(undefined))
    focusMain()
  }
  return (
    <section aria-label="About your appeal" className="mx-auto w-full max-w-280 px-4 pt-4 md:px-7">
      <Notice
        tone="good"
        title="Your appeal was accepted"
        action={
          <Button look="quiet" size="s" className="needs-script" onClick={dismiss}>
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
