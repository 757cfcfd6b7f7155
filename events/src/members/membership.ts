import type { MemberEvent } from './member-events.ts'

/** Whether someone is a member now, from their stream: for what only members may do. */
export const membership = {
  initial: { registered: false },
  evolve: ({ registered }: { readonly registered: boolean }, { type }: MemberEvent) => ({
    registered: type !== 'MemberErased' && (registered || type === 'MemberRegistered'),
  }),
}
