import { listedBoundaries } from '../features/boundaries/listed-boundaries.ts'
import { MutedSummary } from '../features/boundaries/muted-summary.tsx'
import { EmailSummary } from '../features/members/preferences/email-summary.tsx'
import { preferences } from '../features/members/preferences/preferences.ts'
import { isUnreadOnly, listedNotifications, unreadCount } from '../features/notifications/listed-notifications.ts'
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
    <aside aria-label="Email settings and what you muted" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
      <OwnPart>
        <EmailSummary />
      </OwnPart>
      <OwnPart>
        <MutedSummary />
      </OwnPart>
    </aside>
  </div>
)

export const page: Page = {
  Component: NotificationsPage,
  ownResources: ({ search }) => [listedNotifications(isUnreadOnly(search)), unreadCount(), preferences(), listedBoundaries()],
  head: () => ({ title: 'Notifications', noindex: true, complete: true }),
}
