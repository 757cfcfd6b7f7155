import { randomUUID } from 'node:crypto'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { isSame } from '../../secrets.ts'
import type { Method } from '../../sessions/sessions.ts'
import { hashOfVerifier } from './code-challenge.ts'

/** A row of `identity.flows`: a sign-in that leaves the page and returns. */
export interface Flow {
  readonly id: string
  readonly user_id: string | null
  readonly code_challenge: string | null
  readonly auth_code_hash: Buffer | null
  readonly auth_code_issued_at: Date | null
  readonly method: Method
  readonly provider: string | null
  readonly sealed: Buffer | null
  readonly linking_user_id: string | null
  readonly redirect_to: string
  readonly created_at: Date
}

interface NewFlow {
  readonly id?: string
  /** What `challengeOf` made of the request's fields. */
  readonly challenge: string | undefined
  /** What the session will say it was opened with. */
  readonly method: Method
  readonly redirectTo: string
  readonly provider?: string
  /** Where it is known whom it leads to before it has. */
  readonly userId?: string
  readonly linkingUserId?: string
  /** Kept sealed until the flow ends. */
  readonly kept?: unknown
}

type Parts = Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>

const AUTH_CODE_SECONDS = 300

const flows = (database: Knex) => database<Flow>('identity.flows')
const hashOf = ({ secrets }: Parts, authCode: string) => secrets.hmac('auth code', authCode)

export const createFlow = async (
  transaction: Knex,
  { clock, secrets }: Parts,
  { id = randomUUID(), challenge, method, redirectTo, provider, userId, linkingUserId, kept }: NewFlow,
): Promise<Flow> => {
  const at = clock()
  const [flow] = await flows(transaction)
    .insert({
      id,
      code_challenge: challenge ?? null,
      method,
      provider: provider ?? null,
      user_id: userId ?? null,
      linking_user_id: linkingUserId ?? null,
      redirect_to: redirectTo,
      sealed: kept === undefined ? null : secrets.seal('flow', kept),
      created_at: at.toJSDate(),
    })
    .returning('*')
  if (flow === undefined) throw new Error('a new flow was not returned')
  return flow
}

/** What was kept is given out once: a second return from the provider finds nothing. */
export const returnToFlow = (database: Knex, { secrets }: Parts, id: string): Promise<{ flow: Flow; kept: unknown } | undefined> =>
  database.transaction(async (transaction) => {
    const flow = await flows(transaction).where({ id, auth_code_hash: null }).forUpdate().first()
    if (flow === undefined || flow.sealed === null) return undefined
    // Without a browser that waits to exchange a code, it ends here.
    await (flow.code_challenge === null
      ? flows(transaction).where({ id }).delete()
      : flows(transaction).where({ id }).update({ sealed: null }))
    return { flow, kept: secrets.open('flow', flow.sealed) }
  })

/** The flow has found its user: the browser that began it gets this code to exchange. Undefined where it has one already, or is gone. */
export const issueAuthCode = async (
  transaction: Knex,
  parts: Parts,
  { flowId, userId, kept }: { readonly flowId: string; readonly userId: string; readonly kept?: unknown },
): Promise<string | undefined> => {
  const authCode = randomUUID()
  const issued = await flows(transaction)
    .where({ id: flowId, auth_code_hash: null })
    .update({
      user_id: userId,
      auth_code_hash: hashOf(parts, authCode),
      auth_code_issued_at: parts.clock().toJSDate(),
      sealed: kept === undefined ? null : parts.secrets.seal('flow', kept),
    })
  return issued === 1 ? authCode : undefined
}

interface Exchanged {
  readonly userId: string
  readonly flow: Flow
  /** What `issueAuthCode` kept. */
  readonly kept: unknown
}

/**
 * Uses the code up, also for a client without its verifier. The refusal is a value, as a throw would undo that: throw it after the transaction.
 */
export const exchangeAuthCode = async (
  transaction: Knex,
  parts: Parts,
  { authCode, verifier }: { readonly authCode: string; readonly verifier: string },
): Promise<Exchanged | AuthError> => {
  const auth_code_hash = hashOf(parts, authCode)
  const flow = await flows(transaction).where({ auth_code_hash }).forUpdate().first()
  if (flow === undefined || flow.user_id === null || flow.auth_code_issued_at === null) return new AuthError('flow_state_not_found')
  const isExpired = parts.clock().minus({ seconds: AUTH_CODE_SECONDS }).toJSDate() > flow.auth_code_issued_at
  const isTheirs = isSame(Buffer.from(hashOfVerifier(verifier)), Buffer.from(flow.code_challenge ?? ''))
  const isKept = !isTheirs && !isExpired && parts.settings.compat.has('pkce-reuse')
  if (!isKept) await flows(transaction).where({ id: flow.id }).delete()
  if (isExpired) return new AuthError('flow_state_expired')
  if (!isTheirs) return new AuthError('bad_code_verifier')
  return { userId: flow.user_id, flow, kept: flow.sealed === null ? undefined : parts.secrets.open('flow', flow.sealed) }
}
