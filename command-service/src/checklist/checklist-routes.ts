import { type OwnChecklist, SaveChecklistBody, type SavedChecklist } from '@debut/events/checklist/checklist-content.ts'
import { checklistRoute, saveChecklistRoute } from '@debut/events/checklist/checklist-routes.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memberShare } from '../kernel/http/member-share.ts'
import type { ChecklistRows } from './checklist-rows.ts'

interface Parts {
  readonly checklists: ChecklistRows
  readonly commandsPerMinute: number
}

/** The largest list in characters of three bytes needs somewhat less. */
const BODY_LIMIT = 192 * 1024

/** A tick is saved within a second, so ticking through the list saves often. */
const SHARES = { written: 2, read: 4 } as const

export const checklistRoutes = (app: FastifyInstance, { checklists, commandsPerMinute }: Parts) => {
  const sharing = (times: number) => ({ preHandler: memberShare(app, commandsPerMinute, times) })

  app.get(checklistRoute.path, sharing(SHARES.read), async (request): Promise<OwnChecklist> => ({
    checklist: (await checklists.find(memberIn(request))) ?? null,
  }))

  app.put(saveChecklistRoute.path, { ...sharing(SHARES.written), bodyLimit: BODY_LIMIT }, async (request): Promise<SavedChecklist> => {
    const { revision, content } = parseOrRefuse(SaveChecklistBody, request.body)
    const saved = await checklists.save(memberIn(request), revision, content)
    if (saved === undefined) throw new HttpError('checklist-stale')
    return saved
  })
}

const memberIn = ({ identity }: FastifyRequest): MemberId => {
  if (identity === undefined) throw new HttpError('sign-in-required')
  return identity.memberId
}
