import { InboxList } from '../features/support/inbox/inbox-list.tsx'
import type { Page } from '../lib/page/page.ts'
import { ConsolePage } from '../ui/console-page.tsx'

const InboxPage = () => (
  <ConsolePage title="Inbox" lead="Messages from the contact form. We delete them 12 months after they arrive.">
    <InboxList />
  </ConsolePage>
)

export const page: Page = {
  Component: InboxPage,
  head: () => ({ title: 'Inbox', noindex: true, complete: true }),
}
