import { memberExportRoute } from '@debut/events/members/member-routes.ts'
import { Readable } from 'node:stream'
import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import { memberShare } from '../kernel/http/member-share.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'
import { exportMember } from './export-member.ts'

type Parts = Parameters<typeof exportMember>[2] & { readonly clock: Clock; readonly commandsPerMinute: number }

/** Each reads all streams of the member. */
const SHARE = 0.1

/** Everything that we hold of a member, for that member alone. */
export const exportRoute = (app: FastifyInstance, { clock, commandsPerMinute, ...parts }: Parts) => {
  const share = memberShare(app, commandsPerMinute, SHARE)
  app.get(memberExportRoute.path, { preHandler: share }, async (request, reply) => {
    const pieces = await exportMember(whoAsks(request), clock(), parts)
    // The address names the caller, as the access table has verified.
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="debut-export.json"')
      .send(Readable.from(pieces))
  })
}
