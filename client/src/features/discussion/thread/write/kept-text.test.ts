import { beforeEach, expect, it } from 'vitest'
import { memberIdOf } from '../../../../lib/api/testing/ids.ts'
import { commentIdOf } from '../testing/comments.ts'
import { keptComments } from './kept-text.ts'

const AT = { memberId: memberIdOf(1), place: 'reply 1' }
const typed = { commentId: commentIdOf('hello'), body: 'Hello **there**' }

let held: Map<string, string>
const texts = keptComments(() => ({
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, text) => void held.set(key, text),
  removeItem: (key) => void held.delete(key),
}))

beforeEach(() => {
  held = new Map()
})

it('keeps what is typed for one member at one place, until it is sent', () => {
  texts.write(AT, typed)
  expect(texts.read(AT)).toEqual(typed)
  expect(texts.read({ ...AT, place: 'reply 2' })).toBeUndefined()
  expect(texts.read({ ...AT, memberId: memberIdOf(2) })).toBeUndefined()
  texts.drop(AT)
  expect(texts.read(AT)).toBeUndefined()
  expect(held.size).toBe(0)
})

it('takes nothing for a text that is none', () => {
  texts.write(AT, typed)
  for (const odd of ['', '{', 'null', '{"body":"x"}', '{"commentId":"x","body":"y"}']) {
    for (const key of held.keys()) held.set(key, odd)
    expect({ odd, read: texts.read(AT) }).toEqual({ odd, read: undefined })
  }
})

it('goes without where a browser keeps nothing', () => {
  const blocked = keptComments(() => {
    throw new Error('blocked')
  })
  blocked.write(AT, typed)
  blocked.drop(AT)
  expect(blocked.read(AT)).toBeUndefined()
})
