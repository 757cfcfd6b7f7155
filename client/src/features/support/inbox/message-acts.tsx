import type { InboxMessage } from '@debut/events/support/contact-answers.ts'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { NewStatus } from './inbox.ts'
import { deletionRequested, selectInbox, statusRequested } from './inbox-slice.ts'

const WAYS: Readonly<Record<InboxMessage['status'], readonly NewStatus[]>> = {
  new: ['closed', 'spam'],
  answered: ['closed', 'spam'],
  closed: ['new'],
  spam: ['new'],
}
const LABELS: Readonly<Record<NewStatus, string>> = { new: 'Reopen', closed: 'Close', spam: 'Mark as spam' }

export const MessageActs = ({ message: { id, revision, status } }: { readonly message: InboxMessage }) => {
  const { busy, problem } = useSelector(selectInbox)
  const dispatch = useDispatch()
  return (
    <div className="grid gap-3 border-t border-line-2 pt-5">
      {/* Where there is a field for a reply, it says what went wrong. */}
      {status === 'spam' && problem?.id === id ? <Notice tone="bad">{problem.text}</Notice> : null}
      <div className="flex flex-wrap gap-2.5">
        {WAYS[status].map((next) => (
          <Button
            key={next}
            look="quiet"
            busy={busy === 'status'}
            onClick={() => dispatch(statusRequested({ id, revision, status: next }))}
          >
            {LABELS[next]}
          </Button>
        ))}
        <ConfirmDialog
          label="Delete"
          look="danger"
          size="m"
          busy={busy === 'delete'}
          title="Delete this message?"
          text="This permanently deletes the message, its address and our replies, for example when its sender asks for it. Mails that were sent can’t be taken back."
          act="Delete it"
          onAct={() => dispatch(deletionRequested({ id }))}
        />
      </div>
    </div>
  )
}
