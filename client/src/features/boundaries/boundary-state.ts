import type { OutboxState } from '../../lib/commands/outbox-slice.ts'
import type { WithResources } from '../../lib/resources/resources-slice.ts'
import type { SessionState } from '../../lib/session/session-slice.ts'

/** The state that the reader's boundaries are read from. */
export type BoundaryState = WithResources & { readonly outbox: OutboxState; readonly session: SessionState }
