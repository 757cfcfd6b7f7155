import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../refusals/auth-error.ts'

/** As JSON writes them: the NUL that Postgres does not take, and halves of characters that are no text. */
const UNSTORABLE = /(?<!\\)(\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/

/** Nothing that a client says nests so deep; what walks through it one level per call would run out of stack. */
const DEEPEST = 32
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((each) => isDeeper(each, left - 1)))

const isUnstorable = (value: unknown): boolean => value !== undefined && UNSTORABLE.test(JSON.stringify(value))

/** Before anything is made of a request, what no text can be is refused wherever it stands; what paths name is an id or is nothing. */
export const refuseUnstorable = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, query }) => {
    if (isDeeper(body, DEEPEST)) throw new AuthError('validation_failed', 'This request nests too deep')
    if (isUnstorable(body) || isUnstorable(query))
      throw new AuthError('validation_failed', 'A text in this request holds what is no character')
  })
}
