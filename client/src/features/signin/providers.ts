import type { Provider } from '@supabase/auth-js'

interface Look {
  readonly label: string
  readonly icon?: string
}

const LOOKS: Readonly<Record<string, Look>> = {
  apple: { label: 'Apple', icon: 'simple-icons:apple' },
  azure: { label: 'Microsoft' },
  bitbucket: { label: 'Bitbucket', icon: 'simple-icons:bitbucket' },
  discord: { label: 'Discord', icon: 'simple-icons:discord' },
  facebook: { label: 'Facebook', icon: 'simple-icons:facebook' },
  figma: { label: 'Figma', icon: 'simple-icons:figma' },
  github: { label: 'GitHub', icon: 'simple-icons:github' },
  gitlab: { label: 'GitLab', icon: 'simple-icons:gitlab' },
  google: { label: 'Google', icon: 'simple-icons:google' },
  kakao: { label: 'Kakao', icon: 'simple-icons:kakao' },
  keycloak: { label: 'Keycloak', icon: 'simple-icons:keycloak' },
  linkedin: { label: 'LinkedIn' },
  linkedin_oidc: { label: 'LinkedIn' },
  notion: { label: 'Notion', icon: 'simple-icons:notion' },
  slack: { label: 'Slack' },
  slack_oidc: { label: 'Slack' },
  spotify: { label: 'Spotify', icon: 'simple-icons:spotify' },
  twitch: { label: 'Twitch', icon: 'simple-icons:twitch' },
  twitter: { label: 'X', icon: 'simple-icons:x' },
  x: { label: 'X', icon: 'simple-icons:x' },
  workos: { label: 'WorkOS' },
  zoom: { label: 'Zoom', icon: 'simple-icons:zoom' },
}

/** One that an installation has added goes by its own name. */
export const lookOf = (provider: string): Look => {
  const known = LOOKS[provider]
  if (known !== undefined) return known
  const name = provider.replace(/^custom:/, '').replaceAll(/[-_]/g, ' ')
  return { label: name.charAt(0).toUpperCase() + name.slice(1) }
}

/** Which ones there are the auth service says: its client only knows their names of today. */
export const isProvider = (name: string): name is Provider => /^[a-z][a-z0-9_:-]*$/.test(name)
