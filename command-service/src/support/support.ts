import { support as contract } from '@debut/events/support/support.ts'
import { handles } from '../kernel/handled.ts'
import { forgetMessages } from './forget-messages.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { keptMessages } from './kept-messages.ts'
import { contactRoutes } from './receive-contact.ts'
import { supportChatRoute } from './support-chat-route.ts'

export const support = handles(contract, {
  commands: {},
  routes: [contactRoutes, inboxRoutes, supportChatRoute],
  processes: [forgetMessages],
  keeps: [keptMessages],
})
