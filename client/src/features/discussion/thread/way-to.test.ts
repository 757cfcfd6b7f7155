import { expect, it } from 'vitest'
import { toolIdOf } from '../../../lib/api/testing/ids.ts'
import { commentIdOf, postIdOf } from './testing/comments.ts'
import { wayTo } from './way-to.ts'

const [post, root] = [postIdOf('post'), commentIdOf('root')]
const stands = (page: number) => ({ postId: post, toolId: null, rootId: root, page })

it('leads to the page that a comment is on', () => {
  expect(wayTo(stands(3), { postId: post }, 1, [])).toEqual({ kind: 'page', page: 3 })
  expect(wayTo(stands(3), { postId: post }, 1, [root])).toEqual({ kind: 'page', page: 3 })
})

it('opens a branch that the page shows in part', () => {
  expect(wayTo(stands(1), { postId: post }, 1, [root])).toEqual({ kind: 'branch', rootId: root })
})

it('finds it on a page that is older than the comment', () => {
  expect(wayTo(stands(1), { postId: post }, 1, [commentIdOf('other')])).toEqual({ kind: 'here' })
  const onTool = { postId: null, toolId: toolIdOf('harbor'), rootId: root, page: 1 }
  expect(wayTo(onTool, { toolId: toolIdOf('harbor') }, 1, [])).toEqual({ kind: 'here' })
})

it('does not look for it where it does not stand', () => {
  expect(wayTo(stands(1), { postId: postIdOf('other') }, 1, [])).toEqual({ kind: 'elsewhere' })
  expect(wayTo(stands(1), { toolId: toolIdOf('post') }, 1, [])).toEqual({ kind: 'elsewhere' })
})
