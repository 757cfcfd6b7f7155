import { toInstant } from '@debut/events/kernel/instant.ts'
import { bornAt, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import type { CommandContext } from '../../kernel/command.ts'
import type { Send } from '../../kernel/send.ts'
import { eraseMember } from './erase-member.ts'
import type { User } from './users.ts'

it('asks for the end of an account’s member by the same command, however often the account is deleted', async () => {
  const user = { id: '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11', created_at: new Date('2026-03-02T20:00:00Z') } as User
  const noted: string[] = []
  const left: string[] = []
  const leaveSanction = async (id: string) => void left.push(id)
  const erasures = { begin: async () => {}, note: async (id: string) => void noted.push(id) }
  const sent: CommandContext[] = []
  const send: Send = async (_, __, context) => {
    sent.push(context)
    return { refusal: 'not-registered' }
  }
  for (let time = 0; time < 2; time++)
    await eraseMember(user, { send, claimSecret: 'a secret', erasures, leaveSanction, clock: () => toInstant('2026-03-03T20:00:00Z') })
  expect(noted).toEqual([user.id, user.id])
  expect(sent.map(({ actor }) => actor)).toEqual(['process:delete-account', 'process:delete-account'])
  expect(sent[1]?.commandId).toBe(sent[0]?.commandId)
  expect(bornAt(sent[0]?.commandId ?? '')).toBe(user.created_at.getTime())

  // A sanction can outlast the account only if there was a member.
  expect(left).toEqual([])
  const accepted = { position: START_OF_LOG, changed: true }
  await eraseMember(user, {
    send: async () => accepted,
    claimSecret: 'a secret',
    erasures,
    leaveSanction,
    clock: () => toInstant('2026-03-03T20:00:00Z'),
  })
  expect(left).toEqual([user.id])

  const refused: Send = async () => ({ refusal: 'username-mismatch' })
  await expect(
    eraseMember(user, { send: refused, erasures, claimSecret: 'a secret', leaveSanction, clock: () => toInstant('2026-03-03T20:00:00Z') }),
  ).rejects.toThrow('could not be erased')
})
