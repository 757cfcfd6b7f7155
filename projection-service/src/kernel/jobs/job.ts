import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { Projector } from '../projector.ts'

/** What long work has from the kernel. */
export interface JobWork {
  readonly jobId: JobId
  /** Ends when it is stopped, and when the service ends. */
  readonly signal: AbortSignal
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
  /** All that this code knows. */
  readonly projectors: readonly Projector[]
  /** Closed when the work is over. */
  openSession(): Promise<Session>
  /** So much of so much, in any measure, and how many events were read. Waits while the work is paused; throws once it is stopped. */
  progress(done: number, total: number, events?: number): Promise<void>
  /** Rows of the result, beyond what fits into one answer: numbered from 1 on as they come. */
  keepRows(rows: readonly object[]): Promise<void>
}

/** What was asked for can't be done, and why, for the one who asked. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused'
}

interface Job<Form extends EventForm> {
  readonly kind: string
  readonly asked: Form
  /** Gives its result, as JSON. Begins anew where it was broken off. */
  run(asked: Recorded<EventOf<Form>>, work: JobWork): Promise<object>
}

/** Any job, for what runs all of them alike. */
export interface AnyJob {
  readonly kind: string
  readonly asked: EventForm
  run(asked: never, work: JobWork): Promise<object>
}

export const defineJob = <const Form extends EventForm>(job: Job<Form>): Job<Form> => job
