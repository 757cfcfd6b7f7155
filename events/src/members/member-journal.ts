import { defineJournal } from '../kernel/define-journal.ts'
import { RoleGranted, RoleRevoked } from './member-events.ts'
import type { Role } from './role.ts'

interface Changed {
  readonly memberId: string
  readonly role: Role
  readonly by: string
}

const roleLine = (text: (role: Role) => string, { memberId, role, by }: Changed) => ({
  kind: 'access' as const,
  text: text(role),
  about: { kind: 'member', id: memberId },
  ...(by === 'configuration' && { by: 'settings' as const }),
})

export const memberJournal = [
  defineJournal(RoleGranted, (data) => roleLine((role) => `gave the role of ${role} to`, data)),
  defineJournal(RoleRevoked, (data) => roleLine((role) => `took the role of ${role} from`, data)),
]
