import { blockByRoute } from '@debut/events/boundaries/boundary-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

/** Says whether a member blocks the reader. */
export const blockBy = resource(blockByRoute)
