import { defineRoute } from '../kernel/define-route.ts'
import { ContactReceived, InboxList, InboxMessage, InboxParams, InboxQuery, ReplyBody, StatusBody } from './contact-answers.ts'
import { ContactBody } from './contact-form.ts'

export const contactRoute = /* @__PURE__ */ defineRoute('POST /api/contact', {
  who: 'everybody',
  body: ContactBody,
  answer: ContactReceived,
})

export const inboxRoute = /* @__PURE__ */ defineRoute('GET /api/contact/messages', { who: 'admin', query: InboxQuery, answer: InboxList })
export const inboxMessageRoute = /* @__PURE__ */ defineRoute('GET /api/contact/messages/:id', {
  who: 'admin',
  params: InboxParams,
  answer: InboxMessage,
})
export const replyRoute = /* @__PURE__ */ defineRoute('POST /api/contact/messages/:id/replies', {
  who: 'admin',
  params: InboxParams,
  body: ReplyBody,
  answer: InboxMessage,
})
export const statusRoute = /* @__PURE__ */ defineRoute('PUT /api/contact/messages/:id/status', {
  who: 'admin',
  params: InboxParams,
  body: StatusBody,
  answer: InboxMessage,
})
export const deleteMessageRoute = /* @__PURE__ */ defineRoute('DELETE /api/contact/messages/:id', { who: 'admin', params: InboxParams })

/** All of them, for the contract. */
export const contactRoutes = [contactRoute, inboxRoute, inboxMessageRoute, replyRoute, statusRoute, deleteMessageRoute] as const
