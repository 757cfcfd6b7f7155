import type { InboxMessage } from '@debut/events/support/contact-answers.ts'
import { deleteMessageRoute, inboxMessageRoute, inboxRoute, replyRoute, statusRoute } from '@debut/events/support/contact-routes.ts'
import { type ContactId, type ContactStatus, contactStatuses, type Topic, topics } from '@debut/events/support/contact-form.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { NoAnswer } from '../../../lib/api/api-client.ts'
import { send } from '../../../lib/api/ask.ts'
import { resource } from '../../../lib/resources/resource.ts'

const EVERY_MS = 30_000
/** A mail of ours is on its way. */
const SOON_MS = 2_000

const isMailWaiting = ({ receipt, answers }: InboxMessage): boolean =>
  receipt?.delivery === 'waiting' || answers.some(({ delivery }) => delivery === 'waiting')

/** The command-service answers it, and not with the other own parts of a page. */
export const inboxList = resource(inboxRoute, { isApart: true, pollingInterval: () => EVERY_MS })
export const inboxMessage = resource(inboxMessageRoute, {
  isApart: true,
  pollingInterval: (message) => (isMailWaiting(message) ? SOON_MS : EVERY_MS),
})

export const sendReply = (api: ApiClient, id: ContactId, revision: number, text: string) =>
  send(api, replyRoute, { revision, text }, { id })

export const sendStatus = (api: ApiClient, id: ContactId, revision: number, status: NewStatus) =>
  send(api, statusRoute, { revision, status }, { id })

export const sendDeletion = (api: ApiClient, id: ContactId) => send(api, { ...deleteMessageRoute, answer: NoAnswer }, undefined, { id })

/** What an admin can make of a message, beside answering it. */
export type NewStatus = 'new' | 'closed' | 'spam'

export const statusLabels: Readonly<Record<ContactStatus, string>> = { new: 'New', answered: 'Answered', closed: 'Closed', spam: 'Spam' }

/** What is chosen in the address of the inbox. */
export interface Chosen {
  readonly status?: ContactStatus | undefined
  readonly topic?: Topic | undefined
  readonly q: string
  readonly page: number
}

const among = <One extends string>(all: readonly One[], given: string | null): One | undefined => all.find((each) => each === given)

export const INBOX_PATH = '/contact/inbox'

/** New ones, unless all are asked for, or something is looked for. */
export const chosenIn = (search: URLSearchParams): Chosen => {
  const q = (search.get('q') ?? '').trim().slice(0, 254)
  const given = search.get('status')
  const status = among(contactStatuses, given) ?? (given === 'all' || q !== '' ? undefined : 'new')
  const page = Number(search.get('page') ?? 1)
  return { status, topic: among(topics, search.get('topic')), q, page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1 }
}

export const inboxPath = ({ status, topic, q, page }: Chosen): string => {
  const query = new URLSearchParams({
    ...(status === undefined ? (q === '' ? { status: 'all' } : {}) : { status }),
    ...(topic !== undefined && { topic }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? INBOX_PATH : `${INBOX_PATH}?${query}`
}

export const messagePath = (id: string): string => `${INBOX_PATH}/${id}`

/** By what they call themselves, or by their username, or by their address. */
export const senderOf = ({
  name,
  email,
  member,
}: {
  readonly name: string
  readonly email: string
  readonly member: { readonly username: string | null } | null
}) => [name, member?.username].find((each) => each) ?? email
