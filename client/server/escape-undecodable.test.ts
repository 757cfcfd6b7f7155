import { expect, it } from 'vitest'
import { escapeUndecodable } from './escape-undecodable.ts'

it.each([
  ['/%', '/%25'],
  ['/tool/%E0%A4%A?tab=comments', '/tool/%25E0%25A4%25A?tab=comments'],
  ['/a%20b/%zz', '/a%2520b/%25zz'],
])('takes %s for %s', (asked, taken) => expect(escapeUndecodable(asked)).toBe(taken))

it.each(['/', '/tags/%C3%A4', '/tool/%2e%2e', '/?start=%', '/?a=b?c=%zz'])('leaves %s as it is', (asked) =>
  expect(escapeUndecodable(asked)).toBe(asked),
)
