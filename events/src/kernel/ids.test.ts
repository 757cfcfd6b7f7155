import { describe, expect, it } from 'vitest'
import { bornAt, CommandId, eventId, MemberId, newCommandId, newUlid } from './ids.ts'
import { toInstant } from './instant.ts'

describe('ids', () => {
  it('tells when a command was born, to the millisecond', () => {
    expect(bornAt(CommandId.parse('01890a5d-ac96-774b-bcce-b302099a8057'))).toBe(0x01890a5dac96)
  })

  it('takes the same command for the same, however its id is written', () => {
    const id = newCommandId()
    expect(CommandId.parse(id.toUpperCase())).toBe(id)
  })

  it('refuses a command id that does not say when it was born', () => {
    expect(CommandId.safeParse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11').success).toBe(false)
    expect(MemberId.safeParse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11').success).toBe(true)
  })

  it('names an event by its command, stream and place, and by when it was decided, for ever', () => {
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

  it('sorts ULIDs by birth within one millisecond', () => {
    const ids = Array.from({ length: 100 }, () => newUlid())
    expect(ids.toSorted()).toEqual(ids)
  })
})
