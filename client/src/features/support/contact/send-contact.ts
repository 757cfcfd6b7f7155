import { ContactBody, type ContactId } from '@debut/events/support/contact-form.ts'
import { contactRoute } from '@debut/events/support/contact-routes.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { call, put, select } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { type ApiClient, ApiError } from '../../../lib/api/api-client.ts'
import { send } from '../../../lib/api/ask.ts'
import { doWork } from '../../../lib/proof-of-work/proof-of-work.ts'
import {
  contactReceived,
  contactRefused,
  contactSending,
  contactWorking,
  type DraftField,
  type Refused,
  selectSupport,
  UNREACHABLE,
} from '../support-slice.ts'
import { selectVerifiedAddress } from './verified-address.ts'

const NO_WORK =
  'Your network sends a lot of messages, and your browser couldn’t show that you’re not a program. Try again in an hour, or sign in.'

/** What was sent last: sent again unchanged, it keeps its id, so that it arrives once. */
let last: { readonly text: string; readonly id: ContactId } | undefined

export function* sendContact(
  api: ApiClient,
  { about }: { readonly about?: string | undefined },
  work: () => Promise<string> = () => doWork(api),
) {
  const { draft } = yield* select(selectSupport)
  const verified = yield* select(selectVerifiedAddress)
  const { email, ...typed } = { ...draft, ...(about !== undefined && { about }) }
  const content = { ...typed, ...(verified === undefined && { email }) }
  const body = z.safeParse(ContactBody, { ...content, id: idOf(content) })
  if (!body.success) {
    yield* put(contactRefused({ errors: errorsIn(body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) }))
    return
  }
  yield* put(contactSending())
  try {
    const received = yield* call(sendWorking, api, body.data, work)
    last = undefined
    yield* put(contactReceived(received))
  } catch (error) {
    yield* put(contactRefused(refusalOf(error)))
  }
}

function* sendWorking(api: ApiClient, body: ContactBody, work: () => Promise<string>) {
  try {
    return yield* call(() => send(api, contactRoute, body))
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'contact-work-required') throw error
  }
  yield* put(contactWorking())
  const proof = yield* call(work)
  return yield* call(() => send(api, contactRoute, { ...body, work: proof }))
}

const idOf = (content: object): ContactId => {
  const text = JSON.stringify(content)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema reads it next
  if (last?.text !== text) last = { text, id: newUlid() as ContactId }
  return last.id
}

const FIELDS: readonly string[] = ['topic', 'name', 'email', 'about', 'message'] satisfies readonly DraftField[]

/** The first that is wrong with each field. */
const errorsIn = (details: readonly { readonly path: string; readonly message: string }[]): Refused['errors'] =>
  Object.fromEntries(
    details
      .filter(({ path }) => FIELDS.includes(path))
      .toReversed()
      .map(({ path, message }) => [path, `${message}.`]),
  )

const refusalOf = (error: unknown): Refused => {
  if (!(error instanceof ApiError)) return { errors: {}, problem: NO_WORK }
  const { problem, retryAfter } = error
  if (problem === undefined) return { errors: {}, problem: UNREACHABLE }
  const errors = errorsIn(problem.details ?? [])
  if (Object.keys(errors).length > 0) return { errors }
  if (problem.code.startsWith('contact-work-')) return { errors: {}, problem: NO_WORK }
  const wait = retryAfter === undefined || error.code !== 'status-429' ? '' : ` You can send it in ${inMinutes(retryAfter)}.`
  return { errors: {}, problem: problem.message + wait }
}

const inMinutes = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
