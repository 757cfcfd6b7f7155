import { useDispatch, useSelector } from 'react-redux'
import {
  followStopInvitations,
  selectStopInvitations,
  stopInvitationsSlice,
  stopRequested,
  type WithStopInvitations,
} from '../features/tools/invitations/stop-invitations.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'

const StopInvitationsPage = () => {
  const { params } = usePlace()
  return (
    <div className="grid gap-6 pt-12">
      <h1 className="text-center text-[34px]/[1.1] font-[750] tracking-[-0.03em]">Invitations</h1>
      <div className="grid gap-5 rounded-card border border-line-2 bg-surface p-5 shadow-rest sm:p-7">
        <Form token={params['token'] ?? ''} />
      </div>
      <p className="text-center text-[13.5px] text-ink-3">
        <Link to="/" className="way-link">
          Back to home
        </Link>
      </p>
    </div>
  )
}

/** A button is needed, so that a program which only follows the links in a mail stops no invitations. */
const Form = ({ token }: { readonly token: string }) => {
  const { status, problem } = useSelector(selectStopInvitations)
  const dispatch = useDispatch()
  if (status === 'done')
    return (
      <p role="status" className="text-[15px]">
        Done. We won’t email invitations to this address again.
      </p>
    )
  return (
    <>
      <p className="text-[15px]">
        Stop all invitations to the address that got this email? We keep a hash of it, and the people who invite you are not notified.
      </p>
      {problem !== null && <Notice tone="warn">{problem}</Notice>}
      <Button className="needs-script" busy={status === 'busy'} onClick={() => dispatch(stopRequested(token))}>
        Don’t invite me again
      </Button>
    </>
  )
}

export const page: Page<WithStopInvitations> = {
  Component: StopInvitationsPage,
  slices: [stopInvitationsSlice],
  follow: { stopInvitations: ({ api }) => followStopInvitations(api) },
  head: () => ({ title: 'Invitations', noindex: true }),
}
