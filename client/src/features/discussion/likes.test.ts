import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { commandAnswered, commandRefused, commandRequested, outboxOpened, outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { countedWith, selectUnsettled, withMarkingsIn } from '../../lib/marks/own-markings.ts'
import { ownMarksSlice } from '../../lib/marks/own-marks-slice.ts'
import { resourceUpdated } from '../../lib/resources/resources-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { COMMENT_LIKES, likesOf, POST_LIKES } from './likes.ts'
import { commentIdOf, postIdOf } from './thread/testing/comments.ts'

const INES = memberIdOf(1)
const [ONE, TWO] = [commentIdOf('one'), commentIdOf('two')]
const command = (type: string, commentId: string = ONE) => commandRequested({ type, payload: { commentId } }).payload
const answered = (type: string, position: number, commentId?: string) => commandAnswered({ ...command(type, commentId), position })
const learnt = (...actions: Parameters<typeof withMarkingsIn>[2][]) =>
  actions.reduce<ReturnType<typeof withMarkingsIn>>((known, action) => withMarkingsIn(COMMENT_LIKES, known, action), [])

it('asks for posts and comments together, a hundred of each at once', () => {
  const ids = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}${index}`)
  const counts = ({ key }: { key: string }) =>
    ['posts', 'comments'].map((field) => new URLSearchParams(key.split('?')[1]).get(field)?.split(',').filter(Boolean).length)
  expect(likesOf({ posts: ids(1, 'p'), comments: ids(250, 'c') }).map(counts)).toEqual([
    [1, 100],
    [0, 100],
    [0, 50],
  ])
  expect(likesOf({ posts: [postIdOf('post')] }).map(counts)).toEqual([[1, 0]])
  expect(likesOf({})).toEqual([])
})

it('corrects a count by what the reader did since it was answered', () => {
  const known = learnt(
    answered('LikeComment', 110),
    answered('UnlikeComment', 120),
    answered('LikeComment', 130),
    answered('LikeComment', 130, TWO),
  )
  expect([100, 110, 120, 130].map((answeredAt) => countedWith(5, ONE, known, answeredAt))).toEqual([6, 5, 6, 5])
  expect(countedWith(5, TWO, known, 100)).toBe(6)
})

it('takes the answer to a command and its result for one like', () => {
  const { commandId } = command('LikeComment')
  const events = [{ type: 'CommentLiked', data: { memberId: INES, commentId: ONE } }]
  const result = resultReceived({ commandId, position: 110, events })
  expect(learnt(result, answered('LikeComment', 110))).toEqual([{ id: ONE, by: 1, position: 110 }])
  expect(learnt(answered('LikeComment', 110), result)).toHaveLength(1)
})

it('learns nothing from what is done to something else', () => {
  const known = learnt(answered('LikeComment', 110))
  expect(withMarkingsIn(COMMENT_LIKES, known, answered('LikePost', 120))).toBe(known)
  expect(withMarkingsIn(COMMENT_LIKES, known, { type: 'anything' })).toBe(known)
})

it('counts what the reader asked for until that is answered', () => {
  const store = configureStore({ reducer: { outbox: outboxSlice.reducer, ownMarks: ownMarksSlice.reducer } })
  const unsettled = () => selectUnsettled(COMMENT_LIKES, ONE)(store.getState())
  const marked = (isMarked: boolean, position: number) =>
    resourceUpdated({ key: '/api/likes', isOwn: true, data: { marks: { [COMMENT_LIKES.name]: { [ONE]: isMarked } }, position } })
  store.dispatch(outboxOpened(INES))
  store.dispatch(marked(false, 100))
  expect(unsettled()).toBe(0)
  const like = commandRequested({ type: 'LikeComment', payload: { commentId: ONE } })
  store.dispatch(like)
  expect(unsettled()).toBe(1)
  const unlike = commandRequested({ type: 'UnlikeComment', payload: { commentId: ONE } })
  store.dispatch(unlike)
  expect(unsettled()).toBe(0)
  store.dispatch(commandRefused({ ...unlike.payload, problem: { code: 'x', message: 'x' } }))
  expect(unsettled()).toBe(1)
  // The result may be here before the answer: then the like is in the count already.
  store.dispatch(marked(true, 110))
  expect(unsettled()).toBe(0)
  store.dispatch(commandAnswered({ ...like.payload, position: 110 }))
  expect(unsettled()).toBe(0)
  expect(selectUnsettled(POST_LIKES, postIdOf('post'))(store.getState())).toBe(0)
})
