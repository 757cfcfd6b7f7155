import type { ReviewEvidenceKept, VoteNetworks } from '@debut/events/vote-review/review-answers.ts'
import { ReviewEvidenceBody, VoteNetworksBody } from '@debut/events/vote-review/review-routes.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { FastifyInstance } from 'fastify'
import type { VoteOrigins } from './origins/vote-origins.ts'
import type { ReviewEvidence } from './review-evidence.ts'

interface Parts {
  readonly evidence: ReviewEvidence
  readonly origins: VoteOrigins
}

/** For our own services: the edge does not forward to it. */
export const evidenceRoutes = (app: FastifyInstance, { evidence, origins }: Parts) => {
  app.post('/internal/review-evidence', async (request): Promise<ReviewEvidenceKept> => {
    const { launchId } = parseOrRefuse(ReviewEvidenceBody, request.body)
    return { evidence: [...(await evidence.ofLaunch(LaunchId.parse(launchId)))] }
  })
  app.post('/internal/vote-networks', async (request): Promise<VoteNetworks> => {
    const { day } = parseOrRefuse(VoteNetworksBody, request.body)
    return { launches: [...(await origins.networksOn(day))] }
  })
}
