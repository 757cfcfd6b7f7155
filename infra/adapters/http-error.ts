import { type ProblemCode, problems } from '@debut/events/kernel/problems.ts'
import type { z } from 'zod'

export type Details = readonly { readonly path: string; readonly message: string }[]

/** A failure from the catalogue: thrown anywhere in a request, it becomes the answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ProblemCode
  readonly status: number
  readonly details: Details | undefined

  constructor(code: ProblemCode, details?: Details) {
    super(problems[code].message)
    this.code = code
    this.status = problems[code].status
    this.details = details
  }
}

/** What zod says, as `payload.username`: too short. */
export const detailsOf = (error: z.ZodError, prefix: readonly PropertyKey[] = []): Details =>
  error.issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path]
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((each) => ({ path: each.map(String).join('.'), message: issue.message }))
  })

/** Parses at the edge: what does not fit is a 400 that names the field. */
export const parseOrRefuse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new HttpError('invalid', detailsOf(parsed.error))
  return parsed.data
}
