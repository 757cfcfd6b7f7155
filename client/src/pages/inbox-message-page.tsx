import type { ContactId } from '@debut/events/support/contact-form.ts'
import { INBOX_PATH } from '../features/support/inbox/inbox.ts'
import { followInbox } from '../features/support/inbox/inbox-saga.ts'
import { inboxSlice, type WithInbox } from '../features/support/inbox/inbox-slice.ts'
import { InboxThread } from '../features/support/inbox/inbox-thread.tsx'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const InboxMessagePage = () => {
  const { params } = usePlace()
  return (
    <div className="max-w-190">
      <div className="mb-5">
        <Breadcrumb trail={[{ label: 'Inbox', to: INBOX_PATH }, { label: 'Message' }]} />
      </div>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route takes nothing else */}
      <InboxThread id={(params['id'] ?? '').toUpperCase() as ContactId} />
    </div>
  )
}

export const page: Page<WithInbox> = {
  Component: InboxMessagePage,
  slices: [inboxSlice],
  follow: { inbox: ({ api }) => followInbox(api) },
  head: () => ({ title: 'Message', noindex: true, complete: true }),
}
