import type { Clock } from '@debut/adapters/clock.ts'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Configuration } from 'openid-client'
import { z } from 'zod'
import { isHashOf } from './access-token-hash.ts'
import { type ClaimPaths, emailOf, type Profile, profileOf, standardClaims, withEmail, withName } from './profile.ts'
import type { ProviderEntry } from './provider-entry.ts'
import { type Provider, ProviderUnavailable, ProviderRefused } from './providers.ts'

const TIMEOUT_SECONDS = 5
/** By how much a provider's clock may differ from ours. */
const SKEW_SECONDS = 60
/** What only we may say, whatever a page asks for. */
const OURS =
  /^(client_id|client_secret|response_type|response_mode|redirect_uri|scope|state|nonce|code_challenge|code_challenge_method|request|request_uri)$/

/** Loaded when the first of them is used: nothing else waits for it. */
const loadClient = () => import('openid-client')

const Emails = z.array(z.looseObject({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
/** Apple tells the name once, and outside of what it signs. */
const FirstMeeting = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) })

interface Connection {
  readonly configuration: Configuration
  readonly issuer: string
  /** Only where it signs who somebody is. */
  readonly keys: JWTVerifyGetKey | undefined
}

const connect = async (entry: ProviderEntry): Promise<Connection> => {
  const client = await loadClient()
  const metadata = { [client.clockTolerance]: SKEW_SECONDS }
  const authentication =
    entry.token_endpoint_auth === 'client_secret_basic'
      ? client.ClientSecretBasic(entry.client_secret)
      : client.ClientSecretPost(entry.client_secret)
  const isOpen = (entry.issuer ?? entry.token_endpoint ?? '').startsWith('http:')
  if (entry.issuer !== undefined) {
    const configuration = await client.discovery(new URL(entry.issuer), entry.client_id, metadata, authentication, {
      timeout: TIMEOUT_SECONDS,
      execute: isOpen ? [client.allowInsecureRequests] : [],
    })
    const { issuer, jwks_uri } = configuration.serverMetadata()
    const keys = jwks_uri === undefined ? undefined : createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1_000 })
    return { configuration, issuer, keys }
  }
  const { authorization_endpoint = '', token_endpoint = '', userinfo_endpoint = '' } = entry
  const issuer = new URL(authorization_endpoint).origin
  const server = { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint }
  const configuration = new client.Configuration(server, entry.client_id, metadata, authentication)
  configuration.timeout = TIMEOUT_SECONDS
  if (isOpen) client.allowInsecureRequests(configuration)
  return { configuration, issuer, keys: undefined }
}

/** Connects when it is first needed, and keeps the connection; after a failure, the next call tries again. */
const connected = (entry: ProviderEntry): (() => Promise<Connection>) => {
  let connection: Promise<Connection> | undefined
  return async () => {
    connection ??= connect(entry)
    try {
      return await connection
    } catch (cause) {
      connection = undefined
      throw new ProviderUnavailable('the provider could not be reached', { cause })
    }
  }
}

/** One that is reached through `openid-client`, by discovery or by what the configuration says of it. */
export const openidProvider = (name: string, entry: ProviderEntry, clock: Clock): Provider => {
  const connection = connected(entry)
  const isOpenId = entry.issuer !== undefined
  const paths: ClaimPaths = entry.claims ?? standardClaims
  const scopes = (entry.scopes ?? 'openid email profile').split(/[\s,]+/)

  /** An enterprise speaks for its own domains, and for no other addresses. */
  const believed = (profile: Profile): Profile => {
    const { email } = profile
    if (email === undefined) return profile
    if (entry.domains === undefined)
      return entry.email_always_verified === true ? withEmail(profile, { ...email, isVerified: true }) : profile
    const isTheirs = entry.domains.includes(email.address.slice(email.address.lastIndexOf('@') + 1))
    return withEmail(profile, isTheirs ? { ...email, isVerified: true } : undefined)
  }

  const ask = async (configuration: Configuration, accessToken: string, address: string): Promise<unknown> => {
    const { fetchProtectedResource } = await loadClient()
    const response = await fetchProtectedResource(configuration, accessToken, new URL(address), 'GET')
    const answer: unknown = await response.json()
    return answer
  }

  const profileAt = async ({ configuration, issuer }: Connection, accessToken: string, signed: { readonly sub: string } | undefined) => {
    const { fetchUserInfo } = await loadClient()
    const { userinfo_endpoint: address } = configuration.serverMetadata()
    if (signed !== undefined)
      return profileOf(
        address === undefined ? signed : { ...signed, ...(await fetchUserInfo(configuration, accessToken, signed.sub)) },
        paths,
        issuer,
      )
    if (isOpenId || address === undefined) throw new ProviderRefused('it did not sign who they are')
    const profile = profileOf(await ask(configuration, accessToken, address), paths, issuer)
    if (profile === undefined || entry.emails_endpoint === undefined) return profile
    const emails = Emails.parse(await ask(configuration, accessToken, entry.emails_endpoint))
    const main = emails.find(({ primary }) => primary)
    return withEmail(profile, main && emailOf(main.email, main.verified))
  }

  return {
    name,
    domains: entry.domains,
    skipsNonce: entry.skip_nonce ?? false,

    leave: async ({ state, callbackUrl, scopes: more, params }) => {
      const { configuration } = await connection()
      const client = await loadClient()
      const verifier = entry.pkce === false ? undefined : client.randomPKCECodeVerifier()
      const nonce = isOpenId && entry.nonce !== false ? client.randomNonce() : undefined
      const wanted = Object.entries(params).filter(([key]) => !OURS.test(key))
      const url = client.buildAuthorizationUrl(configuration, {
        ...Object.fromEntries(wanted),
        ...entry.authorization_params,
        redirect_uri: callbackUrl,
        scope: [...new Set([...scopes, ...more])].join(' '),
        state,
        ...(nonce !== undefined && { nonce }),
        ...(verifier !== undefined && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
      return { url: url.href, departure: { nonce, verifier } }
    },

    meet: async (answer, { state, callbackUrl, nonce, verifier }) => {
      const met = await connection()
      const client = await loadClient()
      const url = new URL(callbackUrl)
      url.search = answer.toString()
      try {
        const tokens = await client.authorizationCodeGrant(met.configuration, url, {
          expectedState: state,
          idTokenExpected: isOpenId,
          ...(nonce !== undefined && { expectedNonce: nonce }),
          ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
        })
        const profile = await profileAt(met, tokens.access_token, tokens.claims())
        if (profile === undefined) throw new ProviderRefused('it did not say who they are')
        return {
          profile: believed(withName(profile, nameAtFirstMeeting(answer.get('user')))),
          tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
        }
      } catch (cause) {
        throw cause instanceof ProviderRefused ? cause : new ProviderRefused('its answer was not taken', { cause })
      }
    },

    readIdToken: async (idToken, accessToken) => {
      const { keys, issuer } = await connection()
      if (keys === undefined) throw new ProviderRefused('it signs no id tokens')
      try {
        const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
          issuer,
          audience: [entry.client_id, ...(entry.audiences ?? [])],
          currentDate: clock().toJSDate(),
          clockTolerance: SKEW_SECONDS,
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        const { at_hash: hash, nonce } = payload
        if (accessToken !== undefined && hash !== undefined && !isHashOf(hash, accessToken, protectedHeader.alg))
          throw new ProviderRefused('the access token belongs to another id token')
        const profile = profileOf(payload, paths, issuer)
        if (profile === undefined) throw new ProviderRefused('it did not say who they are')
        return { profile: believed(profile), nonce: typeof nonce === 'string' && nonce !== '' ? nonce : undefined }
      } catch (cause) {
        if (cause instanceof ProviderRefused) throw cause
        if (isOutage(cause)) throw new ProviderUnavailable('its keys could not be read', { cause })
        throw new ProviderRefused('the id token was not taken', { cause })
      }
    },
  }
}

const nameAtFirstMeeting = (text: string | null): string | undefined => {
  if (text === null || text.length > 4_000) return undefined
  try {
    const { name } = FirstMeeting.parse(JSON.parse(text))
    return [name.firstName, name.lastName].filter(Boolean).join(' ')
  } catch {
    return undefined
  }
}

/** Nothing is wrong with the token: it could not be looked at. */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
