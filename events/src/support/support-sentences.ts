import { defineSentences } from '../kernel/define-sentences.ts'

const inbox = { leftOut: 'The inbox is for admins, on its page.' }

export const supportSentences = defineSentences({
  title: 'Contact',
  says: 'Messages to the people who run Debut, and the support chat.',
  of: {
    'POST /api/contact': {
      says: 'Sends a message. We answer by email: to the verified address of a signed-in member, otherwise to the one in the message. The id makes it safe to send the same message again.',
      problems: ['contact-too-often', 'contact-too-many', 'contact-work-required', 'contact-work-refused', 'contact-id-used', 'too-large'],
      example: {
        topic: 'launch',
        name: 'Ines',
        email: 'ines@example.org',
        about: '/tool/paperplane',
        message: 'Can we move our launch to next Tuesday?',
        work: undefined,
      },
    },
    'GET /api/contact/messages': inbox,
    'GET /api/contact/messages/:id': inbox,
    'POST /api/contact/messages/:id/replies': inbox,
    'PUT /api/contact/messages/:id/status': inbox,
    'DELETE /api/contact/messages/:id': inbox,
    'POST /api/:name/auth': {
      says: 'Vouches for the member before the provider of the support chat, by the name that it has here.',
      problems: ['not-found', 'no-email'],
    },
  },
})
