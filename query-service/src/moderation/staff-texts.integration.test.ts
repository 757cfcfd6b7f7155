import { CommentHidden } from '@debut/events/discussion/comment-events.ts'
import { PostEdited, PostHidden, PostHidingExplained } from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { shownActId } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { HiddenQueue, StaffTextAnswer } from '@debut/events/moderation/staff-text-answers.ts'
import { ModerationLog } from '@debut/events/moderation/moderation-answers.ts'
import { ReviewEdited, ReviewHidden, reviewStream, ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Comment, writeTexts } from '../discussion/testing/write-texts.ts'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const HIDDEN = '/api/moderation/hidden'

let story: Story
let served: Awaited<ReturnType<Story['serve']>>
let [ines, tomasz, moira, boss]: [Member, Member, Member, Member] = [] as never
let lamp: Launch
let post: Awaited<ReturnType<ReturnType<typeof writeTexts>['publish']>>
let comment: Comment
let reviewId: ReturnType<typeof reviewIdOf>

const hidden = async (where = '', { token }: Member = boss) => HiddenQueue.parse((await served.getNow(`${HIDDEN}${where}`, { token })).body)
const text = async (address: string, { token }: Member = boss) => served.getNow(`/api/moderation/texts/${address}`, { token })
const found = async (address: string, by?: Member) => StaffTextAnswer.parse((await text(address, by)).body).text
const idsOf = ({ texts }: HiddenQueue) => texts.map(({ id }) => id)

beforeAll(async () => {
  story = await startStory()
  const write = writeTexts(story)
  ines = await story.member('ines')
  tomasz = await story.member('tomasz')
  moira = await story.member('moira', 'moderator')
  boss = await story.member('boss', 'admin')
  lamp = await story.launch('lamp', Day.parse('2026-03-02'), [tomasz.memberId])
  const about = { kind: 'shipped', title: 'A kite', toolId: null, mentions: [] as string[] } as const
  post = await write.publish(ines, `As first written, @{${tomasz.memberId}}`, { title: 'A kite', mentions: [tomasz.memberId] })
  comment = await write.comment(moira, { postId: null, toolId: lamp.toolId }, 'Words of a moderator')
  const report = (of: object, note: string) =>
    story.append(
      `reporter-${tomasz.memberId}`,
      tomasz.memberId,
      ContentReported({ memberId: tomasz.memberId, postId: null, commentId: null, reason: 'abuse', note, ...of }),
    )
  await report({ postId: post }, 'It insults me.')
  await report({ commentId: comment.commentId }, 'By somebody who moderates.')
  const by = boss.memberId
  await story.append(`post-${post}`, ines.memberId, PostEdited({ postId: post, memberId: ines.memberId, ...about, body: 'Milder words' }))
  await story.append(
    `post-${post}`,
    boss.memberId,
    PostHidden({ postId: post, reason: 'other', by }),
    PostHidingExplained({ postId: post, memberId: ines.memberId, note: 'It names your customers.', by }),
  )
  await story.append(
    `comment-${comment.commentId}`,
    moira.memberId,
    CommentHidden({ commentId: comment.commentId, reason: 'links', by: null }),
  )
  reviewId = reviewIdOf(lamp.toolId, ines.memberId)
  const review = { toolId: lamp.toolId, memberId: ines.memberId, rating: 4 as const }
  await story.append(
    reviewStream(reviewId),
    ines.memberId,
    ReviewWritten({ ...review, body: 'Shines far and wide, all night, and never once did its switch fail us.', makers: [] }),
  )
  await story.append(
    reviewStream(reviewId),
    ines.memberId,
    ReviewEdited({ ...review, body: 'Shines no more at all, and its makers have not answered any of my messages.', marked: false }),
  )
  await story.append(
    reviewStream(reviewId),
    moira.memberId,
    ReviewHidden({ toolId: lamp.toolId, memberId: ines.memberId, reason: 'spam', by: moira.memberId }),
  )
  await story.project()
  served = await story.serve(() => story.at('2026-03-02T21:00:00Z'))
})
afterAll(() => story.end())

it('is for moderators alone', async () => {
  for (const address of [HIDDEN, `/api/moderation/texts/post/${post}`]) {
    expect((await served.getNow(address)).status).toBe(401)
    expect((await served.getNow(address, { token: ines.token })).status).toBe(403)
  }
})

it('lists what is hidden of every kind, what was hidden last first, page by page', async () => {
  expect(idsOf(await hidden())).toEqual([reviewId, comment.commentId, post])
  const first = await hidden('?limit=2')
  expect(first).toMatchObject({ total: 3, more: true })
  expect(idsOf(await hidden(`?limit=2&before=${first.texts.at(-1)?.hidden?.position}`))).toEqual([post])
})

it('is searched by what a text says, by its title and by its author', async () => {
  expect(idsOf(await hidden('?q=MILDER'))).toEqual([post])
  expect(idsOf(await hidden('?q=kite'))).toEqual([post])
  expect(idsOf(await hidden('?q=moira'))).toEqual([comment.commentId])
  expect(await hidden('?q=nothing%20of%20this')).toMatchObject({ texts: [], total: 0 })
})

it('has a text on its own address, with what was reported, what was said to its author, and how it read before an edit', async () => {
  expect(await found(`post/${post}`)).toMatchObject({
    kind: 'post',
    author: { username: 'ines' },
    title: 'A kite',
    body: 'Milder words',
    hidden: { reason: 'other', note: 'It names your customers.', by: 'moderator' },
    reports: 1,
    reasons: [{ reason: 'abuse', reports: 1 }],
    notes: [{ reason: 'abuse', note: 'It insults me.' }],
    reportedAs: { title: 'A kite', body: 'As first written, [@tomasz](/profile/tomasz)' },
    waitsFor: null,
  })
  expect(await found(`review/${reviewId}`)).toMatchObject({ rating: 4, reportedAs: null, place: { name: 'LAMP', path: '/tool/lamp' } })
  for (const unknown of ['post/01K9Z7V5C0QW8R3N4M2X000099', 'comment/none', 'act/none']) expect((await text(unknown)).status).toBe(404)
})

it('is found from the public log, which shows no one what is hidden', async () => {
  const { body } = await served.getNow('/api/moderation/log', { token: boss.token })
  const { acts } = ModerationLog.parse(body)
  const act = acts.find(({ kind }) => kind === 'post-hidden')
  expect(act?.subject).toEqual({ kind: 'post', name: null, path: null })
  expect(JSON.stringify(body)).not.toMatch(/Milder words|A kite|names your customers/)
  expect(JSON.stringify(body)).not.toContain(post)
  expect((await found(`act/${act?.actId}`)).id).toBe(post)
  expect((await text(`act/${shownActId(1 as never)}`)).status).toBe(404)
})

it('leaves a moderator’s own texts to others, without what was noted of them, and an admin’s decisions to admins', async () => {
  expect(await found(`comment/${comment.commentId}`, moira)).toMatchObject({ waitsFor: 'another', reports: 1, notes: [] })
  expect(await found(`comment/${comment.commentId}`)).toMatchObject({ waitsFor: null, notes: [{ note: 'By somebody who moderates.' }] })
  expect(await found(`post/${post}`, moira)).toMatchObject({ waitsFor: 'admin' })
})

it('shows a review in which something was typed that looks like a mention and names no member', async () => {
  const body = 'Shines by @{------------------------------------} alone, and its makers have not answered any of my messages.'
  const review = { toolId: lamp.toolId, memberId: ines.memberId, rating: 4 as const }
  await story.append(reviewStream(reviewId), ines.memberId, ReviewEdited({ ...review, body, marked: false }))
  await story.project()
  expect((await found(`review/${reviewId}`)).body).toContain('Shines by @someone alone')
})
