import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import type { Reach } from '../../../lib/capabilities/define-capability.ts'
import { announceMissingCode } from '../../../lib/deployments/announce-missing-code.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { contactRefused, contactSubmitted, UNREACHABLE } from '../support-slice.ts'

export function* followContact({ api }: Pick<Reach, 'api'>) {
  yield* takeLeading(contactSubmitted, openAndSend, api)
}

/** Its code comes with the first message. */
function* openAndSend(api: ApiClient, { payload }: ReturnType<typeof contactSubmitted>) {
  const code = yield* call(() => import('./send-contact.ts').catch(announceMissingCode))
  if (code === undefined) yield* put(contactRefused({ errors: {}, problem: UNREACHABLE }))
  else yield* call(code.sendContact, api, payload)
}
