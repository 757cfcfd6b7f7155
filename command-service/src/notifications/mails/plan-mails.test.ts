import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { expect, it } from 'vitest'
import type { PendingMail } from './notification-mail-rows.ts'
import { planMails } from './plan-mails.ts'

const now = toInstant('2026-11-18T12:00:00Z')
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const like = (number: number, about = 'p1', happenedAt = now): PendingMail => ({
  id: `like-${number}`,
  actorId: memberId,
  type: 'post_like',
  payload: { post_id: about },
  about,
  position: LogPosition.parse(number),
  happenedAt,
})
const likesWanted = { ...DEFAULT_PREFERENCES, email: { ...DEFAULT_PREFERENCES.email, post_like: true } }
const plan = (due: readonly PendingMail[], lastMailedAt?: Instant, readUpTo = 0, preferences = likesWanted) =>
  planMails(due, { preferences, readUpTo: LogPosition.parse(readUpTo), now, lastMailedAt: () => lastMailedAt })

it('makes one mail of 10,000 likes of one post, and none of what comes within the hour', () => {
  const likes = Array.from({ length: 10_000 }, (_, index) => like(index + 1))
  const { mails, later, dropped } = plan(likes)
  expect(mails.map(({ about, notices }) => [about, notices.length])).toEqual([['post_like', 10_000]])
  expect([later, dropped]).toEqual([[], []])
  const more = plan([like(10_001)], now.minus({ minutes: 59 }))
  expect(more.mails).toEqual([])
  expect(more.later.map(({ dueAt }) => dueAt.toMillis())).toEqual([now.plus({ minutes: 1 }).toMillis()])
})

it('makes a mail for each post, and drops what was read or is not wanted', () => {
  const likes = [like(1, 'p1'), like(2, 'p2'), like(3, 'p2')]
  expect(plan(likes).mails.map(({ notices }) => notices.length)).toEqual([1, 2])
  expect(plan(likes, undefined, 2).dropped.map(({ id }) => id)).toEqual(['like-1', 'like-2'])
  expect(plan(likes, undefined, 0, DEFAULT_PREFERENCES)).toMatchObject({ mails: [], dropped: likes })
})

it('puts all in one digest once its time has come, and the rest off until then', () => {
  const daily = { ...likesWanted, emailFrequency: 'daily' } as const
  const { mails, later } = plan(
    [like(1, 'p1', now.minus({ days: 1 })), like(2, 'p2', now.minus({ days: 2 })), like(3)],
    undefined,
    0,
    daily,
  )
  expect(mails.map(({ about, notices }) => [about, notices.map(({ id }) => id)])).toEqual([['all', ['like-1', 'like-2']]])
  expect(later.map(({ dueAt }) => dueAt.toMillis())).toEqual([toInstant('2026-11-18T17:00:00Z').toMillis()])
})
