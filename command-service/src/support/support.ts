import { support as contract } from '@debut/events/support/support.ts'
import { handles } from '../kernel/handled.ts'
import { supportChatRoute } from './support-chat-route.ts'

export const support = handles(contract, { commands: {}, routes: [supportChatRoute] })
