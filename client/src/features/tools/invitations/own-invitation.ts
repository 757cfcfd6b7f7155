import { ownInvitationRoute } from '@debut/events/tools/invitation-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

/** Says whether the reader is invited as a maker of the tool. */
export const ownInvitation = resource(ownInvitationRoute)
