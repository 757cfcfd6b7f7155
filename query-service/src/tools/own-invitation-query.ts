import type { OwnInvitation } from '@debut/events/tools/invitation-answers.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import type { z } from 'zod/mini'
import type { OwnQuery } from '../kernel/query.ts'
import { findTool } from './find-tool.ts'
import { INVITATIONS_OF } from './invitations-of.ts'

/** The tool's page shows this. */
export const ownInvitationQuery: OwnQuery<OwnInvitation, z.output<typeof ToolParams>> = {
  kind: 'own',
  reads: ['tools', 'members'],
  read: async ({ params: { tool }, memberId }, parts) => {
    const toolId = await findTool(tool, parts)
    const { database, checkpoints } = parts
    const { rows } = await database.raw<{ rows: { by: string | null }[] }>(
      `select member.username as by from (${INVITATIONS_OF}) invitation
       left join :members:.members member on member.member_id = invitation.by
       where invitation.tool_id = :toolId limit 1`,
      { tools: checkpoints.of('tools').schema, members: checkpoints.of('members').schema, memberId, toolId },
    )
    return { invitation: rows[0] ?? null }
  },
}
