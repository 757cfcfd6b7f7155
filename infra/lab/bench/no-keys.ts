import type { MemberKeys } from '@debut/adapters/member-keys.ts'

/** For a log in which nobody's name stands. */
export const noKeys: MemberKeys = {
  of: async () => new Map(),
  forSealing: () => Promise.reject(new Error('nothing to seal')),
  destroy: async () => {},
}
