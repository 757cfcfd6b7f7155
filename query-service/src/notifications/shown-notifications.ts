import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'
import { type NotificationRow, notificationView } from './notification-view.ts'
import { quotedTexts } from './quoted-texts.ts'

/** With the words that each is about, as their reader can read them now. */
export const shownNotifications = async (
  rows: readonly NotificationRow[],
  readerId: MemberId,
  parts: Pick<Parts, 'database' | 'checkpoints'>,
) => {
  const quoted = await quotedTexts(rows, readerId, parts)
  return rows.map((row) => notificationView(row, quoted(row)))
}
