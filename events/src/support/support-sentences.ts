import { defineSentences } from '../kernel/define-sentences.ts'

const of = ['unknown-contact-message']
const often = ['too-many-requests']

export const supportSentences = defineSentences({
  title: 'Contact',
  says: 'Messages to the people who run Debut, and the support chat.',
  of: {
    'POST /api/contact': {
      says: 'Sends a message. We answer by email: to the verified address of a signed-in member, otherwise to the one in the message. The id makes it safe to send the same message again.',
      problems: ['contact-too-often', 'contact-too-many', 'contact-work-required', 'contact-work-refused', 'contact-id-used'],
      example: {
        id: '01K9Z7V5C4QW8R3N4M2X000040',
        topic: 'launch',
        name: 'Ines',
        email: 'ines@example.org',
        about: '/tool/paperplane',
        message: 'Can we move our launch to next Tuesday?',
        work: undefined,
      },
    },
    'GET /api/contact/messages': {
      says: 'For admins: messages by status and topic, or by a reference, an address or a name. New ones come in the order in which they were received, others with the latest change first.',
      problems: often,
      example: { status: 'new', topic: 'launch', q: '', page: 1 },
    },
    'GET /api/contact/messages/:id': { says: 'For admins: one message with its answers.', problems: [...of, ...often] },
    'POST /api/contact/messages/:id/replies': {
      says: 'For admins: answers a message by email. It names the revision that was read, so that two admins don’t answer at the same time.',
      problems: [...of, 'concerns-you', 'contact-message-changed', 'contact-message-spam', ...often],
      example: { revision: 1, text: 'Yes: choose another day on its page.' },
    },
    'PUT /api/contact/messages/:id/status': {
      says: 'For admins: closes a message, opens it again or marks it as spam.',
      problems: [...of, 'concerns-you', 'contact-message-changed', ...often],
      example: { revision: 1, status: 'closed' },
    },
    'DELETE /api/contact/messages/:id': {
      says: 'For admins: deletes a message with its answers.',
      problems: [...of, 'concerns-you', ...often],
      gives: null,
    },
    'POST /api/:name/auth': {
      says: 'Vouches for the member before the provider of the support chat, by the name that it has here.',
      problems: ['not-found', 'no-email'],
    },
  },
})
