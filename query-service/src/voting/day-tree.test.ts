import { leafHash, proofOf, rootFrom, rootOf } from '@debut/events/kernel/merkle.ts'
import { expect, it } from 'vitest'
import { DayTree } from './day-tree.ts'

const votes = (count: number) => Array.from({ length: count }, (_, index) => `vote ${index}`)

it('gives every vote the proof that the contract gives it, whatever the number of votes', async () => {
  for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 33]) {
    const leaves = votes(size).map(leafHash)
    const tree = await DayTree.grow(votes(size), leafHash)
    expect(tree.size).toBe(size)
    for (const [index, leaf] of leaves.entries()) {
      expect(tree.proof(index)).toEqual(proofOf(leaves, index))
      expect(rootFrom(leaf, index, size, tree.proof(index))).toBe(rootOf(leaves))
    }
  }
})

it('lets others have their turn while a long day is hashed', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await DayTree.grow(votes(2_000), leafHash)
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(5)
})
