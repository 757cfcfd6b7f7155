import { commandAsked } from '../../lib/commands/outbox-slice.ts'

/** Whom one can follow, or what. */
export interface Followed {
  readonly kind: 'members' | 'tools'
  readonly id: string
}

const COMMANDS = { members: ['FollowMember', 'UnfollowMember'], tools: ['FollowTool', 'UnfollowTool'] } as const

export const setFollowed = ({ kind, id }: Followed, follows: boolean) =>
  commandAsked({ type: COMMANDS[kind][follows ? 0 : 1], payload: kind === 'members' ? { memberId: id } : { toolId: id } })

/** Whom a command is about, and what its sender wants. Undefined for every other command. */
export const intentOf = ({ type, payload }: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }) => {
  const kind = (['members', 'tools'] as const).find((one) => COMMANDS[one].some((command) => command === type))
  if (kind === undefined) return undefined
  const id = payload[kind === 'members' ? 'memberId' : 'toolId']
  return typeof id === 'string' ? { id, follows: type === COMMANDS[kind][0] } : undefined
}
