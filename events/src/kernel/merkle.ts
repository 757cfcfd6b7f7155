import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The tree of RFC 6962: leaves and nodes are hashed apart, and any number of leaves has one shape. Hashes are hex; browsers compute the same. */
const LEAF = new Uint8Array([0])
const NODE = new Uint8Array([1])

/** Node's own, at a third of the cost; browsers have none that answers at once. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto')

const hashOf = (bytes: Uint8Array): string => (native === undefined ? bytesToHex(digest(bytes)) : native.hash('sha256', bytes))

export const sha256 = (text: string): string => hashOf(utf8ToBytes(text))

export const leafHash = (content: string): string => hashOf(concatBytes(LEAF, utf8ToBytes(content)))

export const nodeHash = (left: string, right: string): string => hashOf(concatBytes(NODE, hexToBytes(left), hexToBytes(right)))

/** The largest power of two below the size. */
const splitOf = (size: number): number => 2 ** Math.floor(Math.log2(size - 1))

export const rootOf = (leaves: readonly string[]): string => {
  const [only] = leaves
  if (only === undefined) return sha256('')
  if (leaves.length === 1) return only
  const split = splitOf(leaves.length)
  return nodeHash(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)))
}

/** What has to be hashed together with a leaf, from the bottom up, to come to the root. */
export const proofOf = (leaves: readonly string[], index: number): string[] => {
  if (index < 0 || index >= leaves.length) throw new RangeError(`there is no leaf ${index} among ${leaves.length}`)
  if (leaves.length === 1) return []
  const split = splitOf(leaves.length)
  return index < split
    ? [...proofOf(leaves.slice(0, split), index), rootOf(leaves.slice(split))]
    : [...proofOf(leaves.slice(split), index - split), rootOf(leaves.slice(0, split))]
}

/** The root that a leaf and its proof come to. */
export const rootFrom = (leaf: string, index: number, size: number, proof: readonly string[]): string => {
  if (index < 0 || index >= size) throw new RangeError(`there is no leaf ${index} among ${size}`)
  const last = proof.at(-1)
  if ((last === undefined) !== (size === 1)) throw new RangeError('the proof is not as long as it has to be')
  if (last === undefined) return leaf
  const split = splitOf(size)
  const rest = proof.slice(0, -1)
  return index < split
    ? nodeHash(rootFrom(leaf, index, split, rest), last)
    : nodeHash(last, rootFrom(leaf, index - split, size - split, rest))
}
