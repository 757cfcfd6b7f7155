import { randomBytes } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'

export const keysInMemory = (): MemberKeys => {
  const keys = new Map<MemberId, Buffer | null>()
  return {
    of: async () => keys,
    forSealing: async (member) => {
      const key = keys.get(member) ?? randomBytes(32)
      keys.set(member, key)
      return key
    },
    destroy: async (member) => void keys.set(member, null),
  }
}
