import { identity as contract } from '@debut/events/identity/identity.ts'
import { handles } from '../kernel/handled.ts'
import { endErasedSanctions } from './accounts/erased-sanctions.ts'
import { welcomeLeftBehind } from './accounts/welcome-accounts.ts'
import { identityRoutes } from './protocol/identity-routes.ts'
import { sendMessages } from './ports/mail/send-queued.ts'
import { endedSessionsRoute } from './protocol/routes/ended-sessions-route.ts'
import { followSigningKeys } from './signing-keys.ts'
import { forgetExpired } from './sweep-expired.ts'

export const identity = handles(contract, {
  commands: {},
  routes: [identityRoutes, endedSessionsRoute],
  processes: [welcomeLeftBehind, sendMessages, forgetExpired, endErasedSanctions, followSigningKeys],
})
