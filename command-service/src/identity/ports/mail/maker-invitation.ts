import type { Mail, Payload } from './mail.ts'

/**
 * This mail goes to an address without an account. It contains a username and the name of a listed product, but no text that a member wrote
 * for it.
 */
export const makerInvitation = ({ by, tool, page, join, until, stop }: Payload): Mail => ({
  subject: `${by ?? 'A maker'} invited you as a maker of ${tool ?? 'a product'} on Debut`,
  heading: 'You’re invited as a maker',
  paragraphs: [
    `${by ?? 'A maker'} invited you to be one of the makers of “${tool ?? 'a product'}” on Debut, where new products are launched.`,
    ...(page === undefined ? [] : [`The product: ${page}`]),
    `Sign up with this email address, and the invitation is in your notifications and on the product’s page${until === undefined ? '' : ` until ${until}`}. You become a maker only if you accept.`,
  ],
  ...(join !== undefined && { action: { label: 'Sign up', href: join } }),
  otherwise:
    'You get this email because a member entered your address. If you don’t know them, ignore it. We delete your address after 14 days.',
  ...(stop !== undefined && { choices: { unsubscribe: stop, label: 'Don’t invite me again' } }),
})
