import type { Clock } from '@debut/adapters/clock.ts'
import { openidProvider } from './openid-provider.ts'
import { readProviderFile } from './provider-file.ts'
import { noProviders, type Providers } from './providers.ts'

/** Those of the configuration; they are asked for nothing before somebody wants to sign in with them. */
export const openProviders = (file: string | undefined, clock: Clock): Providers => {
  if (file === undefined) return noProviders
  const all = Array.from(readProviderFile(file), ([name, entry]) => ({
    entry,
    provider: openidProvider(entry.id === undefined ? name : `sso:${entry.id}`, entry, clock),
  }))
  const enterprises = all.filter(({ entry }) => entry.id !== undefined)
  const everybodys = all.filter(({ entry }) => entry.id === undefined)
  return {
    names: everybodys.map(({ provider }) => provider.name),
    find: (name) => all.find(({ provider }) => provider.name === name)?.provider,
    findByIssuer: (issuer) => everybodys.find(({ entry }) => entry.issuer === issuer)?.provider,
    hasEnterprises: enterprises.length > 0,
    findEnterprise: (by) =>
      enterprises.find(({ entry }) => ('id' in by ? entry.id === by.id : entry.domains?.includes(by.domain)))?.provider,
  }
}
