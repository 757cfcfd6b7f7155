import { toInstant } from '@debut/events/kernel/instant.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { CommentHidden, commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { PostHidden, PostHidingExplained, PostPublished, PostShown, postStream } from '@debut/events/discussion/post-events.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { AwardRevised, AwardsGranted, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { AppealAnswered, AppealMade, conductStream, MemberBanned, MemberWarned } from '@debut/events/moderation/conduct-events.ts'
import { MemberRegistered, memberStream } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolHidden, ToolListed, ToolModerated, toolStream } from '@debut/events/tools/tool-events.ts'
import { VoteHeld, VoteRestored, voterStream, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReportDecision } from '@debut/events/notifications/notification-commands.ts'
import { inboxStream } from '@debut/events/notifications/notification-events.ts'
import { reportDecision } from '../../notifications/report-decision.ts'
import { writeToMember } from '../../identity/ports/mail/write-to-member.ts'
import { on, specifyProcess } from '../../kernel/testing/specify-process.ts'
import { decisionMailRows } from './decision-mail-rows.ts'
import { mailDecisions } from './mail-decisions.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
const member = (end: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c${end}`)
const [ines, noor, tomasz, moira] = [member(11), member(12), member(13), member(14)]
const usernames = new Map([
  [ines, 'ines'],
  [noor, 'noor'],
  [tomasz, 'tomasz'],
  [moira, 'moira'],
])

let database: Knex
/** The notifications that members got on Debut. */
let reported: readonly object[] = []
const now = toInstant('2026-11-20T12:00:00Z')

beforeAll(async () => {
  database = openDatabase({ url: own.url, name: 'test' })
  const at = now.toJSDate()
  for (const [id, email_confirmed_at] of [
    [ines, at],
    [noor, null],
    [tomasz, at],
    [moira, at],
  ] as const)
    await database('identity.users').insert({
      id,
      email: `${usernames.get(id)}@example.com`,
      email_confirmed_at,
      created_at: at,
      updated_at: at,
    })
})
afterAll(() => database.destroy())
beforeEach(async () => {
  for (const table of ['decision_mails', 'outbox', 'posted_messages']) await database(`identity.${table}`).delete()
})

interface Mailed {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly string[]
  readonly link?: string
}

/** What is in the queue once all of that had happened, and so much later; each time the log is read twice, by two instances. */
const after = async (later: object, ...past: ReturnType<typeof on>[]): Promise<readonly Mailed[]> => {
  const followed = await specifyProcess(
    mailDecisions,
    {
      decisionMails: decisionMailRows(database),
      writeToMember: writeToMember({ database, clock: () => now }),
      usernameOf: async (memberId) => usernames.get(memberId),
      publicUrl: 'https://debut.example',
    },
    (handle) => [
      { type: 'ReportDecision', run: (payload, context) => reportDecision(ReportDecision.payload.parse(payload), context, { handle }) },
    ],
  )
    .given(...past)
    .when(later)
    .whatFollows()
  reported = followed.flatMap(({ stream, events }) => events.map(({ data }) => ({ stream, ...data })))
  const rows = await database<{ recipient: string; template: string; payload: Record<string, string> }>('identity.outbox')
    .orderBy('recipient')
    .select('recipient', 'template', 'payload')
  await database('identity.outbox').delete()
  return rows.map(({ recipient, template, payload: { subject = '', paragraphs = '[]', items, link } }) => {
    expect(template).toBe('decision')
    expect(JSON.stringify({ subject, paragraphs, items })).not.toContain('moira')
    return {
      to: recipient.replace('@example.com', ''),
      subject,
      paragraphs: JSON.parse(paragraphs) as string[],
      ...(items !== undefined && { items: (JSON.parse(items) as { says: string }[]).map(({ says }) => says) }),
      ...(link !== undefined && { link }),
    }
  })
}
const SOON = { seconds: 5 }

const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
const published = PostPublished({
  postId,
  memberId: ines,
  kind: 'shipped',
  title: 'Three launches',
  body: 'See.',
  toolId: null,
  mentions: [],
})
const hiddenPost = PostHidden({ postId, reason: 'off-topic', by: moira })
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const otherToolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000002')
const launchId = LaunchId.parse('01K9Z7V5C1QW8R3N4M2X000001')
const listed = (id: ToolId, name: string, slug: string, makers: MemberId[]) =>
  on(
    toolStream(id),
    ToolListed({
      toolId: id,
      ownerId: makers[0] ?? ines,
      makers,
      name,
      slug,
      tagline: 'Send a note that folds itself',
      url: `https://${slug}.example/`,
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: '/logo.svg',
      ...NO_STORY,
    }),
  )
const paperplane = listed(toolId, 'Paperplane', 'paperplane', [ines, noor, tomasz])
const vote = (number: number, boardDate: string) => ({
  memberId: tomasz,
  number,
  launchId: LaunchId.parse(`01K9Z7V5C1QW8R3N4M2X00000${number}`),
  toolId,
  boardDate: Day.parse(boardDate),
  countsOn: Day.parse(boardDate),
  weight: 1,
})

describe('the author of a hidden post', () => {
  it('is mailed of it once, with why, where it is and how to appeal, whatever is read again', async () => {
    const past = on(postStream(postId), published, hiddenPost)
    expect(await after({ seconds: 4 }, past)).toEqual([])
    expect(await after(SOON, past)).toEqual([
      {
        to: 'ines',
        subject: 'Your post “Three launches” was hidden',
        paragraphs: [
          'Your post “Three launches” was hidden. Only you and moderators can see it.',
          'Reason: Off topic.',
          'You can appeal once, until 18 Dec 2026, 12:00 UTC, on its page.',
        ],
        link: `https://debut.example/posts/${postId}`,
      },
    ])
    const actId = actIdOf({ stream: postStream(postId), revision: 1 })
    const report = { memberId: ines, actId, decision: 'post-hidden', more: 0, path: `/posts/${postId}` }
    expect(reported).toEqual([{ stream: inboxStream(ines), ...report }])
    expect(await after({ hours: 3 }, past)).toEqual([])
    expect(reported).toEqual([])
  })

  it('is mailed what the moderator said beside the reason', async () => {
    const said = PostHidingExplained({ postId, memberId: ines, note: 'It names your customers.', by: moira })
    const [mail] = await after(SOON, on(postStream(postId), published, hiddenPost, said))
    expect(mail?.paragraphs.slice(1, 3)).toEqual(['Reason: Off topic.', 'A moderator writes: “It names your customers.”'])
  })

  it('is mailed of no history', async () => {
    expect(await after({ hours: 24 }, on(postStream(postId), published, hiddenPost))).toEqual([])
  })

  it('gets no mail of what a moderator took back within seconds', async () => {
    const shown = PostShown({ postId, reason: 'mistake', by: moira })
    expect(await after(SOON, on(postStream(postId), published, hiddenPost, shown))).toEqual([])
  })

  it('is mailed of the answer to an appeal', async () => {
    const place = { stream: postStream(postId), revision: 1 }
    const appeal = { memberId: ines, actId: actIdOf(place) }
    const appealed = on(
      conductStream(ines),
      AppealMade({ ...appeal, ...place, text: 'It was a quote.' }),
      AppealAnswered({ ...appeal, outcome: 'upheld', text: 'We looked again.', by: moira }),
    )
    const mails = await after(SOON, on(place.stream, published, hiddenPost), appealed)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['Your appeal was turned down', 'Your post “Three launches” was hidden'])
    expect(mails.find(({ subject }) => subject.includes('appeal'))?.paragraphs.slice(0, 2)).toEqual([
      'You appealed this decision: your post “Three launches” was hidden.',
      'A moderator writes: “We looked again.”',
    ])
  })
})

it('mails the author of a comment, and no member without a confirmed address', async () => {
  const commentId = (number: number) => CommentId.parse(`01K9Z7V5C3QW8R3N4M2X00000${number}`)
  const written = (number: number, memberId: MemberId) => {
    const id = commentId(number)
    const place = { postId, toolId: null, parentId: null, rootId: id, depth: 1 }
    const text = { body: 'Buy **this**, @{4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11}.', mentions: [], answersTo: null }
    return on(
      commentStream(id),
      CommentWritten({ commentId: id, memberId, ...place, ...text }),
      CommentHidden({ commentId: id, reason: 'spam', by: moira }),
    )
  }
  const mails = await after(SOON, on(postStream(postId), published), written(1, tomasz), written(2, noor))
  expect(mails).toMatchObject([{ to: 'tomasz', subject: 'Your comment on “Three launches” was hidden' }])
  expect(mails[0]).toMatchObject({ link: `https://debut.example/posts/${postId}` })
  expect(mails[0]?.paragraphs).toContain('It begins: “Buy this, @ines.”')
  // All members are notified on Debut itself.
  expect(reported).toMatchObject([{ stream: inboxStream(tomasz) }, { stream: inboxStream(noor) }])
  // A page that is hidden itself can't be opened: then the author's profile lists the comment.
  expect(await after(SOON, on(postStream(postId), published, hiddenPost), written(3, tomasz))).toContainEqual(
    expect.objectContaining({ subject: 'Your comment was hidden', link: 'https://debut.example/profile/tomasz/comments' }),
  )
  // The log keeps no username.
  expect(reported).toContainEqual(expect.objectContaining({ memberId: tomasz, path: '/profile' }))
})

it('mails a banned and a warned member, in the moderator’s words and without their name', async () => {
  const said = { rule: 'spam', note: 'Nine threads.', by: moira } as const
  const mails = await after(
    SOON,
    on(conductStream(ines), MemberWarned({ memberId: ines, ...said })),
    on(conductStream(tomasz), MemberBanned({ memberId: tomasz, ...said, voidsVotes: null })),
  )
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ines', 'A moderator has warned you'],
    ['tomasz', 'Your account is banned'],
  ])
  expect(mails[1]?.paragraphs.slice(1, 3)).toEqual(['Rule: Spam or advertising.', 'A moderator writes: “Nine threads.”'])
})

it('mails all makers of a hidden product, but for the one who decided it', async () => {
  const hidden = ToolModerated({ toolId, act: 'hide', reason: 'spam', memberId: null, by: moira })
  const past = on(toolStream(toolId), ...paperplane.events, hidden, ToolHidden({ toolId, by: moira }))
  const mails = await after(SOON, past)
  expect(mails).toMatchObject([
    { to: 'ines', subject: 'Paperplane was hidden', link: 'https://debut.example/your-tools' },
    { to: 'tomasz', subject: 'Paperplane was hidden' },
  ])
})

describe('the voter', () => {
  const by = moira

  it('is mailed once of all votes that one decision is about', async () => {
    const voided = [1, 2, 3].map((number) => VoteVoided({ ...vote(number, '2026-11-17'), reason: 'ring', by }))
    const mails = await after(SOON, paperplane, on(voterStream(tomasz), ...voided))
    expect(mails).toMatchObject([{ to: 'tomasz', subject: '3 of your votes were voided' }])
    expect(reported).toMatchObject([{ memberId: tomasz, decision: 'vote-voided', more: 2 }])
    expect(mails[0]?.items).toEqual(
      Array.from({ length: 3 }, () => 'Your vote for Paperplane was voided. Reason: Members who vote for each other.'),
    )
  })

  it('learns nothing of votes while the points of that day are hidden', async () => {
    const past = [paperplane, on(voterStream(tomasz), VoteVoided({ ...vote(1, '2026-11-19'), reason: 'ring', by }))]
    expect(await after({ hours: 23 }, ...past)).toEqual([])
    expect(await after({ hours: 24 }, ...past)).toMatchObject([{ to: 'tomasz', subject: 'Your vote for Paperplane was voided' }])
  })

  it('is mailed once a day of what a detector holds, and of each decision about it', async () => {
    const held = (number: number) => VoteHeld({ ...vote(number, '2026-11-17'), reason: 'ring' })
    expect(await after(SOON, paperplane, on(voterStream(tomasz), held(1)))).toMatchObject([
      { subject: 'Your vote for Paperplane is under review' },
    ])
    expect(await after({ hours: 20 }, paperplane, on(voterStream(tomasz), held(1), held(2)))).toEqual([])
    const restored = VoteRestored({ ...vote(1, '2026-11-17'), reason: 'reviewed', by })
    const past = on(voterStream(tomasz), held(1), held(2), restored)
    expect(await after({ hours: 21 }, paperplane, past)).toMatchObject([{ subject: 'Your vote for Paperplane counts again' }])
    expect(await after({ days: 2 }, paperplane, past)).toMatchObject([{ subject: 'Your vote for Paperplane is under review' }])
  })
})

it('mails makers whose award is another one, by what it was before all revisions', async () => {
  const kite = listed(otherToolId, 'Kite', 'kite', [tomasz])
  const day = Day.parse('2026-11-17')
  const board = { period: 'day', start: day, rule: 'v1' } as const
  const award = (place: 1 | 2, id: ToolId) => ({ place, launchId, toolId: id, points: 3, voters: 3 })
  const revised = (...awards: ReturnType<typeof award>[]) =>
    AwardRevised({ ...board, awards, reason: 'ring', because: LogPosition.parse(100) })
  const stream = launchDayStream(day)
  const granted = AwardsGranted({ ...board, awards: [award(1, toolId), award(2, otherToolId)] })
  const past = on(stream, granted, revised(award(1, otherToolId)), revised(award(1, otherToolId), award(2, toolId)))
  const mails = await after({ minutes: 1 }, paperplane, kite, past)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ines', 'Paperplane is now #2 instead of #1 on the board of 17 Nov 2026'],
    ['tomasz', '2 decisions that affect you'],
  ])
})

it('mails nothing to a member whose account is gone', async () => {
  const ghost = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c99')
  const past = [
    on(memberStream(ghost), MemberRegistered({ memberId: ghost, username: Username.parse('ghost') })),
    on(conductStream(ghost), MemberWarned({ memberId: ghost, rule: 'spam', note: null, by: moira })),
  ]
  expect(await after(SOON, ...past)).toEqual([])
})
