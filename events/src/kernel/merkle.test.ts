import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leafHash, nodeHash, proofOf, rootFrom, rootOf, sha256 } from './merkle.ts'
import { runs } from '../testing/runs.ts'

/** The inputs and roots that implementations of RFC 6962 test themselves with. */
const inputs = ['', '\0', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno']
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const leavesOf = (size: number) => Array.from({ length: size }, (_, index) => leafHash(`vote ${index}`))

/** Whether somebody who holds this would believe it, given the published root. */
const verifies = (root: string, leaf: string, index: number, size: number, proof: readonly string[]): boolean => {
  try {
    return rootFrom(leaf, index, size, proof) === root
  } catch {
    return false
  }
}

const tree = fc
  .integer({ min: 1, max: 300 })
  .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat(size - 1), other: fc.nat(400), at: fc.nat(20) }))

describe("the tree over a day's votes", () => {
  it('has the roots that RFC 6962 gives', () => {
    const leaves = inputs.map(leafHash)
    expect(roots.map((_, index) => rootOf(leaves.slice(0, index + 1)))).toEqual(roots)
  })

  it('is made of the same hashes in a browser as here', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, other) => {
        const [left, right] = [sha256(text), sha256(other)]
        expect(left).toBe(bytesToHex(digest(utf8ToBytes(text))))
        expect(leafHash(text)).toBe(bytesToHex(digest(utf8ToBytes(`\u0000${text}`))))
        expect(nodeHash(left, right)).toBe(bytesToHex(digest(hexToBytes(`01${left}${right}`))))
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('has a root also on a day without a vote', () => {
    expect(rootOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('proves each leaf of every size', () => {
    for (let size = 1; size <= 40; size += 1) {
      const leaves = leavesOf(size)
      const root = rootOf(leaves)
      leaves.forEach((leaf, index) => expect(rootFrom(leaf, index, size, proofOf(leaves, index))).toBe(root))
    }
  })

  it('needs few hashes for many votes', () => {
    expect(proofOf(leavesOf(1_000), 999).length).toBeLessThanOrEqual(10)
  })

  it('never takes a changed leaf, proof or place for the real one', () => {
    fc.assert(
      fc.property(tree, ({ size, index, other, at }) => {
        const leaves = leavesOf(size)
        const root = rootOf(leaves)
        const [leaf = '', proof] = [leaves[index], proofOf(leaves, index)]
        expect(verifies(root, leaf, index, size, proof)).toBe(true)
        expect(verifies(root, leafHash(`vote ${index}, changed`), index, size, proof)).toBe(false)
        if (other !== index) expect(verifies(root, leaf, other, size, proof)).toBe(false)
        if (proof.length > 0) {
          const place = at % proof.length
          expect(verifies(root, leaf, index, size, proof.with(place, sha256('something else')))).toBe(false)
          expect(verifies(root, leaf, index, size, proof.toSpliced(place, 1))).toBe(false)
        }
        expect(verifies(root, leaf, index, size, [sha256('one too many'), ...proof])).toBe(false)
        expect(verifies(root, leaf, index, size, [...proof, sha256('one too many')])).toBe(false)
      }),
      { numRuns: runs(300) },
    )
  })

  it('changes its root with any vote, and with their order', () => {
    const leaves = leavesOf(7)
    const others = [leaves.toReversed(), leaves.slice(0, 6), [...leaves, leaves[6] ?? ''], leaves.with(3, leafHash('vote 3, changed'))]
    expect(new Set([leaves, ...others].map(rootOf)).size).toBe(5)
  })

  it('has no proof for a leaf that is not there', () => {
    expect(() => proofOf(leavesOf(3), 3)).toThrow(RangeError)
    expect(() => proofOf([], 0)).toThrow(RangeError)
    expect(() => proofOf(leavesOf(3), -1)).toThrow(RangeError)
  })
})
