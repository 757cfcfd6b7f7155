import { welcomeLeftBehind } from './identity/accounts/welcome-accounts.ts'
import { sendMessages } from './identity/letters/send-outbox.ts'
import { followSigningKeys } from './identity/signing-keys.ts'
import { forgetExpired } from './identity/sweep-expired.ts'
import { launchDays } from './launches/launch-days.ts'
import { eraseMembers } from './members/erase-members.ts'
import { releaseUnusedUsernames } from './members/release-unused-usernames.ts'

/** All that the service does by itself. */
export const processes = [
  releaseUnusedUsernames,
  eraseMembers,
  launchDays,
  welcomeLeftBehind,
  sendMessages,
  forgetExpired,
  followSigningKeys,
]
