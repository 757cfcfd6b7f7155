import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { moderatedAlternativesRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type ModeratedPair = ModeratedAlternatives['proposed'][number]

/** The pairs that wait for a moderator, and the latest decisions. */
export const proposals = resource(moderatedAlternativesRoute)
