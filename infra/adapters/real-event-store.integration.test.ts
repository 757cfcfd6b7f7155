import { describe, expect, it } from 'vitest'
import { aStream, event, open, startServer } from './testing/log-in-tests.ts'

/** What was seen of a real EventStoreDB, and the stand-in can be made to do. */
describe('an append', () => {
  it.each([
    ['ahead of', 3_600_000],
    ['behind', -3_600_000],
  ])('is taken by a server whose clock is an hour %s ours', async (_, difference) => {
    const { port } = await startServer({ clock: () => Date.now() + difference })
    expect(await open(port).append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
  })
})
