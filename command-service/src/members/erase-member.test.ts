import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { expect, it } from 'vitest'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { requestContext } from '../kernel/command.ts'
import type { Account } from './account.ts'
import { eraseMember } from './erase-member.ts'

const memberId = MemberId.parse(crypto.randomUUID())

/** What is done, in its order. */
const erasing = async (outcome: Outcome, missing?: 'reauthentication-needed') => {
  const done: string[] = []
  const write = async () => (done.push('written down'), outcome)
  const handle = Object.assign(write, { forget: () => done.push('forgotten') }) as unknown as Handle
  const account = { endSessions: async () => void done.push('sessions ended') } as unknown as Account
  const context = {
    ...requestContext('EraseMember', memberId, newCommandId(), systemClock()),
    identity: { memberId, roles: [], verified: true, expiresAt: 0, provenAt: 0, sessionId: 'a session' },
  }
  const parts = { handle, account, proveErasure: async () => missing }
  return { answer: await eraseMember({ username: Username.parse('ines') }, context, parts), done }
}

it('ends all sessions of the erased member before it answers', async () => {
  const outcome = { position: 7, changed: true } as Outcome
  expect(await erasing(outcome)).toEqual({ answer: outcome, done: ['written down', 'forgotten', 'sessions ended'] })
})

it('ends no session where nothing was erased', async () => {
  expect((await erasing({ refusal: 'username-mismatch' })).done).toEqual(['written down'])
  expect(await erasing({ refusal: 'username-mismatch' }, 'reauthentication-needed')).toEqual({
    answer: { refusal: 'reauthentication-needed' },
    done: [],
  })
})
