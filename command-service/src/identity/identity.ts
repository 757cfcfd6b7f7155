import { identity as contract } from '@debut/events/identity/identity.ts'
import { handles } from '../handles.ts'
import { identityRoutes } from './identity-routes.ts'
import { endedSessionsRoute } from './routes/ended-sessions-route.ts'

export const identity = handles(contract, { commands: {}, routes: [identityRoutes, endedSessionsRoute] })
