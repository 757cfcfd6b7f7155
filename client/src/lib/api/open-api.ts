import { createApiClient } from './api-client.ts'

/** Asks what has the same answer for everybody, while its reader types. */
export const openApi = createApiClient({ baseUrl: '', timeout: 5_000, retries: 1 })
