import { CommandId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, expect, it } from 'vitest'
import { attemptOf, hashOf, refuseUntimely } from './command.ts'
import { contextFrom } from './processes/cause.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const tomasz = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const noon = toInstant('2026-11-18T12:00:00Z')

describe('a command', () => {
  it('can be sent for seven days, and by a clock that is a day off', () => {
    const born = CommandId.parse('01890a5d-ac96-774b-bcce-b302099a8057')
    const at = (days: number) => toInstant('2023-06-30T03:34:18.518Z').plus({ days })
    expect(() => refuseUntimely(born, at(6.9))).not.toThrow()
    expect(() => refuseUntimely(born, at(-1.2))).not.toThrow()
    expect(() => refuseUntimely(born, at(7.1))).toThrow(expect.objectContaining({ code: 'expired', status: 400 }))
    expect(() => refuseUntimely(born, at(-7.1))).toThrow(expect.objectContaining({ code: 'not-yet' }))
  })

  it('is in time when it was just made', () => {
    expect(() => refuseUntimely(commandIdAt(noon), noon)).not.toThrow()
  })

  it('has a hash of its type, its payload and its sender', () => {
    const hash = hashOf('RegisterMember', { username: 'ines' }, ines)
    expect(hashOf('RegisterMember', { username: 'ines' }, ines)).toBe(hash)
    expect(hashOf('RegisterMember', { username: 'noor' }, ines)).not.toBe(hash)
    expect(hashOf('RenameMember', { username: 'ines' }, ines)).not.toBe(hash)
    expect(hashOf('RegisterMember', { username: 'ines' }, tomasz)).not.toBe(hash)
    expect(hashOf('RegisterMember', { username: 'ines' }, ines, 'a secret')).not.toBe(hash)
  })

  it('of a process has an id and a hash that cannot be made without the secret', () => {
    const [at, cause] = [noon, { of: 'account#1', at: noon }]
    const under = (secret: string) =>
      contextFrom(cause, 'welcome', { type: 'WelcomeMember', payload: { email: 'i@debut.example' } }, { at, secret })
    const [{ commandId, commandHash }, again, guessed] = [under('a secret'), under('a secret'), under('')]
    expect(again).toMatchObject({ commandId, commandHash })
    expect(guessed.commandId).not.toBe(commandId)
    expect(guessed.commandHash).not.toBe(commandHash)
  })

  it('attempts what it needs elsewhere under one id for each time that it comes, each member and each stream', () => {
    const context = { commandId: commandIdAt(noon), commandHash: 'h', correlationId: 'c', actor: ines, at: noon, giveUpAt: 0 }
    const idOf = (more: Partial<typeof context> = {}, stream = 'username-a') =>
      attemptOf({ ...context, ...more }, 'ClaimUsername', stream).commandId
    expect(idOf()).toBe(idOf())
    const others = [idOf({ at: noon.plus(1) }), idOf({ actor: tomasz }), idOf({ commandId: commandIdAt(noon) }), idOf({}, 'username-b')]
    expect(new Set([idOf(), ...others]).size).toBe(5)
  })
})
