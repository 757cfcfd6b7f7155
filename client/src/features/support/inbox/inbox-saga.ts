import type { InboxMessage } from '@debut/events/support/contact-answers.ts'
import type { ContactId } from '@debut/events/support/contact-form.ts'
import { call, put } from 'typed-redux-saga'
import { type ApiClient, ApiError } from '../../../lib/api/api-client.ts'
import { refetchRequested, resourceUpdated } from '../../../lib/resources/resources-slice.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { inboxMessage, type NewStatus, sendDeletion, sendReply, sendStatus } from './inbox.ts'
import { begun, deleted, deletionRequested, done, type InboxState, refused, replyRequested, statusRequested } from './inbox-slice.ts'

const UNREACHABLE = 'We can’t reach Debut right now. Try again in a moment.'

const SAYS: Readonly<Record<NewStatus, string>> = { new: 'Message reopened', closed: 'Message closed', spam: 'Marked as spam' }

/** What admins do about one message. */
export function* followInbox(api: ApiClient) {
  yield* takeLeading(replyRequested, reply, api)
  yield* takeLeading(statusRequested, setStatus, api)
  yield* takeLeading(deletionRequested, remove, api)
}

function* reply(api: ApiClient, { payload: { id, revision, text } }: ReturnType<typeof replyRequested>) {
  yield* change(id, 'reply', 'Reply sent', () => sendReply(api, id, revision, text))
}

function* setStatus(api: ApiClient, { payload: { id, revision, status } }: ReturnType<typeof statusRequested>) {
  yield* change(id, 'status', SAYS[status], () => sendStatus(api, id, revision, status))
}

function* remove(api: ApiClient, { payload: { id } }: ReturnType<typeof deletionRequested>) {
  yield* put(begun('delete'))
  try {
    yield* call(sendDeletion, api, id)
    yield* put(deleted({ id }))
  } catch (error) {
    yield* put(refused({ id, text: wordsOf(error) }))
  }
}

function* change(id: ContactId, what: InboxState['busy'], says: string, send: () => Promise<InboxMessage>) {
  const { key, isOwn } = inboxMessage({ id })
  yield* put(begun(what))
  try {
    const data = yield* call(send)
    yield* put(resourceUpdated({ key, isOwn, data }))
    yield* put(done())
    yield* put(toastShown({ color: 'good', title: says }))
  } catch (error) {
    yield* put(refused({ id, text: wordsOf(error) }))
  }
  // Whatever another admin did is shown beside what was written, and soon what became of our mail.
  yield* put(refetchRequested({ key, isOwn }))
}

const wordsOf = (error: unknown): string => (error instanceof ApiError && error.problem?.message) || UNREACHABLE
