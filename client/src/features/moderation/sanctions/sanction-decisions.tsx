import type { MemberConduct } from '@debut/events/moderation/moderation-answers.ts'
import { BanMember, KeepSanction, LiftSanction, SuspendMember, WarnMember } from '@debut/events/moderation/moderation-commands.ts'
import type { Decision } from '../../../ui/queues/queue.ts'
import { SanctionField } from './sanction-field.tsx'

type Sanction = MemberConduct['sanctions'][number]

interface Sanctioned {
  readonly memberId: string
  readonly username: string
}

const EMAIL = 'They get an email with the rule and your note.'

const warn = ({ memberId, username }: Sanctioned): Decision => ({
  label: 'Warn',
  done: 'Warned',
  command: WarnMember,
  payload: { memberId },
  confirm: {
    title: `Warn ${username}?`,
    follows: [
      'They see the warning on every page for 30 days.',
      'Nothing else changes for them.',
      EMAIL,
      'The public log doesn’t name them.',
    ],
    act: 'Warn them',
    fields: (fill, before) => <SanctionField kind="warning" memberId={memberId} fill={fill} before={before} />,
  },
})

const suspend = ({ memberId, username }: Sanctioned): Decision => ({
  label: 'Suspend',
  done: 'Suspended',
  command: SuspendMember,
  payload: { memberId },
  confirm: {
    title: `Suspend ${username}?`,
    follows: [
      'They can’t vote, post, comment, review or launch until then.',
      'They can’t change their name, username, picture, bio or links.',
      'They can still read, export their data, delete what they wrote and appeal.',
      EMAIL,
      'The public log names them.',
    ],
    act: 'Suspend them',
    tone: 'danger',
    fields: (fill, before) => <SanctionField kind="suspension" memberId={memberId} fill={fill} before={before} />,
  },
})

const ban = ({ memberId, username }: Sanctioned): Decision => ({
  label: 'Ban',
  done: 'Banned',
  byAdmins: true,
  command: BanMember,
  payload: { memberId },
  confirm: {
    title: `Ban ${username}?`,
    follows: [
      'They can’t take part any more, until an admin lifts the ban.',
      'They can’t change their name, username, picture, bio or links.',
      'They can still read, export their data, erase their account and appeal.',
      'If they erase it, the ban continues for who signs up with their address or phone number within 24 months.',
      EMAIL,
      'The public log names them.',
    ],
    act: 'Ban them',
    tone: 'danger',
    fields: (fill, before) => <SanctionField kind="ban" memberId={memberId} fill={fill} before={before} />,
  },
})

/** What can be decided about a member: the mildest first. */
export const sanctionDecisions = (member: Sanctioned): readonly Decision[] => [warn(member), suspend(member), ban(member)]

/** This is for a sanction that continues from an erased account. */
export const keep = ({ memberId, username }: Sanctioned, { actId, kind }: Pick<Sanction, 'actId' | 'kind'>): Decision => ({
  label: 'Keep',
  fullLabel: `Keep the ${kind} of ${username}`,
  done: kind === 'ban' ? 'Ban kept' : 'Suspension kept',
  ...(kind === 'ban' && { byAdmins: true }),
  command: KeepSanction,
  payload: { memberId, actId },
  confirm: {
    title: `Keep the ${kind} of ${username}?`,
    follows: [`The ${kind} stays, and can be lifted later.`, 'They get an email.', 'The public log names them.'],
    act: 'Keep it',
    tone: 'danger',
  },
})

const LIFTED = { warning: 'Warning withdrawn', suspension: 'Suspension lifted', ban: 'Ban lifted' } as const

export const lift = ({ memberId, username }: Sanctioned, { actId, kind }: Pick<Sanction, 'actId' | 'kind'>): Decision => ({
  label: 'Lift',
  fullLabel: `Lift the ${kind} of ${username}`,
  done: LIFTED[kind],
  ...(kind === 'ban' && { byAdmins: true }),
  command: LiftSanction,
  payload: { memberId, actId },
  confirm: {
    title: `Lift the ${kind} of ${username}?`,
    follows: ['It ends at once, and the public log says so.', 'Votes that were voided with a ban stay voided.'].slice(
      0,
      kind === 'ban' ? 2 : 1,
    ),
    act: 'Lift it',
    reasons: [
      { value: 'reviewed', label: 'Looked at again' },
      { value: 'mistake', label: 'Corrects a mistake' },
    ],
  },
})
