import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { errors, type InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import { memoryAdapter } from './memory-adapter.ts'
import { problemPage, sendPage, signInPage } from './sign-in-page.ts'

export interface ProviderOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where it may send people back to. */
  readonly callbackUrl: string
}

const MOST_FORM_BYTES = 16_384
const MINUTES = 60
const INTERACTION = /^\/sign-in\/(?<uid>[\w-]+)$/

const Form = z.object({
  answer: z.literal('continue'),
  name: z.string().trim().min(1).max(100),
  email: z.email().max(320),
  verified: z.string().optional(),
})
type Form = z.output<typeof Form>

/** The same address is the same person, also after this has been started again. */
const subjectOf = ({ email }: Form) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)

const claimsOf = (sub: string, { name, email, verified }: Form) => ({
  sub,
  name,
  preferred_username: name.toLowerCase().replaceAll(/\s+/g, '-'),
  email: email.toLowerCase(),
  email_verified: verified === 'yes',
})

const formIn = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > MOST_FORM_BYTES) throw new Error('this form is too long')
  }
  return Object.fromEntries(new URLSearchParams(text))
}

/** An OpenID provider that believes whatever is typed into it. */
export const openProvider = async ({ issuer, clientId, clientSecret, callbackUrl }: ProviderOptions) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const people = new Map<string, ReturnType<typeof claimsOf>>()
  const origins = [new URL(callbackUrl).origin]
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        client_name: 'Debut',
        redirect_uris: [callbackUrl],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
        // Keys of that kind are made in no time.
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    // Claims are in the id token too, as an app has nothing else to send.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: async (_, sub) => {
      const claims = people.get(sub)
      return claims && { accountId: sub, claims: async () => claims }
    },
    issueRefreshToken: async () => true,
    renderError: async (context, { error, error_description: description }) => {
      context.respond = false
      sendPage(context.res, context.status, problemPage(description ?? error), origins)
    },
    ttl: {
      AccessToken: 60 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 60 * MINUTES,
      IdToken: 60 * MINUTES,
      Interaction: 60 * MINUTES,
      RefreshToken: 60 * MINUTES,
      Session: 60 * MINUTES,
    },
  })

  const accepted = async (form: Form, { client_id, scope }: Record<string, unknown>): Promise<InteractionResults> => {
    const accountId = subjectOf(form)
    people.set(accountId, claimsOf(accountId, form))
    const grant = new provider.Grant({ accountId, clientId: String(client_id) })
    grant.addOIDCScope(String(scope))
    return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
  }

  const interact = async (request: IncomingMessage, response: ServerResponse, action: string) => {
    const { params } = await provider.interactionDetails(request, response)
    const ask = (status: number, complaint?: string) =>
      sendPage(response, status, signInPage({ action, clientName: 'Debut', complaint }), origins)
    if (request.method !== 'POST') return ask(200)
    const fields = await formIn(request)
    if (fields['answer'] === 'cancel') {
      const refused = { error: 'access_denied', error_description: 'You did not sign in with Debut ID.' }
      return provider.interactionFinished(request, response, refused, { mergeWithLastSubmission: false })
    }
    const form = Form.safeParse(fields)
    if (!form.success) return ask(422, 'A name and an email address are needed.')
    return provider.interactionFinished(request, response, await accepted(form.data, params), { mergeWithLastSubmission: false })
  }

  const protocol = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (!INTERACTION.test(pathname)) return protocol(request, response)
    try {
      await interact(request, response, pathname)
    } catch (error) {
      const reason =
        error instanceof errors.SessionNotFound ? 'This sign-in has ended.' : error instanceof Error ? error.message : 'Something failed.'
      sendPage(response, 400, problemPage(reason), origins)
    }
  }
}
