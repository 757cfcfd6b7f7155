import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Notification, Notifications } from '@debut/events/notifications/notification-answers.ts'
import { describe, expect, it } from 'vitest'
import { commandIdOf, memberIdOf } from '../../lib/api/testing/ids.ts'
import { addressOf, isUnreadOnly, listedNotifications, mergeAll, mergeUnread, unreadCount } from './listed-notifications.ts'
import { countLoaded, markedRead, notificationsReceived } from './notifications-slice.ts'

const row = (position: number, is_read = false): Notification => ({
  id: commandIdOf(position),
  recipient_id: memberIdOf(1),
  actor_id: null,
  type: 'follow',
  actor: null,
  payload: {},
  quote: null,
  tool_name: null,
  also: null,
  is_read,
  created_at: '2026-03-01T08:00:00Z',
  position: LogPosition.parse(position),
})
const list = (notifications: Notification[], change: { more?: boolean; readUpTo?: number; position?: number } = {}): Notifications => ({
  notifications,
  more: change.more ?? false,
  readUpTo: change.readUpTo === undefined ? null : LogPosition.parse(change.readUpTo),
  position: LogPosition.parse(change.position ?? 50),
})
const shown = ({ notifications }: Notifications) =>
  notifications.map(({ position, is_read }) => (is_read ? `${position} read` : `${position}`))

it('is all or the unread, as the address says', () => {
  for (const unreadOnly of [false, true]) expect(isUnreadOnly(new URLSearchParams(addressOf(unreadOnly).split('?')[1]))).toBe(unreadOnly)
  expect(isUnreadOnly(new URLSearchParams('?unread=perhaps'))).toBe(false)
  expect([false, true].map((unreadOnly) => listedNotifications(unreadOnly).key)).toEqual([
    '/api/notifications?likes=together',
    '/api/notifications?unread=yes&likes=together',
  ])
})

it('learns live what comes and what is read', () => {
  const query = listedNotifications(false)
  const longer = query.learn(list([row(8), row(7)]), notificationsReceived([row(9)]))
  expect(shown(query.learn(longer, markedRead(8)))).toEqual(['9', '8 read', '7 read'])
  expect(unreadCount().learn({ count: 3 }, countLoaded(0))).toEqual({ count: 0 })
})

describe('an answer that comes while the list is shown', () => {
  it('keeps what came live since it was made', () => {
    expect(shown(mergeAll(list([row(60), row(8)]), list([row(8, true), row(7)], { position: 50 })))).toEqual(['60', '8 read', '7'])
  })

  it('doesn’t take from the unread list what was read in it, and lets it go on from where it was', () => {
    const before = list([row(9), row(8)], { more: true, readUpTo: 3 })
    const merged = mergeUnread(before, list([row(12)], { readUpTo: 9 }))
    expect(shown(merged)).toEqual(['12', '9 read', '8 read'])
    expect(merged).toMatchObject({ more: true, readUpTo: 3 })
  })

  it('replaces an unread list of which nothing was read', () => {
    expect(shown(mergeUnread(list([row(9), row(8)], { readUpTo: 3 }), list([row(9)], { readUpTo: 3 })))).toEqual(['9'])
  })
})

it('loads more unread ones as of when the list was opened', async () => {
  const asked: string[] = []
  const api = {
    get: (path: string) => {
      asked.push(path)
      return Promise.resolve(list([row(6, true)], { readUpTo: 9 }))
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const first = list([row(9), row(7)], { more: true, readUpTo: 3 })
  const joined = (await listedNotifications(true).fetchNextPage(api as never, first))?.(first)
  expect(asked).toEqual(['/api/notifications?likes=together&before=7&after=3'])
  expect(joined && shown(joined)).toEqual(['9', '7', '6'])
  expect(joined).toMatchObject({ more: false, readUpTo: 3 })
})
