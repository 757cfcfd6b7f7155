import type { MemberEvent } from './member-events.ts'

interface Membership {
  /** A member now: neither to come nor erased. */
  readonly registered: boolean
  /** An address or a number of theirs is confirmed. */
  readonly verified: boolean
  readonly erased: boolean
  /** An admin has let a tool of theirs be shown. */
  readonly admitted: boolean
}

const stranger: Membership = { registered: false, verified: false, erased: false, admitted: false }

/** What somebody is to Debut, from their stream. */
export const membership = {
  initial: stranger,
  /** For all but `admitted`. Of an erasure follows that everybody forgets the stream. */
  settled: ({ registered, verified }: Membership) => registered && verified,
  evolve: (state: Membership, { type }: MemberEvent): Membership => ({
    registered: type !== 'MemberErased' && (state.registered || type === 'MemberRegistered'),
    verified: state.verified || type === 'EmailVerified' || type === 'PhoneVerified',
    erased: state.erased || type === 'MemberErased',
    admitted: state.admitted || type === 'MakerAdmitted',
  }),
}
