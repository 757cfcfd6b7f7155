import { ownActsRoute } from '@debut/events/moderation/moderation-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

/** What was decided about the reader and what they wrote. */
export const ownActs = resource(ownActsRoute)
