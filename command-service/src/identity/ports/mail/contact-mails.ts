import type { Mail, Payload } from './mail.ts'

const subjectOf = ({ reference }: Payload) => `Your message to Debut (${reference ?? ''})`
const linesOf = (text = '') => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '')

/** To the verified address of a member, with what they wrote. */
export const contactCopy = (payload: Payload): Mail => ({
  subject: subjectOf(payload),
  heading: 'We got your message',
  paragraphs: [
    `Your reference is ${payload['reference'] ?? ''}. We read every message and answer by email.`,
    `You wrote about “${payload['topic'] ?? ''}”:`,
    ...linesOf(payload['message']),
  ],
  otherwise: 'You get this copy because you wrote to us while signed in.',
})

/** To an address that anybody may have typed: it holds nothing that was typed, so that we mail no texts to strangers. */
export const contactReceipt = (payload: Payload): Mail => ({
  subject: subjectOf(payload),
  heading: 'We got your message',
  paragraphs: [`Your reference is ${payload['reference'] ?? ''}. We read every message and answer by email.`],
  otherwise: 'Someone entered this address in our contact form. If it wasn’t you, you can ignore this email.',
})

export const contactReply = (payload: Payload): Mail => ({
  subject: `Re: ${subjectOf(payload)}`,
  heading: 'An answer to your message',
  paragraphs: linesOf(payload['text']),
  ...(payload['link'] !== undefined && { action: { label: 'Write back', href: payload['link'] } }),
  otherwise: `This answers your message ${payload['reference'] ?? ''}. To write back, use the contact form.`,
  thread: payload['thread']?.split(' ').filter((id) => id !== '') ?? [],
})
