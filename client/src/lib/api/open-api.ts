import { createApiClient } from './api-client.ts'

/** This client asks for what has the same answer for all readers, while one of them types. */
export const openApi = createApiClient({ baseUrl: '', timeout: 5_000, retries: 1 })
