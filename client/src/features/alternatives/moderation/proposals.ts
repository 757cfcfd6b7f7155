import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { moderatedAlternativesRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type JudgedPair = ModeratedAlternatives['proposed'][number]

/** Pairs that members proposed, and what was decided last. */
export const proposals = resource(moderatedAlternativesRoute)
