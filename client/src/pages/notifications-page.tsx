import { EmailSummary } from '../features/members/preferences/email-summary.tsx'
import { preferences } from '../features/members/preferences/preferences.ts'
import { NotificationsByDay } from '../features/notifications/notifications-by-day.tsx'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'

const NotificationsPage = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_264px]">
    <div>
      <OwnPart>
        <NotificationsByDay />
      </OwnPart>
    </div>
    <aside aria-label="Email settings">
      <OwnPart>
        <EmailSummary />
      </OwnPart>
    </aside>
  </div>
)

export const page: Page = {
  Component: NotificationsPage,
  ownResources: () => [preferences()],
  head: () => ({ title: 'Notifications', noindex: true, complete: true }),
}
