import { Unavailable } from '@debut/adapters/errors.ts'
import { isUnavailable, isTransient } from '@debut/adapters/database-errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError, OAuthError } from '../../refusals/auth-error.ts'

const VERSION_HEADER = 'x-supabase-api-version'
/** From this version on a refusal is `{ code, message }`; before it was `{ code: <status>, error_code, msg }`. */
const CODES_SINCE = '2024-01-01'
/** A row that another one belongs to. */
const NOT_THERE = '23503'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The version of the protocol that the client speaks, and that the answer repeats. */
const versionOf = ({ headers }: FastifyRequest): string | undefined => {
  const version = headers[VERSION_HEADER]
  return typeof version === 'string' && DAY.test(version) ? version : undefined
}

export const answerRefusals = (app: FastifyInstance): void => {
  // As late as can be: what is refused by a guard, before any hook of ours, is answered alike.
  app.addHook('onSend', async (request, reply) => {
    const version = versionOf(request)
    if (version !== undefined) reply.header(VERSION_HEADER, version)
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(asRefusal(error, request), request, reply))
}

const answer = (error: AuthError | OAuthError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof OAuthError) return reply.status(400).send({ error: error.error, error_description: error.message })
  const { code, status, message, more } = error
  reply.status(status).header('x-sb-error-code', code)
  if (status === 503) reply.header('retry-after', '1')
  const isNew = (versionOf(request) ?? '') >= CODES_SINCE
  return reply.send({ ...(isNew ? { code, message } : { code: status, error_code: code, msg: message }), ...more })
}

const asRefusal = (error: FastifyError, request: FastifyRequest): AuthError | OAuthError => {
  if (error instanceof AuthError || error instanceof OAuthError) return error
  if (error instanceof Unavailable || isUnavailable(error)) {
    request.log.warn({ err: error }, 'a backing service is unavailable')
    return new AuthError('unexpected_failure', 'We can’t take this right now. Try again in a moment.', { status: 503 })
  }
  // Two requests wanted the same, and this one gave way; or what it is about was deleted meanwhile.
  if (isTransient(error) || error.code === NOT_THERE) {
    request.log.info({ err: error }, 'an auth request gave way to another')
    return new AuthError('conflict', 'This was being changed at the same time. Try again.')
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AuthError('validation_failed', 'This is more than can be taken at once.', { status: 413 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AuthError('validation_failed', 'Send this as application/json.', { status: 415 })
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AuthError('bad_json')
    default:
      if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
        return new AuthError('validation_failed', undefined, { status: error.statusCode })
      request.log.error({ err: error }, 'an auth request failed')
      return new AuthError('unexpected_failure')
  }
}
