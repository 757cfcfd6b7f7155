import { randomUUID } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { heldBytes } from './held-bytes.ts'

const MB = 1024 * 1024
const member = () => MemberId.parse(randomUUID())

/** Returns how many pictures of one size a member can have in progress. */
const taken = (hold: ReturnType<typeof heldBytes>, memberId: MemberId, size: number) => {
  const ends: (() => void)[] = []
  for (;;)
    try {
      ends.push(hold(memberId, size))
    } catch (error) {
      return { ends, refused: error }
    }
}

it('takes ten small pictures of a member, or as many large ones as fit into 24 MB, and says when to come again', () => {
  const hold = heldBytes()
  const small = taken(hold, member(), 1)
  expect(small.ends).toHaveLength(10)
  expect(small.refused).toMatchObject({ code: 'too-many-requests', status: 429, retryAfter: 2 })
  expect(taken(hold, member(), 5 * MB).ends).toHaveLength(4)
})

it('takes another picture when one is no longer held', () => {
  const hold = heldBytes()
  const memberId = member()
  const [first] = taken(hold, memberId, 5 * MB).ends
  first?.()
  expect(taken(hold, memberId, 5 * MB).ends).toHaveLength(1)
})

it('leaves room for the pictures of another member while six flood it', () => {
  const hold = heldBytes()
  for (let flooding = 0; flooding < 6; flooding += 1) taken(hold, member(), 5 * MB)
  expect(taken(hold, member(), 5 * MB).ends.length).toBeGreaterThan(0)
})

it('is full once nothing is left at all, and empty again when all are done', () => {
  const hold = heldBytes()
  const all = Array.from({ length: 25 }, () => hold(member(), 5 * MB))
  expect(() => hold(member(), 5 * MB)).toThrow(expect.objectContaining({ code: 'unavailable', status: 503, retryAfter: 2 }))
  for (const end of all) end()
  expect(taken(hold, member(), 5 * MB).ends).toHaveLength(4)
})
