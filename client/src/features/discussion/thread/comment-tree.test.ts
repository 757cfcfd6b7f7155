import { expect, it } from 'vitest'
import { branchesIn, isIn, type Node, sizeOf, treeOf } from './comment-tree.ts'
import { commentIdOf, threadAnswer } from './testing/comments.ts'
import type { Row } from './with-acts.ts'

const nameOf = (row: Row) => (row.state === 'shown' ? row.body : row.state)
const named = ({ row, replies }: Node): string => (replies.length === 0 ? nameOf(row) : `${nameOf(row)}(${replies.map(named).join(' ')})`)

it('keeps branches apart, in their order', () => {
  const branches = branchesIn(threadAnswer(['two', 'three > two', 'one', 'four > one']).comments)
  expect(branches.map((branch) => branch.map(nameOf))).toEqual([
    ['two', 'three'],
    ['one', 'four'],
  ])
})

it('puts each reply under what it answers, in the order of the answer', () => {
  const { comments } = threadAnswer(['one', 'two > one', 'four > two', 'three > two', 'five > one'])
  const tree = treeOf(comments)
  expect(tree && named(tree)).toBe('one(two(four three) five)')
  expect(tree && sizeOf(tree)).toBe(4)
})

it('loses no reply to a comment that is not there', () => {
  const [one, , three] = threadAnswer(['one', 'two > one', 'three > two']).comments
  if (one === undefined || three === undefined) throw new Error('a comment is missing')
  const tree = treeOf([one, three])
  expect(tree && named(tree)).toBe('one(three)')
  expect(treeOf([])).toBeUndefined()
})

it('knows what stands in a branch', () => {
  const tree = treeOf(threadAnswer(['one', 'two > one', 'three > two']).comments)
  if (tree === undefined) throw new Error('there is no tree')
  expect(['one', 'two', 'three', 'four'].map((name) => isIn(tree, commentIdOf(name)))).toEqual([true, true, true, false])
})
