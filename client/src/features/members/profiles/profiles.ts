import { profileRoute } from '@debut/events/members/profile-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

/** Of each member, by a name that they have or had. */
export const profiles = resource(profileRoute)
