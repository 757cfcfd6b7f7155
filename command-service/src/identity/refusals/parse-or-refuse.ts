import { z } from 'zod'
import { AuthError } from './auth-error.ts'

/** GoTrue's clients send null, an empty text or nothing for what they do not have. */
export const optionalText = (most = 1_000) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((text) => (text === null || text === '' ? undefined : text))

/** What every call may carry beside its own fields. */
export const securityFields = {
  gotrue_meta_security: z.object({ captcha_token: optionalText(8_000) }).nullish(),
}

/** A PKCE challenge as the browser sends it; both or neither. */
export const challengeFields = {
  code_challenge: optionalText(),
  code_challenge_method: optionalText(),
}

/** It stands in the token, and again in the session that a browser sends along as a cookie: servers take 16 kB of headers in all. */
const METADATA_BYTES = 2_048

/** Metadata that the user may write: any JSON object of a size that a browser can carry. */
export const UserMetadata = z
  .record(z.string().max(200), z.json())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= METADATA_BYTES, {
    message: 'data is too large',
  })

/** Parses at the edge: what does not fit is a refusal that names the field. */
export const parseOrRefuse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.map(String).join('.')
  throw new AuthError('validation_failed', path ? `${path}: ${issue?.message}` : 'The request body is not as it should be')
}
