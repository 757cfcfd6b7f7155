import { Day } from '@debut/events/kernel/days.ts'
import { leafHash, proofOf, rootFrom, rootOf } from '@debut/events/kernel/merkle.ts'
import { describe, expect, it } from 'vitest'
import { checkReceipt } from './check-receipt.ts'

const contents = (size: number) => Array.from({ length: size }, (_, index) => `member-${index}|command|launch|1|counted`)

const receiptOf = (index: number, size: number) => {
  const all = contents(size)
  const leaves = all.map(leafHash)
  return {
    leaf: leaves[index]!,
    content: all[index]!,
    published: { day: Day.parse('2026-11-20'), root: rootOf(leaves), index, size, proof: proofOf(leaves, index) },
  }
}

describe('a receipt', () => {
  it('holds for every vote of a day of any size, by the same steps as the rule', () => {
    for (let size = 1; size <= 40; size++)
      for (let index = 0; index < size; index++) {
        const receipt = receiptOf(index, size)
        const check = checkReceipt(receipt)
        expect({ index, size, holds: check.holds }).toEqual({ index, size, holds: true })
        expect(check.root).toBe(rootFrom(receipt.leaf, index, size, receipt.published.proof))
        expect(check.steps).toHaveLength(receipt.published.proof.length)
      }
  })

  it('shows at each step on which side the neighbour stood', () => {
    const [first, second, third] = checkReceipt(receiptOf(5, 8)).steps
    expect([first, second, third].map((step) => step?.neighbour)).toEqual(['left', 'right', 'left'])
  })

  it('does not hold for another vote than the one that was hashed', () => {
    const receipt = receiptOf(3, 7)
    expect(checkReceipt({ ...receipt, content: receipt.content.replace('|1|', '|5|') }).holds).toBe(false)
  })

  it.each([
    ['another root', { root: leafHash('another') }],
    ['another place', { index: 2 }],
    ['a tree of another size', { size: 3 }],
    ['a place outside of the tree', { index: 7 }],
    ['a proof that is too short', { proof: receiptOf(3, 7).published.proof.slice(1) }],
    ['a proof that is too long', { proof: [...receiptOf(3, 7).published.proof, leafHash('more')] }],
    ['another neighbour', { proof: [leafHash('another'), ...receiptOf(3, 7).published.proof.slice(1)] }],
  ])('does not hold with %s', (_what, change) => {
    const receipt = receiptOf(3, 7)
    expect(checkReceipt({ ...receipt, published: { ...receipt.published, ...change } }).holds).toBe(false)
  })

  it('can be checked from its leaf on where the content is kept to oneself', () => {
    expect(checkReceipt({ ...receiptOf(3, 7), content: null })).toMatchObject({ holds: true, leaf: null })
  })
})
