import * as z from 'zod/mini'

interface AuthServiceRefusal {
  readonly code?: string | undefined
  readonly status: number
  readonly message: string
}
type AuthServiceAnswer<Data> = { readonly data: Data; readonly error: null } | { readonly data: null; readonly error: AuthServiceRefusal }

const Refusal = z.object({ code: z.string(), message: z.string() })

interface Asking {
  readonly path: string
  readonly token?: string | undefined
  /** With a body, the request is a POST; without one, it is a GET. */
  readonly body?: object
}

/** Sends requests that the published auth client doesn't support. */
export const askAuthService = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  { path, token, body }: Asking,
): Promise<AuthServiceAnswer<z.core.output<Schema>>> => {
  const response = await fetch(`/auth/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answered: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { data: z.parse(schema, answered), error: null }
  const said = z.safeParse(Refusal, answered).data
  return { data: null, error: { status: response.status, message: said?.message ?? '', ...(said && { code: said.code }) } }
}
