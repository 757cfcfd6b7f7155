import type { RelyingParty } from '../proofs/webauthn.ts'
import type { IdentitySettings } from '../../settings.ts'

/** Credentials belong to our host name; they may be used wherever a sign-in may return to, where that is one plain place. */
export const relyingParty = ({ publicUrl, redirectUrls }: Pick<IdentitySettings, 'publicUrl' | 'redirectUrls'>): RelyingParty => {
  const plain = redirectUrls.filter((url) => !url.includes('*') && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
  return {
    id: new URL(publicUrl).hostname,
    name: 'Debut',
    origins: [...new Set([publicUrl, ...plain].map((url) => new URL(url).origin))],
  }
}
