import * as z from 'zod/mini'
import { ApiError } from '../api-client.ts'

/** What a server of a test says, read as the client reads every answer. One that says nothing, or something else, is unavailable. */
export const readAs = <Answer extends z.core.$ZodType>(answer: Answer, body: unknown): z.core.output<Answer> => {
  const { data, error } = z.safeParse(answer, body)
  if (error !== undefined || body === undefined) throw new ApiError('unreachable', 'unavailable')
  return data
}
