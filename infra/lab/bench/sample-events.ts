import { randomBytes, randomUUID } from 'node:crypto'
import { seal } from '@debut/adapters/sealing.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'

/** Events of the size and shape that registrations have in the log. */
export const sampleEvents = (count = 64) => {
  const key = randomBytes(32)
  return Array.from({ length: count }, (_, index) => {
    const memberId = MemberId.parse(randomUUID())
    return {
      type: 'MemberRegistered',
      data: { memberId, username: seal(key, 'MemberRegistered', 'username', memberId, `sample-${index}`) },
      metadata: {
        $correlationId: randomUUID(),
        $causationId: newCommandId(),
        commandHash: randomBytes(16).toString('base64url'),
        actor: memberId,
        at: '2026-01-01T00:00:00.000Z',
        v: 1,
      },
    }
  })
}
