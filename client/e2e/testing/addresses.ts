/** Every route at an address of the demo world, with the title that it shows. */
export interface Address {
  readonly path: string
  readonly title: string
  /** 200 where it is not said. */
  readonly status?: 404
  /** Only a member gets there. */
  readonly member?: 'demo' | 'maker'
}

export const addresses: readonly Address[] = [
  { path: '/', title: 'Today’s launches' },
  { path: '/weekly', title: 'This week’s launches' },
  { path: '/monthly', title: 'This month’s launches' },
  { path: '/yearly', title: 'This year’s launches' },
  { path: '/for-sale', title: 'For sale' },
  { path: '/streaks-leaderboard', title: 'Streaks leaderboard' },
  { path: '/transparency', title: 'Transparency' },
  { path: '/tool/harbor-department', title: 'Harbor Department' },
  { path: '/tool/harbor-department/edit', title: 'Edit your tool', member: 'maker' },
  { path: '/tool/harbor-department/badges', title: 'Badges', member: 'maker' },
  { path: '/tool/harbor-department/preview', title: 'Harbor Department: preview', member: 'maker' },
  { path: '/tool/no-such-tool', title: '404 Page Not Found: /tool/no-such-tool', status: 404 },

  { path: '/login', title: 'Sign in' },
  { path: '/signup', title: 'Create an account' },
  { path: '/confirm', title: 'Signing in' },
  { path: '/email-confirm', title: 'Confirm your email' },
  { path: '/forgot-password', title: 'Forgot your password?' },
  { path: '/update-password', title: 'Choose a new password' },

  { path: '/tags', title: 'Tags' },
  { path: '/tags/ai', title: '#AI' },
  { path: '/tags/no-such-tag', title: '404 Page Not Found: /tags/no-such-tag', status: 404 },
  { path: '/categories', title: 'Categories' },
  { path: '/categories/personal-life', title: 'Personal Life' },
  { path: '/search', title: 'Search' },
  { path: '/search?q=harbor', title: '“harbor”' },
  { path: '/search?q=quixotically', title: '“quixotically”' },
  { path: '/alternatives', title: 'Alternatives' },
  { path: '/alternatives/notion', title: 'Alternatives to Notion' },
  { path: '/alternatives/harbor-department', title: 'Alternatives to Harbor Department' },
  { path: '/alternatives/no-such-product', title: '404 Page Not Found: /alternatives/no-such-product', status: 404 },
  { path: '/alternatives/notion/for-teams', title: '404 Page Not Found: /alternatives/notion/for-teams', status: 404 },
  { path: '/best-products-by-tag', title: 'Best products by tag' },
  { path: '/best-products-by-tag/ai/2026', title: 'Best #AI products of 2026' },
  { path: '/your-tools', title: 'Your tools', member: 'demo' },
  { path: '/submit-a-tool', title: 'Submit a tool', member: 'demo' },
  {
    path: '/edit/waiting-line/01M7W4K9DA7AM9JD1WGDRE08P8',
    title: '404 Page Not Found: /edit/waiting-line/01M7W4K9DA7AM9JD1WGDRE08P8',
    status: 404,
    member: 'demo',
  },
  // Only admins know of it.
  { path: '/moderation/queue', title: '404 Page Not Found: /moderation/queue', status: 404 },
  { path: '/success', title: 'It worked' },
  { path: '/purchase-success', title: 'Thank you' },

  { path: '/posts/01M7W4K9DA7AM9JD1WGDRE08P8', title: '404 Page Not Found: /posts/01M7W4K9DA7AM9JD1WGDRE08P8', status: 404 },
  { path: '/community', title: 'Community' },
  { path: '/community/drafts', title: 'Drafts', member: 'demo' },
  { path: '/community/makers', title: 'Makers' },
  { path: '/community/followers', title: 'Followers' },
  { path: '/community/following', title: 'Following' },
  { path: '/community/notifications', title: 'Notifications', member: 'demo' },

  { path: '/profile', title: 'Profiles' },
  { path: '/profile/maker', title: 'maker' },
  { path: '/profile/maker/followers', title: 'Followers of maker' },
  { path: '/profile/maker/following', title: 'Following: maker' },
  { path: '/profile/demo/saved', title: 'Saved by demo', member: 'demo' },
  // Only its member sees a list that is not published.
  { path: '/profile/maker/saved', title: '404 Page Not Found: /profile/maker/saved', status: 404 },
  { path: '/settings', title: 'Settings', member: 'demo' },
  { path: '/settings/security', title: 'Security', member: 'demo' },
  { path: '/settings/communication', title: 'Communication', member: 'demo' },

  { path: '/free-tools', title: 'Free tools' },
  { path: '/free-tools/website-scraping', title: 'Website Scraping' },
  { path: '/free-tools/startup-name-generator', title: 'Startup Name Generator' },
  { path: '/free-tools/fake-analytics-generator', title: 'Fake Analytics Generator' },
  { path: '/free-tools/product-launch-checklist', title: 'Product Launch Checklist' },
  { path: '/free-tools/fake-notification-generator', title: 'Fake Notification Generator' },

  { path: '/developers', title: 'Developers' },
  { path: '/docs/accounts', title: 'Accounts' },
  { path: '/docs/api', title: 'The API' },
  { path: '/docs/voting', title: 'Voting' },
  { path: '/docs/auditing', title: 'Auditing' },
  { path: '/developers/voting', title: 'Votes and boards in the API' },
  { path: '/developers/no-such-group', title: '404 Page Not Found: /developers/no-such-group', status: 404 },
  { path: '/how-it-works', title: 'How it works' },
  { path: '/faqs', title: 'Frequently asked questions' },
  { path: '/info', title: 'About Debut' },
  { path: '/contact', title: 'Contact' },
  { path: '/pricing', title: 'Pricing' },
  { path: '/affiliates', title: 'Affiliates' },
  { path: '/community-guidelines', title: 'Community guidelines' },
  { path: '/terms-of-use', title: 'Terms of use' },
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/advertising/product-reviews', title: 'Product reviews' },
  { path: '/Newsletter', title: 'Newsletter' },
  { path: '/newsletter', title: 'Newsletter' },
  { path: '/TheBuildBrief', title: 'The Build Brief' },
  { path: '/blog', title: 'Blog' },
  { path: '/blog/page/1', title: 'Blog' },
  { path: '/blog/votes-you-can-audit', title: 'Votes you can audit' },
  { path: '/blog/launch-day/twenty-four-hours-on-stage', title: 'Twenty-four hours on stage' },
  { path: '/_gallery', title: 'Gallery' },

  { path: '/nowhere', title: '404 Page not found: /nowhere', status: 404 },
]
