import type { Network } from '@debut/events/tools/tool-card.ts'

/** What each is called, and how an address on it looks. */
export const NETWORKS: Readonly<Record<Network, { readonly label: string; readonly example: string }>> = {
  x: { label: 'X', example: 'https://x.com/fernweh' },
  github: { label: 'GitHub', example: 'https://github.com/fernweh' },
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/company/fernweh' },
  bluesky: { label: 'Bluesky', example: 'https://bsky.app/profile/fernweh.app' },
  youtube: { label: 'YouTube', example: 'https://www.youtube.com/@fernweh' },
  instagram: { label: 'Instagram', example: 'https://www.instagram.com/fernweh' },
  facebook: { label: 'Facebook', example: 'https://www.facebook.com/fernweh' },
  mastodon: { label: 'Mastodon', example: 'https://mastodon.social/@fernweh' },
}
