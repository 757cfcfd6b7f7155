import type { CommentCounts } from '@debut/events/discussion/comment-answers.ts'
import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { commandIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { resourceFetched, resourcesSlice } from '../../../lib/resources/resources-slice.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { CommentCount, CommentCountInWords, CommentNumber, WithCommentCounts } from './comment-count.tsx'
import { commentCountsOf } from './comment-counts.ts'

const [HARBOR, KITE, LAMP] = [toolIdOf('harbor'), toolIdOf('kite'), toolIdOf('lamp')]
const ids = (count: number) => Array.from({ length: count }, (_, index) => toolIdOf(`tool${index}`))
const keysOf = (toolIds: readonly string[]) => commentCountsOf(toolIds).map(({ key }) => key)

it('asks the same whatever order the tools stand in, and for each of them once', () => {
  expect(keysOf([KITE, HARBOR])).toEqual(keysOf([HARBOR, KITE, HARBOR]))
  expect(keysOf([HARBOR])).not.toEqual(keysOf([KITE]))
  expect(keysOf([])).toEqual([])
})

it('asks for a hundred tools at once', () => {
  const asked = keysOf(ids(250)).map((key) => new URLSearchParams(key.split('?')[1]).get('tools')?.split(',').length)
  expect(asked).toEqual([100, 100, 50])
})

it('is old once its reader has written or deleted a comment, and not for what else they do', () => {
  const [query] = commentCountsOf([HARBOR])
  const isOutdatedBy = (type: string) =>
    query?.isOutdatedBy(resultReceived({ commandId: commandIdOf(1), position: 5, events: [{ type, data: {} }] }), undefined)
  expect(['CommentWritten', 'CommentDeleted', 'CommentEdited', 'VoteCast'].map(isOutdatedBy)).toEqual([true, true, false, false])
})

const storeWith = (toolIds: readonly string[], tools: CommentCounts['tools']) => {
  const store = configureStore({ reducer: { resources: resourcesSlice.reducer } })
  for (const { key, isOwn } of commentCountsOf(toolIds))
    store.dispatch(resourceFetched({ key, isOwn, entry: { status: 'ready', data: { tools, position: 5 }, pages: 1 } }))
  return store
}

it('is said of each tool that has comments, leading to them, and of no other', () => {
  const all = [HARBOR, KITE, LAMP]
  const store = storeWith(all, [
    { toolId: HARBOR, comments: 1204 },
    { toolId: KITE, comments: 1 },
  ])
  const drawn = renderToStaticMarkup(
    <Provider store={store}>
      <WithCommentCounts toolIds={all}>
        <CommentCount toolId={HARBOR} slug="harbor" />
        <CommentCount toolId={LAMP} slug="lamp" />
        <CommentCountInWords toolId={KITE} slug="kite" />
        <CommentCountInWords toolId={LAMP} slug="lamp" />
      </WithCommentCounts>
    </Provider>,
  )
  expect(drawn).toContain('href="/tool/harbor?tab=comments"')
  expect(drawn).toContain('aria-label="1,204 comments"')
  expect(drawn).toMatch(/href="\/tool\/kite\?tab=comments"[^>]*>1 comment</)
  expect(drawn).not.toContain('lamp')
})

it('is not said while it is not known, and a number beside the name of a tab', () => {
  const number = (store: ReturnType<typeof storeWith>) =>
    renderToStaticMarkup(
      <Provider store={store}>
        <CommentNumber toolId={HARBOR} />
      </Provider>,
    )
  expect(number(storeWith([], []))).toBe('')
  expect(number(storeWith([HARBOR], [{ toolId: HARBOR, comments: 7 }]))).toContain('>7<')
})
