import type { Row } from './with-acts.ts'

/** A comment with the replies to it. */
export interface Node {
  readonly row: Row
  readonly replies: readonly Node[]
}

/** Its first comment, and what follows that. */
export type Branch = readonly [Row, ...Row[]]

/** Each branch by itself, in their order. */
export const branchesIn = (rows: readonly Row[]): readonly Branch[] =>
  [...Map.groupBy(rows, ({ rootId }) => rootId).values()].flatMap(([root, ...rest]) => (root === undefined ? [] : [[root, ...rest]]))

/** The comments of one branch, by what they reply to. A reply to what is not there stands under the first comment. */
export const treeOf = ([root, ...rest]: readonly Row[]): Node | undefined => {
  if (root === undefined) return undefined
  const ids = new Set([root, ...rest].map(({ commentId }) => commentId))
  const repliesTo = Map.groupBy(rest, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : root.commentId))
  const nodeOf = (row: Row): Node => ({ row, replies: (repliesTo.get(row.commentId) ?? []).map(nodeOf) })
  return nodeOf(root)
}

export const sizeOf = ({ replies }: Node): number => replies.reduce((sum, reply) => sum + 1 + sizeOf(reply), 0)

export const isIn = (node: Node, commentId: string): boolean =>
  node.row.commentId === commentId || node.replies.some((reply) => isIn(reply, commentId))
