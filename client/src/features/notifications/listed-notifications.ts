import type { Notifications } from '@debut/events/notifications/notification-answers.ts'
import { NotificationsQuery } from '@debut/events/notifications/notification-question.ts'
import { notificationsRoute, unreadCountRoute } from '@debut/events/notifications/notification-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { readFields, writeFields } from '../../lib/page/address-fields.ts'
import { resource } from '../../lib/resources/resource.ts'
import { countLoaded, markedRead, merged, notificationsReceived, readUpTo } from './notifications-slice.ts'

const fields = { unread: NotificationsQuery.shape.unread }

/** Which of them the page shows, by its address. */
export const isUnreadOnly = (search: URLSearchParams): boolean => readFields(fields, search).unread !== undefined
export const addressOf = (unreadOnly: boolean): string =>
  `/community/notifications${writeFields(fields, { unread: unreadOnly ? 'yes' : undefined })}`

const learn = (list: Notifications, action: Action): Notifications => {
  if (notificationsReceived.match(action)) return { ...list, notifications: [...merged(list.notifications, action.payload)] }
  if (markedRead.match(action)) return { ...list, notifications: [...readUpTo(list.notifications, action.payload)] }
  return list
}

const join = (list: Notifications, next: Notifications): Notifications => ({
  ...next,
  notifications: [...merged(list.notifications, next.notifications)],
  readUpTo: list.readUpTo,
})

/** In the unread list these are unread, though opening it has marked them as read since. */
const joinUnread = (list: Notifications, next: Notifications): Notifications =>
  join(list, { ...next, notifications: next.notifications.map((each) => ({ ...each, is_read: false })) })

/** An answer that was on its way already doesn't know what came live meanwhile. */
export const mergeAll = (shown: Notifications, answer: Notifications): Notifications => {
  const newer = shown.notifications.filter(({ position }) => position > answer.position)
  return { ...answer, notifications: [...merged(newer, answer.notifications)] }
}

/** What was read here stays in the list as read, so that nothing goes from under its reader's eyes, and the list goes on from there. */
export const mergeUnread = (shown: Notifications, answer: Notifications): Notifications => {
  if (answer.more || shown.readUpTo === answer.readUpTo) return mergeAll(shown, answer)
  const wasRead = readUpTo(shown.notifications, answer.readUpTo ?? 0)
  return { ...answer, notifications: [...merged(wasRead, answer.notifications)], more: shown.more, readUpTo: shown.readUpTo }
}

/** Rows that come live push others off the pages that were loaded. */
const reaches = (list: Notifications, shown: Notifications): boolean => {
  const [last, lastShown] = [list.notifications.at(-1), shown.notifications.at(-1)]
  return !list.more || last === undefined || lastShown === undefined || last.position <= lastShown.position
}

/** Thousands of likes are one row, and not hundreds of pages. */
const likes = 'together' as const

const all = resource(notificationsRoute, {
  onAction: learn,
  merge: mergeAll,
  pages: {
    next: ({ notifications, more }) => (more ? { likes, before: notifications.at(-1)?.position } : undefined),
    join,
    reaches,
  },
})

const unread = resource(notificationsRoute, {
  onAction: learn,
  merge: mergeUnread,
  pages: {
    // Those that were unread when the list was opened.
    next: ({ notifications, more, readUpTo: after }) =>
      more ? { likes, before: notifications.at(-1)?.position, ...(after === null ? {} : { after }) } : undefined,
    join: joinUnread,
    reaches,
  },
})

export const listedNotifications = (unreadOnly: boolean) => (unreadOnly ? unread({ unread: 'yes', likes }) : all({ likes }))

/** As the server counts, for a page that is drawn before anything else is loaded. */
export const unreadCount = resource(unreadCountRoute, {
  onAction: (known, action) => (countLoaded.match(action) ? { ...known, count: action.payload } : known),
})
