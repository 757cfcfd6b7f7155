import { defineCommand } from '../kernel/define-command.ts'
import { Username } from './username.ts'

/** The signed-in account becomes a member. */
export const RegisterMember = defineCommand('RegisterMember', { username: Username })
