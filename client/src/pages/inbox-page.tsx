import { InboxList } from '../features/support/inbox/inbox-list.tsx'
import type { Page } from '../lib/page/page.ts'

const InboxPage = () => (
  <>
    <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Inbox</h1>
    <p className="mt-2 mb-6 max-w-[62ch] text-[14.5px] text-ink-2">
      Messages from the contact form. We delete them 12 months after they arrive.
    </p>
    <InboxList />
  </>
)

export const page: Page = {
  Component: InboxPage,
  head: () => ({ title: 'Inbox', noindex: true, complete: true }),
}
