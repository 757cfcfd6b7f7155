import type { MemberEvent } from './member-events.ts'

/** What a member's stream says of whether they are one now: for whoever lets only members do something. */
export const membership = {
  initial: { registered: false },
  evolve: ({ registered }: { readonly registered: boolean }, { type }: MemberEvent) => ({
    registered: type !== 'MemberErased' && (registered || type === 'MemberRegistered'),
  }),
}
