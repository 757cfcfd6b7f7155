/** A page with an address and nothing to show. */
export interface Waiting {
  readonly at: RegExp
  /** The last segment of its path by default. */
  readonly title?: string
  readonly empty: string
  readonly text: string
  readonly ways?: readonly { readonly to: string; readonly label: string }[]
}

export const waitingPages: readonly Waiting[] = [
  {
    at: /^\/free-tools$/,
    title: 'Free tools',
    empty: 'There are no free tools here',
    text: 'Browse the products that makers have launched instead.',
    ways: [{ to: '/categories', label: 'Browse categories' }],
  },
  {
    at: /^\/free-tools\//,
    empty: 'This tool isn’t available',
    text: 'Browse the products that makers have launched instead.',
    ways: [{ to: '/categories', label: 'Browse categories' }],
  },
]
