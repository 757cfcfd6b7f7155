import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { codeMissed } from '../../lib/deployments/code-missed.ts'
import type { WithInbox } from './inbox/inbox-slice.ts'
import { takeLeading } from '../../lib/sagas/take.ts'
import { contactRefused, contactSubmitted, supportSlice, UNREACHABLE } from './support-slice.ts'

export const support = defineCapability({
  name: 'support',
  slices: [supportSlice],
  follow: ({ api }) => followContact(api),
})

/** What its pages bring. */
export type SupportPages = WithInbox

function* followContact(api: ApiClient) {
  yield* takeLeading(contactSubmitted, openAndSend, api)
}

/** Its code comes with the first message. */
function* openAndSend(api: ApiClient, { payload }: ReturnType<typeof contactSubmitted>) {
  const code = yield* call(() => import('./contact/send-contact.ts').catch(codeMissed))
  if (code === undefined) yield* put(contactRefused({ errors: {}, problem: UNREACHABLE }))
  else yield* call(code.sendContact, api, payload)
}
