import { isAlternatives } from '../features/alternatives/alternatives-paths.ts'
import { isBestOf, isCategory, isTag } from '../features/tools/listings/listing-paths.ts'
import type { LayoutName, Route } from './route.ts'

type Open = Route['open']
type Rest = Pick<Route, 'guards' | 'valid' | 'missingMayBeOwn' | 'theme'>

const at = (path: string, layout: LayoutName, name: string, open: Open, rest: Rest = {}): Route => ({
  path,
  layout,
  name,
  open,
  ...(layout === 'staff' && { guards: ['staff'] as const }),
  ...rest,
})

const board: Open = () => import('../pages/board-page.tsx')
const profile: Open = () => import('../pages/profile-page.tsx')
const ownPeople: Open = () => import('../pages/own-people-page.tsx')
const tool: Open = () => import('../pages/tool-page.tsx')
const confirm: Open = () => import('../pages/confirm-page.tsx')
const listing: Open = () => import('../pages/listing-page.tsx')
const analysis: Open = () => import('../pages/analysis-page.tsx')
const overview: Open = () => import('../pages/listings-overview-page.tsx')
const blog: Open = () => import('../pages/blog-page.tsx')

/** A page that is a text of that name. */
const text = (path: string, layout: LayoutName, slug = path.slice(1)): Route =>
  at(path, layout, 'content', async () => (await import('../pages/content-page.tsx')).openContentPage(slug))

const isUlid = ({ id }: { readonly id?: string | undefined }) => /^[0-9a-hjkmnp-tv-z]{26}$/i.test(id ?? '')

const isPostDraft = (params: { readonly id?: string | undefined }) => params.id === 'new' || isUlid(params)

export const routes: readonly Route[] = [
  at('/', 'columns', 'board', board),
  at('/weekly', 'columns', 'board', board),
  at('/monthly', 'columns', 'board', board),
  at('/yearly', 'columns', 'board', board),
  at('/for-sale', 'columns', 'for-sale', () => import('../pages/for-sale-page.tsx')),
  at('/streaks-leaderboard', 'default', 'streaks', () => import('../pages/streaks-page.tsx')),
  at('/transparency', 'classic', 'transparency', () => import('../pages/transparency-page.tsx')),

  at('/tool/:name', 'default', 'tool', tool),
  at('/tool/:name/edit', 'default', 'edit', () => import('../pages/edit-page.tsx'), { guards: ['tool-owner'] }),
  at('/tool/:name/preview', 'default', 'unlisted', () => import('../pages/unlisted-page.tsx'), { guards: ['signed-in'] }),
  at('/tool/:name/badges', 'default', 'badges', () => import('../pages/badges-page.tsx'), { guards: ['tool-owner'] }),

  at('/login', 'auth', 'login', () => import('../pages/login-page.tsx'), { guards: ['signed-out'] }),
  at('/signup', 'auth', 'signup', () => import('../pages/signup-page.tsx'), { guards: ['signed-out'] }),
  at('/confirm', 'auth', 'confirm', confirm),
  at('/email-confirm', 'auth', 'confirm', confirm),
  at('/stop-invitations/:token', 'auth', 'stop-invitations', () => import('../pages/stop-invitations-page.tsx')),
  at('/unsubscribe/:token', 'auth', 'unsubscribe', () => import('../pages/unsubscribe-page.tsx')),
  at('/forgot-password', 'auth', 'forgot-password', () => import('../pages/forgot-password-page.tsx')),
  at('/update-password', 'auth', 'update-password', () => import('../pages/update-password-page.tsx')),

  at('/tags', 'columns', 'listings-overview', overview),
  at('/tags/:name', 'columns', 'listing', listing, { valid: isTag }),
  at('/categories', 'columns', 'listings-overview', overview),
  at('/categories/:name', 'columns', 'listing', listing, { valid: isCategory }),
  at('/search', 'default', 'search', () => import('../pages/search-page.tsx')),
  at('/alternatives', 'classic', 'alternatives', () => import('../pages/alternatives-page.tsx')),
  at('/alternatives/*', 'classic', 'alternatives-of', () => import('../pages/alternatives-of-page.tsx'), { valid: isAlternatives }),
  at('/best-products-by-tag', 'classic', 'listings-overview', overview),
  at('/best-products-by-tag/*', 'default', 'listing', listing, { valid: isBestOf }),
  at('/your-tools', 'classic', 'your-tools', () => import('../pages/your-tools-page.tsx')),
  at('/submit-a-tool', 'classic', 'submit', () => import('../pages/submit-page.tsx')),
  at('/edit/waiting-line/:id', 'columns', 'waiting-line', () => import('../pages/waiting-line-page.tsx'), { valid: isUlid }),

  at('/moderation', 'classic', 'moderation-log', () => import('../pages/moderation-log-page.tsx')),
  at('/analysis', 'staff', 'analysis', analysis),
  at('/analysis/:id', 'staff', 'analysis', analysis, { valid: isUlid }),
  // Without the guard: to all but moderators it is as if there were no such page.
  at('/admin/review', 'staff', 'reviews', () => import('../pages/reviews-page.tsx')),
  at('/admin/review/:id', 'staff', 'review', () => import('../pages/review-page.tsx'), { valid: isUlid }),
  at('/admin/audit', 'staff', 'audits', () => import('../pages/audits-page.tsx')),
  at('/admin/audit/:id', 'staff', 'audit', () => import('../pages/audit-page.tsx'), { valid: isUlid }),
  at('/admin/audit/cases/:id', 'staff', 'audit-case', () => import('../pages/audit-case-page.tsx'), { valid: isUlid }),
  at('/admin/projections', 'staff', 'projections', () => import('../pages/projections-page.tsx')),
  at('/moderation/queue', 'staff', 'moderation', () => import('../pages/moderation-page.tsx'), { guards: [] }),
  at('/moderation/queue/texts/:kind/:id', 'staff', 'moderated-text', () => import('../pages/moderated-text-page.tsx')),

  at('/admin', 'staff', 'admin', () => import('../pages/admin-page.tsx')),
  at('/admin/journal', 'staff', 'journal', () => import('../pages/journal-page.tsx')),

  at('/posts/:id', 'community', 'post', () => import('../pages/post-page.tsx'), { valid: isUlid, missingMayBeOwn: true }),
  at('/community', 'community', 'community', () => import('../pages/community-page.tsx')),
  at('/community/drafts', 'community', 'post-drafts', () => import('../pages/post-drafts-page.tsx')),
  at('/community/drafts/:id', 'community', 'post-draft', () => import('../pages/post-draft-page.tsx'), {
    guards: ['signed-in'],
    valid: isPostDraft,
  }),
  at('/community/makers', 'community', 'makers', () => import('../pages/makers-page.tsx')),
  at('/community/followers', 'community', 'own-people', ownPeople),
  at('/community/following', 'community', 'own-people', ownPeople),
  at('/community/notifications', 'community', 'notifications', () => import('../pages/notifications-page.tsx')),

  at('/profile', 'profile', 'own-profile', () => import('../pages/own-profile-page.tsx')),
  at('/profile/:username', 'profile', 'profile', profile),
  at('/profile/:username/posts', 'profile', 'profile', profile),
  at('/profile/:username/comments', 'profile', 'profile', profile),
  at('/profile/:username/reviews', 'profile', 'profile', profile),
  at('/profile/:username/followers', 'profile', 'profile', profile),
  at('/profile/:username/following', 'profile', 'profile', profile),
  at('/profile/:username/saved', 'profile', 'saved', () => import('../pages/saved-page.tsx')),
  at('/settings', 'classic', 'settings', () => import('../pages/settings-page.tsx')),
  at('/settings/security', 'classic', 'security', () => import('../pages/security-page.tsx')),
  at('/settings/communication', 'classic', 'communication', () => import('../pages/communication-page.tsx')),
  at('/settings/boundaries', 'classic', 'boundaries', () => import('../pages/boundaries-page.tsx')),

  at('/free-tools', 'default', 'free-tools', () => import('../pages/free-tools-page.tsx')),
  at(
    '/free-tools/website-scraping',
    'free-tool',
    'free-tools/website-scraping',
    () => import('../pages/free-tools/website-scraping-page.tsx'),
  ),
  at(
    '/free-tools/startup-name-generator',
    'free-tool',
    'free-tools/startup-name-generator',
    () => import('../pages/free-tools/startup-name-generator-page.tsx'),
  ),
  at(
    '/free-tools/fake-analytics-generator',
    'free-tool',
    'free-tools/fake-analytics-generator',
    () => import('../pages/free-tools/fake-analytics-generator-page.tsx'),
  ),
  at(
    '/free-tools/product-launch-checklist',
    'free-tool',
    'free-tools/product-launch-checklist',
    () => import('../pages/free-tools/product-launch-checklist-page.tsx'),
  ),
  at(
    '/free-tools/fake-notification-generator',
    'free-tool',
    'free-tools/fake-notification-generator',
    () => import('../pages/free-tools/fake-notification-generator-page.tsx'),
  ),

  at('/developers', 'classic', 'developers', async () => (await import('../pages/developers-page.tsx')).openDevelopersPage()),
  at('/developers/:group', 'default', 'reference', () => import('../pages/reference-page.tsx')),
  text('/docs/accounts', 'classic'),
  text('/docs/api', 'classic'),
  text('/docs/voting', 'classic'),
  text('/docs/auditing', 'classic'),
  text('/how-it-works', 'classic'),
  at('/faqs', 'classic', 'faqs', async () => (await import('../pages/faqs-page.tsx')).openFaqsPage()),
  text('/info', 'default'),
  at('/contact', 'classic', 'contact', async () => (await import('../pages/contact-page.tsx')).openContactPage()),
  at('/contact/inbox', 'staff', 'inbox', () => import('../pages/inbox-page.tsx')),
  at('/contact/inbox/:id', 'staff', 'inbox-message', () => import('../pages/inbox-message-page.tsx'), { valid: isUlid }),
  text('/pricing', 'default'),
  text('/affiliates', 'classic'),
  text('/community-guidelines', 'classic'),
  text('/terms-of-use', 'default'),
  text('/privacy-policy', 'default'),
  text('/success', 'default'),
  text('/account-erased', 'default'),
  text('/purchase-success', 'default'),
  text('/advertising/product-reviews', 'default'),
  text('/Newsletter', 'default', 'newsletter'),
  text('/TheBuildBrief', 'default', 'the-build-brief'),
  at('/blog', 'default', 'blog', blog),
  at('/blog/page/:page', 'default', 'blog', blog, { valid: ({ page }) => /^[1-9]\d{0,4}$/.test(page ?? '') }),
  at('/blog/categories/:category', 'default', 'blog', blog),
  at('/blog/authors/:author', 'default', 'blog', blog),
  at('/blog/*', 'default', 'blog-post', () => import('../pages/blog-post-page.tsx')),
  at('/changelog', 'classic', 'changelog', () => import('../pages/changelog-page.tsx')),

  at('/_gallery', 'default', 'gallery', () => import('../pages/gallery-page.tsx')),
]
