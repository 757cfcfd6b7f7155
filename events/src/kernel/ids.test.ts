import { describe, expect, it } from 'vitest'
import { bornAt, CommandId, MemberId, newCommandId } from './ids.ts'
import { newUlid } from './new-ulid.ts'

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

  it('makes the same command id of the same moment and chance, and another of now', () => {
    const born = { msecs: 0x01890a5dac96, random: new Uint8Array(16).fill(7), seq: 5 }
    expect(newCommandId(born)).toBe(newCommandId(born))
    expect(CommandId.parse(newCommandId(born))).toBe(newCommandId(born))
    expect(bornAt(newCommandId(born))).toBe(born.msecs)
    expect(CommandId.parse(newCommandId())).not.toBe(newCommandId())
  })

  it('sorts ULIDs by birth within one millisecond', () => {
    const ids = Array.from({ length: 100 }, () => newUlid())
    expect(ids.toSorted()).toEqual(ids)
  })
})
