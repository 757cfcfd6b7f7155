import type { Network } from '@debut/events/tools/tool-card.ts'

/** Pages of these networks that are no profile. */
const RESERVED =
  /^\/(about|apps|blog|compose|contact|explore|features|hashtag|home|i|intent|join|legal|login|marketplace|orgs|pages|pricing|privacy|search|settings|share|sharer|sharer\.php|signup|site|sponsors|topics|tos|watch|dialog|plugins|tr|p|reel)(\/|$)/i

const LONGEST_ADDRESS = 2_048

interface Known {
  readonly host: RegExp
  readonly path: RegExp
  readonly shown: string
}

const PROFILES: readonly (readonly [Network, Known])[] = [
  ['x', { host: /^(?:mobile\.)?(?:x|twitter)\.com$/, path: /^\/@?(\w{1,15})\/?$/, shown: 'https://x.com/' }],
  ['github', { host: /^github\.com$/, path: /^\/([a-z\d-]{1,39})\/?$/i, shown: 'https://github.com/' }],
  [
    'linkedin',
    {
      host: /^(?:\w+\.)?linkedin\.com$/,
      path: /^\/((?:company|in|showcase|school|products)\/[^/]+)\/?/,
      shown: 'https://www.linkedin.com/',
    },
  ],
  ['bluesky', { host: /^bsky\.app$/, path: /^\/(profile\/[\w.:-]+)\/?$/, shown: 'https://bsky.app/' }],
  ['youtube', { host: /^(?:m\.)?youtube\.com$/, path: /^\/(@[^/]+|(?:c|channel|user)\/[^/]+)\/?/, shown: 'https://www.youtube.com/' }],
  ['instagram', { host: /^instagram\.com$/, path: /^\/([\w.]{1,30})\/?$/, shown: 'https://www.instagram.com/' }],
  ['facebook', { host: /^(?:[\w-]+\.)?(?:facebook|fb)\.com$/, path: /^\/([\w.-]{3,60})\/?$/, shown: 'https://www.facebook.com/' }],
]

/** Other hosts where names begin like that. */
const NO_MASTODON =
  /(?:^|\.)(?:medium\.com|threads\.(?:net|com)|tiktok\.com|youtube\.com|substack\.com|producthunt\.com|t\.me|warpcast\.com|flipboard\.com)$/
const MASTODON_NAME = /^\/@[\w.]{1,60}(?:@[\w.-]+)?\/?$/

const REPOSITORIES = /^(?:github\.com|gitlab\.com|codeberg\.org)$/
const REPOSITORY = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/.*)?$/

const parsed = (address: string) => {
  const url = address.length > LONGEST_ADDRESS ? null : URL.parse(address)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return { host: url.hostname.replace(/^www\./, ''), path: url.pathname }
}

/** Whose profile an address is, and where. */
const profileAt = (address: string): readonly [Network, string] | undefined => {
  const url = parsed(address)
  if (url === undefined) return undefined
  for (const [network, { host, path, shown }] of PROFILES) {
    if (!host.test(url.host)) continue
    const name = RESERVED.test(url.path) ? undefined : path.exec(url.path)?.[1]
    return name === undefined ? undefined : [network, shown + name]
  }
  const isMastodon = MASTODON_NAME.test(url.path) && url.host.includes('.') && !NO_MASTODON.test(url.host)
  return isMastodon ? ['mastodon', `https://${url.host}${url.path.replace(/\/$/, '')}`] : undefined
}

/** The first of each network counts. */
export const profilesAmong = (addresses: readonly string[]): Partial<Record<Network, string>> => {
  const found: Partial<Record<Network, string>> = {}
  for (const address of addresses) {
    const profile = profileAt(address)
    if (profile !== undefined) found[profile[0]] ??= profile[1]
  }
  return found
}

/** Where its sources are, if that is among them. */
export const repositoryAmong = (addresses: readonly string[]): string | undefined => {
  for (const address of addresses) {
    const url = parsed(address)
    if (url === undefined || !REPOSITORIES.test(url.host) || RESERVED.test(url.path)) continue
    const [, owner, name] = REPOSITORY.exec(url.path) ?? []
    if (owner !== undefined && name !== undefined) return `https://${url.host}/${owner}/${name}`
  }
  return undefined
}
