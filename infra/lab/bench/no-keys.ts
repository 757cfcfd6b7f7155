import type { MemberKeys } from '@debut/adapters/member-keys.ts'

/** For a log without names of members. */
export const noKeys: MemberKeys = {
  of: async () => new Map(),
  forSealing: () => Promise.reject(new Error('nothing to seal')),
  destroy: async () => {},
}
