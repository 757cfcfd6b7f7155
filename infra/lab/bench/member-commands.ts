import { newCommandId } from '@debut/events/kernel/ids.ts'
import type { HttpRequest } from './command-bytes.ts'
import { type Issuer, memberTokens } from './member-tokens.ts'

interface MemberCommand {
  readonly memberId: string
  readonly type: string
  readonly payload: object
}

/** Commands as their members' browsers send them. */
export const memberCommands = async (commands: readonly MemberCommand[], issuer: Issuer): Promise<HttpRequest[]> => {
  const memberIds = [...new Set(commands.map(({ memberId }) => memberId))]
  const tokens = await memberTokens(memberIds, issuer)
  const tokenOf = new Map(memberIds.map((memberId, index) => [memberId, tokens[index] ?? '']))
  return commands.map(({ memberId, type, payload }) => ({
    token: tokenOf.get(memberId) ?? '',
    body: JSON.stringify({ commandId: newCommandId(), type, payload }),
  }))
}
