/** The query API said no, said nothing in time, or said something that is not what was asked for. */
export class ApiError extends Error {
  readonly code: string

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
  }
}

export type ApiClient = {
  /** Fetches JSON and hands it to `parse`, which answers undefined for what it does not recognise. */
  get<T>(path: string, parse: (body: unknown) => T | undefined): Promise<T>
}

type Options = { baseUrl: string; timeout: number; headers?: Record<string, string> }

export const createApiClient = ({ baseUrl, timeout, headers = {} }: Options): ApiClient => ({
  async get(path, parse) {
    const response = await fetch(baseUrl + path, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new ApiError('unreachable', `No answer from ${path}`, cause)
    })
    if (!response.ok) throw new ApiError(`status-${response.status}`, `${path} answered ${response.status}`)
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new ApiError('not-json', `${path} answered something that is not JSON`, cause)
    })
    const parsed = parse(body)
    if (parsed === undefined) throw new ApiError('unexpected-body', `${path} answered something unexpected`)
    return parsed
  },
})
