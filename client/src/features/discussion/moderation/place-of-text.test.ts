import { describe, expect, it } from 'vitest'
import { commentIdOf, postIdOf } from '../thread/testing/comments.ts'
import { placeOfText } from './place-of-text.ts'

const [postId, commentId] = [postIdOf('one'), commentIdOf('two')]
const tool = { slug: 'kite', name: 'Kite' }
const post = { postId, commentId: null, tool: null, state: 'published' } as const
const comment = { postId: null, commentId, tool, state: 'published' } as const

describe('where a text stands', () => {
  it('is its own page for a post, as long as that can be seen', () => {
    expect(placeOfText(post)).toEqual({ says: 'Post', address: `/posts/${postId}` })
    expect(placeOfText({ ...post, tool })).toEqual({ says: 'Post about Kite', address: `/posts/${postId}` })
    expect(placeOfText({ ...post, state: 'hidden' }).address).toBeUndefined()
  })

  it('is the thread for a comment, and the comment itself where that can be seen', () => {
    expect(placeOfText(comment)).toEqual({ says: 'Comment on Kite', address: `/tool/kite?tab=comments#comment-${commentId}` })
    expect(placeOfText({ ...comment, postId, tool: null })).toEqual({
      says: 'Comment on a post',
      address: `/posts/${postId}#comment-${commentId}`,
    })
    expect(placeOfText({ ...comment, state: 'hidden' }).address).toBe('/tool/kite?tab=comments')
    expect(placeOfText({ ...comment, tool: null })).toEqual({ says: 'Comment on a product', address: undefined })
  })
})
