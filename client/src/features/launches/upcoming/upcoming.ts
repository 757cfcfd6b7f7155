import { upcomingRoute } from '@debut/events/launches/line/line-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

const days = resource(upcomingRoute, { transformResponse: ({ days: [next], position }) => ({ next, position }) })

/** The next day on which something is launched, where it is near. */
export const upcoming = () => days({ days: 3 })
