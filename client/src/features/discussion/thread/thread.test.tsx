import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockSlice, ticked } from '../../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { formsSlice } from '../../../lib/commands/forms-slice.ts'
import { commandRequested, outboxOpened, outboxSlice, sendingDelayed } from '../../../lib/commands/outbox-slice.ts'
import { ownMarksSlice } from '../../../lib/marks/own-marks-slice.ts'
import { PlaceContext } from '../../../lib/page/place-context.ts'
import type { AnyQuery } from '../../../lib/resources/resource.ts'
import { ownResourcesSlice, resourceFetched, resourcesSlice, resourceUpdated } from '../../../lib/resources/resources-slice.ts'
import { profileLoaded, sessionSlice } from '../../../lib/session/session-slice.ts'
import { COMMENT_LIKES } from '../likes.ts'
import { AYA, authorOf, commentIdOf, INES, postIdOf, threadAnswer } from './testing/comments.ts'
import { shownFrom } from './testing/shown-thread.ts'
import type { StandsOn } from './stands-on.ts'
import { branchOf, threadOf } from './thread-resources.ts'
import { threadQueryIn } from './thread-query.ts'
import { Thread } from './thread.tsx'

const POST = postIdOf('post')
const ON: StandsOn = { postId: POST }
const profile = {
  memberId: INES,
  username: 'ines',
  name: null,
  avatarUrl: '/avatar.svg',
  streak: 0,
  latestStreak: null,
  voteMultiplier: 1,
  tier: 0,
  onboarded: true,
}

const begun = () =>
  configureStore({
    reducer: {
      clock: clockSlice.reducer,
      forms: formsSlice.reducer,
      outbox: outboxSlice.reducer,
      ownMarks: ownMarksSlice.reducer,
      resources: resourcesSlice.reducer,
      ownResources: ownResourcesSlice.reducer,
      session: sessionSlice.reducer,
    },
  })

let store: ReturnType<typeof begun>
let search: string

const dispatch = (...actions: UnknownAction[]) => actions.forEach((action) => store.dispatch(action))
const of = ({ key, isOwn }: AnyQuery) => ({ key, isOwn })
const query = () => of(threadOf(ON, threadQueryIn(new URLSearchParams(search))))
const answered = (answer: Parameters<typeof threadAnswer>[0], more: object = {}) =>
  resourceFetched({ ...query(), entry: { status: 'ready', data: shownFrom(ON, threadAnswer(answer, more)), pages: 1 } })
const failed = (status: 'missing' | 'unreachable') => resourceFetched({ ...query(), entry: { status } })

const drawn = (props: Partial<Parameters<typeof Thread>[0]> = {}) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <PlaceContext value={{ path: `/posts/${POST}`, params: {}, search: new URLSearchParams(search) }}>
        <Thread on={ON} label="Reply to Aya" mayWrite {...props} />
      </PlaceContext>
    </Provider>,
  )
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const articleOf = (name: string) => new RegExp(`<article id="comment-${commentIdOf(name)}".*?</article>`, 's').exec(drawn())?.[0] ?? ''
const signedIn = () => dispatch(profileLoaded(profile), outboxOpened(INES))
const likes = (name: string, isMarked: boolean) =>
  resourceUpdated({
    key: '/api/likes',
    isOwn: true,
    data: { marks: { [COMMENT_LIKES.name]: { [commentIdOf(name)]: isMarked } }, position: 100 },
  })

beforeEach(() => {
  store = begun()
  search = ''
  dispatch(ticked(parseInstant('2026-11-26T11:58:30Z')))
})

describe('a thread', () => {
  it('says that it is loaded, that it can’t be reached, that there is none, and that nothing is in it', () => {
    expect(drawn()).toContain('aria-label="Loading the comments"')
    dispatch(failed('unreachable'))
    expect(words(drawn())).toMatch(/We can’t reach the replies right now.*Try now/)
    dispatch(failed('missing'))
    expect(words(drawn())).toContain('There are no replies here')
    dispatch(answered([]))
    expect(words(drawn())).toBe('Replies Reply to Aya No replies yet Be the first to write one.')
    expect(drawn()).not.toContain('Newest')
  })

  it('has each reply within what it answers, with its text, its author and its age', () => {
    dispatch(answered(['one', ['two > one', { byMaker: true, edited: true, body: 'so **true**', likes: 3 }], 'three']))
    const markup = drawn()
    expect(markup).toMatch(/<h2 [^>]*>3 replies<\/h2>/)
    expect(markup.match(/data-depth="(\d)"/g)).toEqual(['data-depth="1"', 'data-depth="2"', 'data-depth="1"'])
    expect(words(articleOf('two'))).toBe('aya maker 58 min ago edited so true 3 Reply')
    expect(articleOf('two')).toContain('<time dateTime="2026-11-26T11:00:00Z" data-tip="2026-11-26 11:00 UTC">')
    expect(articleOf('two')).toContain('aria-label="Like aya’s comment, 3 likes. Sign in to like"')
    expect(articleOf('two')).toContain('href="/profile/aya"')
    expect(articleOf('two')).toContain(`href="/posts/${POST}#comment-${commentIdOf('two')}"`)
    expect(markup).toContain('aria-expanded="true" aria-label="Hide 1 reply"')
  })

  it('says what was deleted and what was hidden', () => {
    dispatch(answered([['one', { state: 'deleted' }], ['two > one', { state: 'hidden' }], 'three > two']))
    expect(words(articleOf('one'))).toBe('This comment was deleted.')
    expect(words(articleOf('two'))).toBe('A moderator hid this comment.')
  })

  it('shows by its faces who was rewarded for a long streak', () => {
    const by = (tier: number) => ({ author: authorOf(AYA, { tier }) })
    dispatch(
      answered([
        ['one', by(99)],
        ['two', by(100)],
        ['three', by(500)],
      ]),
    )
    expect(['one', 'two', 'three'].map((name) => /data-border="(\d+)"/.exec(articleOf(name))?.[1])).toEqual([undefined, '100', '500'])
  })

  it('leads by links to its other order, to its other pages and to what a page leaves out', () => {
    search = 'tab=comments&sort=newest&page=2'
    dispatch(answered(['one', 'two > one'], { page: 2, pages: 3, total: 240, cut: [{ rootId: commentIdOf('one'), more: 120 }] }))
    const markup = drawn()
    expect(markup).toMatch(/href="\/posts\/\w+\?tab=comments" class="segment">Best|class="segment" href="\/posts\/\w+\?tab=comments">Best/)
    expect(markup).toMatch(/aria-current="page"[^>]*>Newest/)
    expect(markup).toMatch(/rel="next"[^>]*href="\/posts\/\w+\?tab=comments&amp;sort=newest&amp;page=3"/)
    const one = commentIdOf('one')
    expect(markup).toContain(`href="/posts/${POST}?tab=comments&amp;sort=newest&amp;page=2&amp;branch=${one}#comment-${one}"`)
    expect(words(markup)).toContain('Show 120 more replies')
  })

  it('shows a branch whole where the address asks for it, so that no script is needed to read it', () => {
    search = `branch=${commentIdOf('one')}`
    dispatch(answered(['one', 'two > one'], { cut: [{ rootId: commentIdOf('one'), more: 1 }] }))
    const { comments } = threadAnswer(['one', 'two > one', 'three > two'])
    const data = { comments: comments.slice(1), position: 100, answeredAt: 100, acts: [], likes: [] }
    dispatch(resourceFetched({ ...of(branchOf(commentIdOf('one'))), entry: { status: 'ready', data, pages: 1 } }))
    expect(words(articleOf('three'))).toContain('three')
    expect(words(drawn())).not.toContain('more repl')
  })

  it('says how many others have written, and shows nothing of it yet', () => {
    const data = { ...shownFrom(ON, threadAnswer(['one'])), live: { comments: 3, newest: [], position: 140 } }
    dispatch(resourceFetched({ ...query(), entry: { status: 'ready', data, pages: 1 } }))
    expect(words(drawn())).toContain('2 new replies')
    expect(drawn()).toMatch(/<h2 [^>]*>1 reply<\/h2>/)
  })

  it('ends before a page that it does not have', () => {
    search = 'page=9'
    dispatch(answered([], { page: 9, pages: 2, total: 150 }))
    expect(words(drawn())).toContain('The list ends before this page')
  })

  it('takes comments on a tool under their own name', () => {
    dispatch(answered([]))
    const on = { toolId: 'harbor' }
    dispatch(
      resourceFetched({
        ...of(threadOf(on, { sort: 'best', page: 1 })),
        entry: { status: 'ready', data: shownFrom(on, threadAnswer(['one', 'two'])), pages: 1 },
      }),
    )
    expect(words(drawn({ on, label: 'Add a comment' }))).toMatch(/^2 comments Best Newest Add a comment/)
  })
})

describe('a reader', () => {
  it('who is a visitor is asked to sign in to write, to reply and to like', () => {
    dispatch(answered(['one']))
    for (const asked of [
      'Reply to Aya. Sign in to write',
      'Reply to aya. Sign in to write',
      'Like aya’s comment, 0 likes. Sign in to like',
    ])
      expect(drawn()).toContain(`aria-label="${asked}"`)
  })

  it('can’t write where no comments are taken', () => {
    dispatch(answered(['one']))
    expect(words(drawn({ mayWrite: false }))).not.toContain('Reply')
  })

  it('sees what they like, and the count with what they have just asked for', () => {
    signedIn()
    dispatch(answered([['one', { likes: 5 }]]), likes('one', false))
    expect(articleOf('one')).toContain('aria-label="Like aya’s comment, 5 likes" aria-pressed="false"')
    dispatch(commandRequested({ type: 'LikeComment', payload: { commentId: commentIdOf('one') } }))
    expect(articleOf('one')).toContain('aria-label="Like aya’s comment, 6 likes" aria-pressed="true"')
    expect(articleOf('one')).toContain('class="like like-lit"')
  })

  it('sees what they write at once, and that it is on its way', () => {
    signedIn()
    dispatch(answered(['one']))
    const commentId = commentIdOf('mine')
    dispatch(commandRequested({ type: 'WriteComment', payload: { commentId, postId: POST, toolId: null, parentId: null, body: 'mine' } }))
    expect(words(articleOf('mine'))).toBe('ines Sending mine')
    expect(articleOf('mine')).toContain('class="comment-text" data-sending="true"')
    expect(drawn()).toMatch(/<h2 [^>]*>2 replies<\/h2>/)
    dispatch(sendingDelayed())
    expect(words(articleOf('mine'))).toBe('ines Sent when you are back online mine')
  })

  it('sees their edit and their deletion at once', () => {
    signedIn()
    dispatch(answered([['one', { author: authorOf(INES) }], 'two > one', 'three']))
    dispatch(commandRequested({ type: 'EditComment', payload: { commentId: commentIdOf('one'), body: 'better' } }))
    expect(words(articleOf('one'))).toMatch(/Sending better/)
    dispatch(commandRequested({ type: 'DeleteComment', payload: { commentId: commentIdOf('one') } }))
    expect(words(articleOf('one'))).toBe('This comment was deleted.')
    expect(drawn()).toMatch(/<h2 [^>]*>2 replies<\/h2>/)
  })
})
