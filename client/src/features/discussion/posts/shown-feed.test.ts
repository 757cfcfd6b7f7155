import type { Feed, PostCard } from '@debut/events/discussion/post-answers.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { setMark } from '../../../lib/marks/mark.ts'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { countedWith } from '../../../lib/marks/own-markings.ts'
import { POST_LIKES } from '../likes.ts'
import { freshIn, joined, merged, type ShownFeed, shownFeed, withOwnLikes } from './shown-feed.ts'
import { postCard } from './testing/posts.ts'

const feed = (position: number, posts: readonly PostCard[], rest: Partial<Feed> = {}): ShownFeed =>
  shownFeed({ posts: [...posts], more: false, all: posts.length, position: LogPosition.parse(position), ...rest })
const titles = ({ posts }: ShownFeed) => posts.map(({ title }) => title)
const liked = (postId: string, position: number) => commandAnswered({ ...setMark(POST_LIKES, postId, true).command.payload, position })

it('shows no post twice that two pages have, and ends with an empty page', () => {
  const first = feed(10, [postCard('nine'), postCard('eight')], { more: true })
  const both = joined(first, feed(12, [postCard('eight'), postCard('seven')], { more: true }))
  expect(titles(both)).toEqual(['nine', 'eight', 'seven'])
  expect(both).toMatchObject({ more: true, answeredAt: 10 })
  expect(joined(both, feed(12, [], { more: true })).more).toBe(false)
})

it('counts a like once, whichever page holds it already', () => {
  const [one, two] = [postCard('one'), postCard('two', { likes: 1 })]
  const first = withOwnLikes(withOwnLikes(feed(10, [one], { more: true }), liked(one.postId, 11)), liked(two.postId, 12))
  const both = joined(first, feed(13, [two]))
  expect(both.posts.map(({ postId, likes, answeredAt }) => countedWith(likes, postId, both.ownLikes, answeredAt))).toEqual([1, 1])
})

it('takes no answer from before what is shown, and keeps what its reader did', () => {
  const one = postCard('one')
  const shown = withOwnLikes(feed(20, [one]), liked(one.postId, 21))
  expect(merged(shown, feed(19, [], { stale: true }))).toEqual({ ...shown, stale: true })
  const answered = merged(shown, feed(20, [one, postCard('two')]))
  expect(titles(answered)).toEqual(['one', 'two'])
  expect(answered.ownLikes).toHaveLength(1)
})

it('says how many posts are new once the live topic has counted more, and never less than none', () => {
  const known = { all: 7, answeredAt: 20 }
  expect(freshIn({ ...known, live: null })).toBe(0)
  expect(freshIn({ ...known, live: { published: 10, newest: [] } })).toBe(3)
  expect(freshIn({ ...known, live: { published: 6, newest: [] } })).toBe(0)
})
