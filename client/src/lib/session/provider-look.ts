interface Look {
  readonly label: string
  readonly icon: string
}

const brand = (label: string, icon = label.toLowerCase()): Look => ({ label, icon: `simple-icons:${icon}` })

const LOOKS: Readonly<Record<string, Look>> = {
  email: { label: 'Email', icon: 'lucide:mail' },
  phone: { label: 'Phone', icon: 'lucide:smartphone' },
  web3: { label: 'Wallet', icon: 'lucide:wallet' },
  local: { label: 'Debut ID', icon: 'lucide:id-card' },
  apple: brand('Apple'),
  azure: { label: 'Microsoft', icon: 'lucide:building-2' },
  bitbucket: brand('Bitbucket'),
  discord: brand('Discord'),
  facebook: brand('Facebook'),
  figma: brand('Figma'),
  github: brand('GitHub'),
  gitlab: brand('GitLab'),
  google: brand('Google'),
  kakao: brand('Kakao'),
  keycloak: brand('Keycloak'),
  linkedin_oidc: { label: 'LinkedIn', icon: 'lucide:briefcase-business' },
  notion: brand('Notion'),
  slack_oidc: { label: 'Slack', icon: 'lucide:hash' },
  spotify: brand('Spotify'),
  twitch: brand('Twitch'),
  twitter: brand('X'),
  x: brand('X'),
  zoom: brand('Zoom'),
}

/** The providers that members sign in with, as they know them. One that an installation has added goes by its own name. */
export const providerLook = (provider: string): Look => {
  const known = LOOKS[provider]
  if (known !== undefined) return known
  const name = provider.replace(/^custom:/, '').replaceAll(/[-_]/g, ' ')
  return { label: name.charAt(0).toUpperCase() + name.slice(1), icon: 'lucide:key-round' }
}
