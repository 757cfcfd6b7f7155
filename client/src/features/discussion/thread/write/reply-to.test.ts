import { expect, it } from 'vitest'
import { replyTo } from './reply-to.ts'

const comment = (depth: number) => ({ commentId: 'this', parentId: depth === 1 ? null : 'above', depth, author: { username: 'noor' } })

it('puts a reply under the comment that it answers', () => {
  expect(replyTo(comment(1))).toEqual({ parentId: 'this', begins: '' })
  expect(replyTo(comment(2))).toEqual({ parentId: 'this', begins: '' })
})

it('puts a reply to the deepest comment beside it, and names whom it answers', () => {
  expect(replyTo(comment(3))).toEqual({ parentId: 'above', begins: '@noor ' })
})
