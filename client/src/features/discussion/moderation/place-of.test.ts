import { describe, expect, it } from 'vitest'
import { commentIdOf, postIdOf } from '../thread/testing/comments.ts'
import { placeOf } from './place-of.ts'

const [postId, commentId] = [postIdOf('one'), commentIdOf('two')]
const tool = { slug: 'kite', name: 'Kite' }
const post = { postId, commentId: null, tool: null, state: 'published' } as const
const comment = { postId: null, commentId, tool, state: 'published' } as const

describe('where a text stands', () => {
  it('is its own page for a post, as long as that can be seen', () => {
    expect(placeOf(post)).toEqual({ says: 'Post', address: `/posts/${postId}` })
    expect(placeOf({ ...post, tool })).toEqual({ says: 'Post about Kite', address: `/posts/${postId}` })
    expect(placeOf({ ...post, state: 'hidden' }).address).toBeUndefined()
  })

  it('is the thread for a comment, and the comment itself where that can be seen', () => {
    expect(placeOf(comment)).toEqual({ says: 'Comment on Kite', address: `/tool/kite?tab=comments#comment-${commentId}` })
    expect(placeOf({ ...comment, postId, tool: null })).toEqual({
      says: 'Comment on a post',
      address: `/posts/${postId}#comment-${commentId}`,
    })
    expect(placeOf({ ...comment, state: 'hidden' }).address).toBe('/tool/kite?tab=comments')
    expect(placeOf({ ...comment, tool: null })).toEqual({ says: 'Comment on a product', address: undefined })
  })
})
