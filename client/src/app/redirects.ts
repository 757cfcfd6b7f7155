import { site } from './site.ts'

/** Paths without a page of their own, and where they lead: here, or out of the site. */
const rules: Readonly<Record<string, string>> = {
  '/admin/inbox': '/contact/inbox',
  '/promote-your-tool': '/pricing',
  '/advertising/newsletter-sponsoring': '/pricing#newsletter-sponsoring',
  '/advertising/premium-spot': '/pricing#premium-spot',
  '/advertising/product-review': '/advertising/product-reviews',
  '/advertising/skip-the-waiting-line': '/pricing#skip-the-waiting-line',
  '/directories': site.links.directories,
  '/quiz': site.links.quiz,
}

export const redirectOf = (path: string): string | undefined => (Object.hasOwn(rules, path) ? rules[path] : undefined)
