import type { Topic } from '@debut/events/support/contact-form.ts'

/** What we need to know to answer at the first try. */
export const topicHints: Partial<Readonly<Record<Topic, string>>> = {
  launch: 'Name the product and its launch day.',
  votes: 'Name the product and the day, so that we can look up the votes.',
  order: 'Include the order number from your receipt.',
  account: 'Sign in first if you can. We never ask for your password.',
  fault: 'Say what you did, what happened, and in which browser.',
  security: 'Give us time to fix it before you publish it.',
}
