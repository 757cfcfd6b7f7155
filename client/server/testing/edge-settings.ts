import { type EdgeConfig, edgeConfig } from '../config.ts'

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** A busy machine takes longer to answer than readers should wait. */
const PAGE_ANSWERS_MS = '20000'

/** The edge's settings, where a test names only those that it is about. */
export const edgeSettings = (given: Readonly<Record<string, unknown>> = {}): EdgeConfig =>
  edgeConfig.parse({
    PUBLIC_URL: 'http://localhost:3000',
    COMMAND_SERVICE_URL: NOWHERE,
    QUERY_SERVICE_URL: NOWHERE,
    PAGE_ANSWERS_MS,
    ...given,
  })
