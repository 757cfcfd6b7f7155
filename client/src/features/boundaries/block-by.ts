import { blockByRoute } from '@debut/events/boundaries/boundary-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

/** Whether a member blocks the reader. */
export const blockBy = resource(blockByRoute)
