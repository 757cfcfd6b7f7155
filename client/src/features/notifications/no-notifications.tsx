import { EmptyState } from '../../ui/empty-state.tsx'

export const NoNotifications = () => (
  <EmptyState title="No notifications yet">You’ll see likes, replies, mentions and new followers here.</EmptyState>
)

export const AllRead = () => <EmptyState title="You’re all caught up">New notifications appear here until you’ve read them.</EmptyState>
