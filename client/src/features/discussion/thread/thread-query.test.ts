import { expect, it } from 'vitest'
import { commentIdOf } from './testing/comments.ts'
import { anchorOf, namedIn, threadAddress, threadQueryIn } from './thread-query.ts'

const ONE = commentIdOf('one')
const read = (search: string) => threadQueryIn(new URLSearchParams(search))
const written = (search: string, change: Parameters<typeof threadAddress>[1], commentId?: string) =>
  threadAddress({ path: '/tool/harbor', search: new URLSearchParams(search) }, change, commentId)

it('is read from the address, and is the best of the first page where that says nothing that can be read', () => {
  expect(read('tab=comments&sort=newest&page=2')).toEqual({ sort: 'newest', page: 2 })
  expect(read(`branch=${ONE}`)).toEqual({ sort: 'best', page: 1, branch: ONE })
  for (const odd of ['', 'sort=worst', 'page=0', 'page=1.5', 'branch=x']) expect({ odd, ...read(odd) }).toEqual({ odd, ...read('') })
})

it('is written without what goes without saying, and leaves the rest of the address as it is', () => {
  expect(written('', { sort: 'best', page: 1 })).toBe('/tool/harbor')
  expect(written('tab=comments&page=3&sort=newest', { sort: 'best', page: 1 })).toBe('/tool/harbor?tab=comments')
  expect(written('tab=comments', { sort: 'newest', page: 2 })).toBe('/tool/harbor?tab=comments&sort=newest&page=2')
  expect(written('', { branch: ONE }, ONE)).toBe(`/tool/harbor?branch=${ONE}#${anchorOf(ONE)}`)
})

it('knows the comment that the end of an address names', () => {
  expect(namedIn(`#${anchorOf(ONE)}`)).toBe(ONE)
  for (const other of ['', '#comments', '#comment-', '#comment-x', anchorOf(ONE), `#${anchorOf(ONE)}x`])
    expect(namedIn(other)).toBeUndefined()
})
