import { CommandId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { v5 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { eventId, nameUuid } from './event-id.ts'

describe('an event id', () => {
  it('follows from the command, the stream, the place in it and when it was decided, for ever', () => {
    const id = CommandId.parse('01890a5d-ac96-774b-bcce-b302099a8057')
    const at = toInstant('2026-11-20T20:00:00Z')
    const ids = [
      eventId(id, 'member-a', 0, at),
      eventId(id, 'member-a', 1, at),
      eventId(id, 'member-b', 0, at),
      eventId(id, 'member-a', 0, at.plus({ milliseconds: 1 })),
    ]
    expect(new Set(ids).size).toBe(4)
    expect(eventId(id, 'member-a', 0, at)).toBe('61632461-5fec-5596-b75b-5b8fa8fec203')
  })

  it('is the UUIDv5 that the library makes of the name', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string({ unit: 'grapheme' }), (namespace, name) => {
        expect(nameUuid(namespace, name)).toBe(v5(name, namespace))
      }),
      { numRuns: runs(1_000) },
    )
  })
})
