import type { Network } from './tool-card.ts'

/** Only pages on these hosts are pages on the network. Anybody can run a Mastodon server. */
export const networkHosts: Readonly<Partial<Record<Network, RegExp>>> = {
  x: /^(www\.|mobile\.)?(x|twitter)\.com$/,
  github: /^(www\.)?github\.com$/,
  linkedin: /^([a-z]{2,3}\.)?linkedin\.com$/,
  bluesky: /^(www\.)?bsky\.app$/,
  youtube: /^(www\.|m\.)?youtube\.com$/,
  instagram: /^(www\.)?instagram\.com$/,
  facebook: /^(www\.|m\.)?facebook\.com$/,
}
