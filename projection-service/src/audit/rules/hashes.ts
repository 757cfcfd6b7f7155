import { createHash } from 'node:crypto'

const digest = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const sha256 = (text: string): string => digest(text).toString('hex')

interface Leaf {
  readonly memberId: string
  readonly commandId: string
  readonly launchId: string
  readonly weight: number
  readonly state: string
}

/** What stands for a vote in the tree of its day. */
export const leafOf = ({ memberId, commandId, launchId, weight, state }: Leaf): string =>
  digest(Buffer.of(0), [memberId, commandId, launchId, weight, state].join('|')).toString('hex')

/** RFC 6962, from the bottom up: a node that has no neighbour rises as it is. */
export const rootOf = (leaves: readonly string[]): string => {
  let level: Buffer[] = leaves.map((leaf) => Buffer.from(leaf, 'hex'))
  while (level.length > 1)
    level = level.flatMap((left, index) => {
      if (index % 2 === 1) return []
      const right = level[index + 1]
      return [right === undefined ? left : digest(Buffer.of(1), left, right)]
    })
  return level[0]?.toString('hex') ?? sha256('')
}

/** The texts in the order of what they are hashed to behind another one. */
const hashedBehind = (text: string, others: readonly string[]): string[] => {
  const keyed = others.map((other) => ({ other, key: sha256(text + other) }))
  return keyed.toSorted((one, two) => (one.key < two.key ? -1 : 1)).map(({ other }) => other)
}

/** The order of a day's launches while their points are hidden. */
export const hiddenOrder = (seed: string, launchIds: readonly string[]): string[] => hashedBehind(seed, launchIds)

/** The leaf that a draw falls on. */
export const drawnLeaf = (draw: string, leaves: readonly string[]): string | undefined => hashedBehind(draw, leaves)[0]
