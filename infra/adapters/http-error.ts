import { problemOf } from '@debut/events/problems.ts'
import * as z from 'zod/v4/core'

export type Details = readonly { readonly path: string; readonly message: string }[]

/** A failure from the catalogue: thrown anywhere in a request, it becomes the answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: string
  readonly status: number
  readonly details: Details | undefined
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined

  constructor(code: string, details?: Details, retryAfter?: number) {
    const { message, status } = problemOf(code)
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** What zod says, as `payload.username`: too short. */
export const detailsOf = (error: z.$ZodError, prefix: readonly PropertyKey[] = []): Details =>
  error.issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path]
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((each) => ({ path: each.map(String).join('.'), message: issue.message }))
  })

/** Parses at the edge: what does not fit is a 400 that names the field. */
export const parseOrRefuse = <Schema extends z.$ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw new HttpError('invalid', detailsOf(parsed.error))
  return parsed.data
}
