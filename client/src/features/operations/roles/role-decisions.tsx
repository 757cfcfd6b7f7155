import { FRESH_PROOF_MINUTES } from '@debut/events/kernel/fresh-proof.ts'
import { GrantRole, RevokeRole } from '@debut/events/members/member-commands.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Decision } from '../../../ui/queues/queue.ts'
import { GiveRoleFields } from './give-role-fields.tsx'
import { ROLE_HINTS, ROLE_LABELS } from './role-holders.ts'

/** The dialog that follows offers these one by one. */
const PROOF = `If you haven’t shown in the last ${FRESH_PROOF_MINUTES} minutes that it is you, you do so next: by your second factor or a recovery code, or without those by your password or a code that we send you.`

export const giveRole: Decision = {
  label: 'Give a role',
  fullLabel: 'Give a role',
  done: 'Role given',
  command: GrantRole,
  payload: {},
  confirm: {
    title: 'Give a role',
    follows: ['They have it when they next load a page.', 'The journal says that you gave it.', PROOF],
    act: 'Give role',
    fields: (fill) => <GiveRoleFields fill={fill} />,
  },
}

export const takeRole = (memberId: string, username: string, role: Role): Decision => ({
  label: 'Remove',
  fullLabel: `Remove the role of ${role} from ${username}`,
  done: 'Role removed',
  command: RevokeRole,
  payload: { memberId, role },
  confirm: {
    title: `Remove the role of ${role} from ${username}?`,
    follows: [
      `${ROLE_LABELS[role]}: ${ROLE_HINTS[role].charAt(0).toLowerCase()}${ROLE_HINTS[role].slice(1)}`,
      'They lose this at once.',
      PROOF,
    ],
    act: 'Remove role',
    tone: 'danger',
  },
})
