import type { Knex } from '@debut/adapters/database.ts'
import type { Method } from '../../sessions/sessions.ts'
import { createFlow } from './flows.ts'

type Parts = Parameters<typeof createFlow>[1]

interface FlowRequest {
  /** Whom the mail is for: the flow is deleted with them, also where its link was not followed. */
  readonly userId: string
  readonly challenge: string | undefined
  readonly method: Method
  readonly redirectTo: string
}

/** A client that asked with PKCE gets the link's answer as a code for that browser alone; others get it in the fragment. */
export const mailFlow = async (
  transaction: Knex,
  parts: Parts,
  { userId, challenge, method, redirectTo }: FlowRequest,
): Promise<string | undefined> =>
  challenge === undefined ? undefined : (await createFlow(transaction, parts, { userId, challenge, method, redirectTo })).id
