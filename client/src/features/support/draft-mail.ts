import type { Draft } from './support-slice.ts'

/** What was typed, as a mail in the reader's own mail programme. */
export const draftMail = (to: string, { topic, name, email, message }: Draft): string => {
  const from = [name, email].filter((part) => part.trim() !== '').join(', ')
  const body = [message, from].filter((part) => part.trim() !== '').join('\n\n')
  return `mailto:${to}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
