import { defineRoute } from '@debut/events/kernel/define-route.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { queryIds } from '@debut/events/kernel/query-fields.ts'
import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memberIdOf } from '../api/testing/ids.ts'
import { commandAnswered, outboxOpened, outboxSlice } from '../commands/outbox-slice.ts'
import { resourceFetched, resourceUpdated } from '../resources/resources-slice.ts'
import { resultReceived } from '../results/results-actions.ts'
import { signedOut } from '../session/session-slice.ts'
import { type Mark, ONLY, recounted, setMark } from './mark.ts'
import type { OwnMarks } from './known-marks.ts'
import { ownMarks } from './own-marks.ts'
import { ownMarksSlice } from './own-marks-slice.ts'
import { selectIsMarked } from './select-is-marked.ts'

const INES = memberIdOf(1)
const LIKED: Mark = {
  name: 'liked',
  commands: ['Like', 'Unlike'],
  events: ['Liked', 'Unliked'],
  field: 'postId',
  eventField: 'likedId',
  refused: ['You could not like it', 'You still like it'],
}
const OPEN: Mark = { name: 'open', commands: ['Open', 'Close'], refused: ['It stays closed', 'It stays open'] }

const Answer = z.object({ posts: z.array(z.string()), open: z.boolean(), position: LogPosition })
const likes = ownMarks(
  defineRoute('GET /api/likes', { who: 'members', query: z.object({ posts: queryIds(z.string()) }), answer: Answer }),
  { posts: LIKED, open: OPEN },
)
const query = likes({ posts: ['one', 'two'] })
const answering = (posts: readonly string[], position: number) => ({
  get: (_path: string, schema: z.core.$ZodType) => Promise.resolve(z.parse(schema, { posts, open: false, position })),
  post: () => Promise.reject(new Error('nothing is sent here')),
})
const fetched = async (posts: readonly string[], position: number): Promise<OwnMarks> => {
  const data = await query.fetch(answering(posts, position) as never, { pages: 1 })
  if ('moved' in data) throw new Error('a mark does not move')
  return data
}
const liked = (isLiked: boolean, likedId: string, position: number) =>
  resultReceived({ commandId: `c${position}`, position, events: [{ type: isLiked ? 'Liked' : 'Unliked', data: { likedId } }] })

const opened = () => {
  const store = configureStore({
    reducer: { ownMarks: ownMarksSlice.reducer, outbox: outboxSlice.reducer },
  })
  store.dispatch(outboxOpened(INES))
  const shown = (mark: Mark, id: string) => selectIsMarked(mark, id)(store.getState())
  return {
    dispatch: store.dispatch,
    learn: (data: OwnMarks) => store.dispatch(resourceFetched({ ...query, entry: { status: 'ready', data, pages: 1 } })),
    shown: () => [shown(LIKED, 'one'), shown(LIKED, 'two'), shown(LIKED, 'three'), shown(OPEN, ONLY)],
  }
}

it('knows of a thing whether it is marked once the server has said', async () => {
  const page = opened()
  expect(page.shown()).toEqual([undefined, undefined, undefined, undefined])
  page.learn(await fetched(['two'], 10))
  expect(page.shown()).toEqual([false, true, undefined, false])
})

it('shows an intent before it is answered, the answer after it, and nothing older than that', async () => {
  const page = opened()
  page.learn(await fetched(['two'], 10))
  const { command } = setMark(LIKED, 'one', true)
  page.dispatch(command)
  expect(page.shown()).toEqual([true, true, undefined, false])
  const answered = commandAnswered({ ...command.payload, position: 12 })
  const known = query.learn(await fetched(['two'], 10), answered)
  page.dispatch(answered)
  page.dispatch(resourceUpdated({ ...query, data: known }))
  expect(page.shown()).toEqual([true, true, undefined, false])
  page.learn(await fetched(['two'], 11))
  expect(page.shown()).toEqual([true, true, undefined, false])
  page.learn(await fetched(['two'], 13))
  expect(page.shown()).toEqual([false, true, undefined, false])
})

it('learns what was done in another tab, once, and nothing that is older', async () => {
  const before = await fetched(['two'], 10)
  const after = query.learn(before, liked(true, 'one', 11))
  expect(after).toEqual({ marks: { liked: { one: true, two: true }, open: { [ONLY]: false } }, position: 11 })
  expect(query.learn(after, liked(false, 'one', 9))).toBe(after)
  expect(query.learn(after, resultReceived({ commandId: 'c', position: 12, events: [{ type: 'VoteCast', data: {} }] }))).toBe(after)
})

it('marks what there is one of only', async () => {
  const page = opened()
  page.learn(await fetched([], 10))
  page.dispatch(setMark(OPEN, ONLY, true).command)
  expect(page.shown().at(-1)).toBe(true)
})

it('forgets the marks of a member who leaves', async () => {
  const page = opened()
  page.learn(await fetched(['two'], 10))
  page.dispatch(signedOut())
  expect(page.shown()).toEqual([undefined, undefined, undefined, undefined])
})

it('has words for a refusal of each way', () => {
  const refused = (isMarked: boolean) => setMark(LIKED, 'one', isMarked).form.payload.after.refused
  expect([refused(true), refused(false)]).toEqual(['You could not like it', 'You still like it'])
})

it('counts what its reader has done since, once, and nothing that was counted already or is of another thing', () => {
  const count = recounted(LIKED, 'likes')
  const before = { likes: 7, shares: 1, position: LogPosition.parse(10) }
  const after = count(before, liked(true, 'one', 12), 'one')
  expect(after).toEqual({ likes: 8, shares: 1, position: 12 })
  expect(count(after, liked(true, 'one', 12), 'one')).toBe(after)
  expect(count(after, liked(false, 'one', 13), 'one')).toEqual({ likes: 7, shares: 1, position: 13 })
  expect(count(before, liked(true, 'one', 10), 'one')).toBe(before)
  expect(count(before, liked(true, 'two', 12), 'one')).toBe(before)
})
