const NAMES: ReadonlyMap<string, string> = new Map([
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['web3', 'Wallet'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
  ['linkedin_oidc', 'LinkedIn'],
  ['slack_oidc', 'Slack'],
  ['workos', 'WorkOS'],
  ['azure', 'Microsoft'],
  ['kakao', 'Kakao'],
  ['fly', 'Fly'],
])

export const providerName = (provider: string): string =>
  NAMES.get(provider) ?? provider.charAt(0).toUpperCase() + provider.slice(1).replaceAll('_', ' ')

const ICONS: ReadonlyMap<string, string> = new Map([
  ['email', 'lucide:mail'],
  ['phone', 'lucide:smartphone'],
  ['web3', 'lucide:wallet'],
  ['azure', 'lucide:building-2'],
  ['linkedin_oidc', 'simple-icons:linkedin'],
  ['slack_oidc', 'simple-icons:slack'],
])

export const providerIcon = (provider: string): string => ICONS.get(provider) ?? `simple-icons:${provider}`
