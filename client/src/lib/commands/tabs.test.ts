import { expect, it } from 'vitest'
import { browserTabs } from './tabs.ts'

const refusing = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) }

it.each([
  ['there are no locks', {}],
  // As browsers have it where storage is blocked.
  ['locks are refused', { locks: refusing as unknown as LockManager }],
])('gives every tab its turn where %s', async (_, navigator) => {
  const tabs = browserTabs(navigator)
  const [first, second] = await Promise.all([tabs.takeTurn(), tabs.takeTurn()])
  first()
  second()
  expect(await tabs.takeTurn()).toBeTypeOf('function')
})
