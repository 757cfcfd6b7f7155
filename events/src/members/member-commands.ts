import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { EmailPreferences } from './preferences.ts'
import { Role } from './role.ts'
import { Username } from './username.ts'

/** The signed-in account becomes a member. */
export const RegisterMember = defineCommand('RegisterMember', { username: Username })

export const ChangePreferences = defineCommand('ChangePreferences', { email: EmailPreferences })

export const GrantRole = defineCommand('GrantRole', { memberId: MemberId, role: Role }, { who: 'admin' })
export const RevokeRole = defineCommand('RevokeRole', { memberId: MemberId, role: Role }, { who: 'admin' })

/** For ever. Who means it types their username. */
export const EraseMember = defineCommand('EraseMember', { username: Username })
