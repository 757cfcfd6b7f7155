import {
  boundariesStream,
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  ThreadMuted,
  ToolMuted,
  WordMuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { CommentHidden, commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { likerStream, PostLiked } from '@debut/events/discussion/like-events.ts'
import { PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { NO_STORY, Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  MakerInvited,
  MakerJoined,
  type ToolEvent,
  ToolHidden,
  ToolListed,
  ToolShown,
  toolStream,
} from '@debut/events/tools/tool-events.ts'
import { MemberRegistered, memberStream, PreferencesChanged } from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '@debut/events/members/preferences.ts'
import { Username } from '@debut/events/members/username.ts'
import { inboxStream, NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { on, specifyProcess } from '../../kernel/testing/specify-process.ts'
import { unsubscribeLinks } from '../unsubscribe-links.ts'
import { mailNotifications } from './mail-notifications.ts'
import { notificationMailRows } from './notification-mail-rows.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
const [ines, noor, tomasz] = ['11', '12', '13'].map((end) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c${end}`)) as [
  MemberId,
  MemberId,
  MemberId,
]
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')

let database: Knex
let mailed: { readonly memberId: MemberId; readonly key: string; readonly payload: Readonly<Record<string, string>> }[]

beforeAll(async () => {
  database = openDatabase({ url: own.url, name: 'test' })
  const confirmed = systemClock().toJSDate()
  for (const [id, email_confirmed_at] of [
    [ines, confirmed],
    [noor, null],
  ] as const)
    await database('identity.users').insert({
      id,
      email: `${id}@example.com`,
      email_confirmed_at,
      created_at: confirmed,
      updated_at: confirmed,
    })
})
afterAll(() => database.destroy())
beforeEach(async () => {
  mailed = []
  await database('identity.notification_mails').delete()
})

const process = () =>
  specifyProcess(mailNotifications, {
    notificationMails: notificationMailRows(database),
    unsubscribeLinks: unsubscribeLinks('a secret for tests alone', 'https://debut.example'),
    writeToMember: async ({ memberId, key, payload }) => void mailed.push({ memberId, key, payload }),
    publicUrl: 'https://debut.example',
  })
/** What was mailed once all of that had happened, and so much later; each time the log is read twice, by two instances. */
const after = async (later: object, ...past: ReturnType<typeof on>[]) => {
  await process()
    .given(...people, ...past)
    .when(later)
    .thenNothing()
  return mailed.splice(0).map(({ payload }) => payload)
}
const saying = (payloads: readonly Readonly<Record<string, string>>[]) =>
  payloads.map(({ items = '[]' }) => (JSON.parse(items) as { says: string }[]).map(({ says }) => says))

const called = (memberId: MemberId, name: string) =>
  on(memberStream(memberId), MemberRegistered({ memberId, username: Username.parse(name) }))
const people = [called(ines, 'ines'), called(noor, 'noor'), called(tomasz, 'tomasz')]
const chosen = (change: Partial<Preferences>) =>
  on(memberStream(ines), PreferencesChanged({ memberId: ines, ...DEFAULT_PREFERENCES, ...change }))
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const publishes = (about: ToolId | null) =>
  on(
    postStream(postId),
    PostPublished({ postId, memberId: ines, kind: 'shipped', title: 'Three launches', body: 'See these.', toolId: about, mentions: [] }),
  )
const post = publishes(null)
const commentId = (number: number) => CommentId.parse(`01K9Z7V5C3QW8R3N4M2X00000${number}`)
const replied = (number: number, { by = tomasz, to = ines, body = 'Try **Sunday**, @{4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11}.' } = {}) => {
  const id = commentId(number)
  const place = { postId, toolId: null, parentId: commentId(9), rootId: commentId(9), depth: 2 }
  return on(commentStream(id), CommentWritten({ commentId: id, memberId: by, ...place, body, mentions: [], answersTo: to }))
}

const paperplane = ToolListed({
  toolId,
  ownerId: tomasz,
  makers: [tomasz],
  slug: Slug.parse('paperplane'),
  name: 'Paperplane',
  tagline: 'Send a note that folds itself',
  url: 'https://paperplane.example',
  category: 'design',
  pricing: 'free',
  tags: ['mail'],
  logo: '/logo.svg',
  ...NO_STORY,
})
const invited = MakerInvited({ toolId, memberId: ines, by: tomasz })

describe('a member who is invited as a maker', () => {
  const of = (...events: ToolEvent[]) => on(toolStream(toolId), paperplane, ...events)

  it('is mailed of it, with the product’s name and the way out', async () => {
    const [mail, ...more] = await after({ seconds: 1 }, of(invited))
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'tomasz invited you as a maker of the product Paperplane',
      link: `https://debut.example/tool/${toolId}`,
      because: 'You get this email because your settings include invitations.',
    })
    expect(mail?.['unsubscribe']).toContain(`/unsubscribe/${ines}.tool_invitation.`)
  })

  it('is mailed once however often they are invited, and not where that was taken back or switched off', async () => {
    const ended = InvitationEnded({ toolId, memberId: ines, by: tomasz, invitedBy: tomasz })
    expect(await after({ seconds: 1 }, of(invited, ended))).toEqual([])
    expect(await after({ hours: 2 }, of(invited, ended, invited, ended, invited))).toEqual([])
    await database('identity.notification_mails').delete()
    const quiet = chosen({ email: { ...DEFAULT_PREFERENCES.email, tool_invitation: false } })
    expect(await after({ seconds: 1 }, quiet, of(invited))).toEqual([])
  })

  it('is mailed once a moderator lets the product be seen', async () => {
    const [hidden, shown] = [ToolHidden({ toolId, by: null }), ToolShown({ toolId, by: noor })]
    expect(await after({ seconds: 1 }, of(hidden, invited))).toEqual([])
    expect(await after({ hours: 2 }, of(hidden, invited, shown))).toHaveLength(1)
  })
})

it('mails the member who invited of the answer, and of nothing that they took back', async () => {
  const own = ToolListed({ ...paperplane.data, ownerId: ines, makers: [ines] })
  const asked = MakerInvited({ toolId, memberId: tomasz, by: ines })
  const joined = MakerJoined({ toolId, memberId: tomasz, invitedBy: ines })
  const ended = (by: MemberId) => InvitationEnded({ toolId, memberId: tomasz, by, invitedBy: ines })
  const subjects = async (event: ToolEvent) => {
    await database('identity.notification_mails').delete()
    return (await after({ seconds: 1 }, on(toolStream(toolId), own, asked, event))).map(({ subject }) => subject)
  }
  expect(await subjects(joined)).toEqual(['tomasz accepted your invitation to be a maker of the product Paperplane'])
  expect(await subjects(ended(tomasz))).toEqual(['tomasz declined your invitation to be a maker of the product Paperplane'])
  expect(await subjects(ended(ines))).toEqual([])
})

describe('a member', () => {
  it('is mailed of a reply once, with its words, where it is, and the way out', async () => {
    const [mail, ...more] = await after({ seconds: 1 }, post, replied(1))
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'tomasz replied to your comment',
      heading: 'New reply',
      label: 'Read the reply',
      link: `https://debut.example/posts/${postId}#comment-${commentId(1)}`,
      settings: 'https://debut.example/settings/communication',
    })
    expect(JSON.parse(mail?.['items'] ?? '')).toEqual([
      {
        says: 'tomasz replied to your comment',
        quote: 'Try Sunday, @ines.',
        href: `https://debut.example/posts/${postId}#comment-${commentId(1)}`,
      },
    ])
    expect(mail?.['unsubscribe']).toContain(`https://debut.example/unsubscribe/${ines}.comment_reply.`)
    expect(await after({ hours: 3 }, post, replied(1))).toEqual([])
  })

  it('is mailed of one post and type once an hour, and then of all that came in between', async () => {
    expect(await after({ seconds: 1 }, post, replied(1))).toHaveLength(1)
    expect(await after({ minutes: 30 }, post, replied(1), replied(2))).toEqual([])
    const [mail, ...more] = await after({ minutes: 61 }, post, replied(1), replied(2), replied(3, { body: 'And **this**.' }))
    expect(more).toEqual([])
    expect(mail?.['subject']).toBe('2 new notifications')
    expect(saying([mail ?? {}])).toEqual([['tomasz replied to your comment', 'tomasz replied to your comment']])
  })

  it('is mailed of likes where they want that, all in one', async () => {
    const likes = [tomasz, noor].map((memberId) => on(likerStream(memberId), PostLiked({ memberId, postId, authorId: ines })))
    expect(await after({ seconds: 1 }, post, ...likes)).toEqual([])
    const wanted = chosen({ email: { ...DEFAULT_PREFERENCES.email, post_like: true } })
    const [mail, ...more] = await after({ seconds: 1 }, post, wanted, ...likes)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'tomasz and noor liked your post', label: 'See your post' })
    expect(mail?.['items']).toContain('Three launches')
  })

  it('gets a digest at 09:00 in Los Angeles, each day or on Monday', async () => {
    const daily = chosen({ emailFrequency: 'daily' })
    expect(await after({ hours: 4, minutes: 59 }, post, daily, replied(1), replied(2))).toEqual([])
    expect(await after({ hours: 5 }, post, daily, replied(1), replied(2))).toMatchObject([
      { subject: '2 new notifications on Debut', heading: 'Your day on Debut', link: 'https://debut.example/community/notifications' },
    ])
    await database('identity.notification_mails').delete()
    const weekly = chosen({ emailFrequency: 'weekly' })
    expect(await after({ days: 5, hours: 4 }, post, weekly, replied(1))).toEqual([])
    expect(await after({ days: 5, hours: 5 }, post, weekly, replied(1))).toMatchObject([{ subject: 'tomasz replied to your comment' }])
  })

  it('is not mailed of what they have read, switched off since or did themselves', async () => {
    const daily = chosen({ emailFrequency: 'daily' })
    const read = on(inboxStream(ines), NotificationsRead({ memberId: ines, upTo: LogPosition.parse(100_000) }))
    expect(await after({ hours: 5 }, post, daily, replied(1), read)).toEqual([])
    const off = chosen({ email: { ...DEFAULT_PREFERENCES.email, comment_reply: false } })
    expect(await after({ hours: 4 }, post, daily, replied(2))).toEqual([])
    expect(await after({ hours: 5 }, post, daily, replied(2), off)).toEqual([])
    expect(await after({ seconds: 1 }, post, replied(3, { by: ines }))).toEqual([])
  })

  it('is not mailed of whom or what they have blocked or muted by then', async () => {
    const says = (...facts: Parameters<typeof on>[1][]) => facts.map((fact) => on(boundariesStream(ines), fact))
    const [wordId, word] = ['01K9Z7V5C4QW8R3N4M2X000001', 'sunday']
    const boundaries = [
      MemberBlocked({ memberId: ines, blockedId: tomasz }),
      MemberMuted({ memberId: ines, mutedId: tomasz }),
      ThreadMuted({ memberId: ines, postId }),
      WordMuted({ memberId: ines, wordId: WordId.parse(wordId), word }),
    ]
    for (const [index, boundary] of boundaries.entries())
      expect(await after({ seconds: 1 }, post, replied(index + 1), ...says(boundary))).toEqual([])
    expect(await after({ seconds: 1 }, publishes(toolId), replied(6), ...says(ToolMuted({ memberId: ines, toolId })))).toEqual([])
    const undone = says(MemberBlocked({ memberId: ines, blockedId: tomasz }), MemberUnblocked({ memberId: ines, blockedId: tomasz }))
    expect(await after({ seconds: 1 }, post, replied(5), ...undone)).toHaveLength(1)
  })

  it('is not quoted what a moderator has hidden by then', async () => {
    const id = commentId(1)
    const hidden = on(commentStream(id), CommentHidden({ commentId: id, reason: 'abuse', by: noor }))
    const [mail] = await after({ seconds: 1 }, post, replied(1), hidden)
    expect(mail?.['items']).not.toContain('Sunday')
    expect(saying([mail ?? {}])).toEqual([['tomasz replied to your comment']])
  })

  it('is not mailed where no address of theirs is verified, nor of what happened long ago', async () => {
    expect(await after({ seconds: 1 }, post, replied(1, { to: noor }), replied(2, { to: tomasz, by: noor }))).toEqual([])
    expect(await after({ days: 2 }, post, replied(1))).toEqual([])
  })

  it('leaves no rows behind three months after what they were mailed of', async () => {
    const rows = () => database('identity.notification_mails').pluck('type')
    await after({ seconds: 1 }, post, replied(1))
    await after({ days: 89 }, post, replied(1))
    expect(await rows()).toEqual(['comment_reply'])
    expect(await after({ days: 91 }, post, replied(1))).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('is mailed once where two instances are at it at the same moment', async () => {
    const rows = notificationMailRows(database)
    await after({ minutes: -1 }, post, replied(1))
    await database('identity.notification_mails').update({ due_at: systemClock().toJSDate(), mailed_at: null })
    const due = await rows.due(ines, systemClock().plus({ minutes: 1 }))
    expect(due).toHaveLength(1)
    let written = 0
    await Promise.all([1, 2, 3].map(() => rows.mailed(due, systemClock(), async () => void written++)))
    expect(written).toBe(1)
  })
})
