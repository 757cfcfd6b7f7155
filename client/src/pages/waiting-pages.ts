/** What a page says until its list has something in it. */
export interface Waiting {
  readonly at: RegExp
  /** Otherwise the last segment of its path. */
  readonly title?: string
  readonly lead?: string
  readonly empty: string
  readonly text: string
  readonly ways?: readonly { readonly to: string; readonly label: string }[]
  readonly isPrivate?: true
}

const community = { to: '/community', label: 'Go to the community' }

export const waitingPages: readonly Waiting[] = [
  {
    at: /^\/posts\//,
    title: 'Post',
    empty: 'This post is not here',
    text: 'It may have been taken down, or the community has not opened yet.',
    ways: [community],
  },
  {
    at: /^\/community$/,
    title: 'Community',
    lead: 'What makers shipped, learned, and would like to know.',
    empty: 'No posts yet',
    text: 'The first post will appear here. Meanwhile, meet who is here already.',
    ways: [{ to: '/community/makers', label: 'Meet the makers' }],
  },
  {
    at: /^\/community\/drafts$/,
    title: 'Drafts',
    empty: 'You have no drafts',
    text: 'A post that you have begun and not published waits here.',
    ways: [community],
    isPrivate: true,
  },
  {
    at: /^\/community\/followers$/,
    title: 'Followers',
    empty: 'This list is still to come',
    text: 'Your profile shows your followers.',
    ways: [community],
    isPrivate: true,
  },
  {
    at: /^\/community\/following$/,
    title: 'Following',
    empty: 'This list is still to come',
    text: 'Your profile shows the members you follow.',
    ways: [{ to: '/community/makers', label: 'Meet the makers' }],
    isPrivate: true,
  },
  {
    at: /^\/community\/notifications$/,
    title: 'Notifications',
    empty: 'This page is still to come',
    text: 'The bell at the top of each page opens your notifications.',
    ways: [community],
    isPrivate: true,
  },
  {
    at: /^\/free-tools\//,
    empty: 'Still on the bench',
    text: 'This tool is being built. It will need no account.',
    ways: [{ to: '/free-tools', label: 'All free tools' }],
  },
]
