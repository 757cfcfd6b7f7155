import type { Notified } from '@debut/events/notices-of.ts'
import type { NotificationMailRows } from './notification-mail-rows.ts'

/** The notices that may be mailed at all: what their recipients blocked and muted is looked at when the mail is written. */
export const wantedNotices = async (notices: readonly Notified[], rows: NotificationMailRows): Promise<readonly Notified[]> => {
  if (notices.length === 0) return []
  const reachable = new Set(await rows.reachable(notices.map(({ recipientId }) => recipientId)))
  return notices.filter(({ recipientId }) => reachable.has(recipientId))
}
