import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { v7 } from 'uuid'
import type { Target } from './target.ts'

const TIMEOUT_MS = 10_000
const Answer = z.object({ code: z.string().optional() }).loose()
const Session = z
  .object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number(), user: z.object({ id: z.string() }) })
  .loose()

export interface Attacker {
  readonly memberId: string
  readonly session: z.infer<typeof Session>
  /** With their token; what is sent is JSON or a form. */
  ask(method: string, path: string, body?: object | FormData): Promise<Response>
  /** What became of it: a code, or 200. */
  command(type: string, payload: object): Promise<string | number>
}

/** A member who signed up a moment ago, as anybody can; undefined where no mail can be read. */
export const newAttacker = async (target: Target): Promise<Attacker | undefined> => {
  const email = `attack-${randomUUID()}@debut.example`
  const post = (path: string, body: object) =>
    fetch(new URL(path, target.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  await post('/auth/v1/signup', { email, password: 'a password of an attacker' })
  const token = /\b\d{6}\b/.exec((await target.mailTo(email)) ?? '')?.[0]
  if (token === undefined) return undefined
  const verified = await post('/auth/v1/verify', { type: 'email', email, token })
  const session = Session.parse(await verified.json())
  const authorization = `Bearer ${session.access_token}`
  const ask: Attacker['ask'] = (method, path, body) => {
    const isForm = body instanceof FormData
    return fetch(new URL(path, target.url), {
      method,
      headers: { authorization, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
  }
  return {
    memberId: session.user.id,
    session,
    ask,
    command: async (type, payload) => {
      const answer = await ask('POST', '/api/commands', { commandId: v7(), type, payload })
      const { code } = Answer.parse(await answer.json())
      return code ?? answer.status
    },
  }
}
