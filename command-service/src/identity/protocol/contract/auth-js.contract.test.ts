import { readFileSync } from 'node:fs'
import { AuthClient } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'

const client = new AuthClient({ url: 'http://127.0.0.1/auth/v1', autoRefreshToken: false, persistSession: false })

/** Where each method of the published client is tried over HTTP with the real service. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  'protocol/contract/client-methods.integration.test.ts': [
    'resend',
    'setSession',
    'getSession',
    'getUserIdentities',
    'onAuthStateChange',
    'getClaims',
    'startAutoRefresh',
    'stopAutoRefresh',
    'dispose',
    'admin.signOut',
  ],
  'protocol/contract/in-a-browser.integration.test.ts': [
    'initialize',
    'mfa.webauthn.enroll',
    'mfa.webauthn.challenge',
    'mfa.webauthn.verify',
    'mfa.webauthn.register',
    'mfa.webauthn.authenticate',
  ],
  'protocol/routes/signing-up.integration.test.ts': ['signUp', 'signInAnonymously', 'signInWithPassword'],
  'protocol/routes/codes-and-links.integration.test.ts': ['signInWithOtp', 'verifyOtp', 'resetPasswordForEmail'],
  'protocol/routes/own-account.integration.test.ts': ['getUser', 'updateUser', 'reauthenticate'],
  'protocol/routes/sessions-route.integration.test.ts': ['signOut'],
  'protocol/routes/sso-route.integration.test.ts': ['signInWithSSO'],
  'ways-in/grants/refresh-token-grant.integration.test.ts': ['refreshSession'],
  'ways-in/grants/id-token-grant.integration.test.ts': ['signInWithIdToken'],
  'ways-in/grants/web3-grant.integration.test.ts': ['signInWithWeb3'],
  'ways-in/flows/provider-sign-in.integration.test.ts': ['signInWithOAuth', 'exchangeCodeForSession'],
  'ways-in/flows/linking.integration.test.ts': ['linkIdentity', 'unlinkIdentity'],
  'protocol/routes/factors.integration.test.ts': [
    'mfa.enroll',
    'mfa.challenge',
    'mfa.verify',
    'mfa.challengeAndVerify',
    'mfa.unenroll',
    'mfa.listFactors',
    'mfa.getAuthenticatorAssuranceLevel',
  ],
  'protocol/routes/administration.integration.test.ts': [
    'admin.createUser',
    'admin.listUsers',
    'admin.getUserById',
    'admin.updateUserById',
    'admin.deleteUser',
    'admin.inviteUserByEmail',
    'admin.generateLink',
    'admin.mfa.listFactors',
    'admin.mfa.deleteFactor',
  ],
}

/** Parts of the client's own that speak to no server, or through the methods above. */
const inside = [
  'isThrowOnErrorEnabled',
  'logger',
  'fetch',
  'admin.fetch',
  'fetchJwk',
  'signInWithEthereum',
  'signInWithSolana',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
]

/** What later versions of GoTrue may do, and Debut does not. */
const outOfScope: Readonly<Record<string, readonly string[]>> = {
  'a security key is a second factor here, and does not sign in by itself': [
    'signInWithPasskey',
    'registerPasskey',
    'passkey.startRegistration',
    'passkey.verifyRegistration',
    'passkey.startAuthentication',
    'passkey.verifyAuthentication',
    'passkey.list',
    'passkey.update',
    'passkey.delete',
    'admin.passkey.listPasskeys',
    'admin.passkey.deletePasskey',
  ],
  'Debut is no provider for sign-ins elsewhere': [
    'oauth.getAuthorizationDetails',
    'oauth.approveAuthorization',
    'oauth.denyAuthorization',
    'oauth.listGrants',
    'oauth.revokeGrant',
    'admin.oauth.listClients',
    'admin.oauth.createClient',
    'admin.oauth.getClient',
    'admin.oauth.updateClient',
    'admin.oauth.deleteClient',
    'admin.oauth.regenerateClientSecret',
  ],
  'providers stand in a file that is read at the start': [
    'admin.customProviders.listProviders',
    'admin.customProviders.createProvider',
    'admin.customProviders.getProvider',
    'admin.customProviders.updateProvider',
    'admin.customProviders.deleteProvider',
  ],
}

const PARTS = new Set(['mfa', 'webauthn', 'oauth', 'passkey', 'admin', 'customProviders'])

/** Every function that may be called on it, by its name. */
const methodsOf = (part: object, prefix = ''): string[] => {
  const names = new Set<string>()
  for (let level: object | null = part; level !== null && level !== Object.prototype; level = Reflect.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) if (!name.startsWith('_') && name !== 'constructor') names.add(name)
  return [...names].flatMap((name) => {
    const value: unknown = Reflect.get(part, name)
    if (typeof value === 'function') return [`${prefix}${name}`]
    return PARTS.has(name) && typeof value === 'object' && value !== null ? methodsOf(value, `${prefix}${name}.`) : []
  })
}

describe('the published client', () => {
  it('has no method that is not accounted for', () => {
    const known = [...Object.values(shownIn), inside, ...Object.values(outOfScope)].flat()
    expect(new Set(known).size).toBe(known.length)
    expect(methodsOf(client).toSorted()).toEqual(known.toSorted())
  })

  it.each(Object.entries(shownIn))('is tried in %s', (file, methods) => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    // What is asked of the administration is asked of it directly there.
    const calls = methods.map((method) => `.${method.replace('admin.mfa.', 'mfa.').replace('admin.', '')}(`)
    expect(calls.filter((call) => !source.includes(call))).toEqual([])
  })
})
