import type { Audit } from '@debut/events/audits/audit-answers.ts'

/** Names how far each audit is, for a table of several. */
export const auditStages: Readonly<Record<Audit['job']['state'], string>> = {
  waiting: 'Waits',
  running: 'Runs',
  paused: 'Paused',
  done: 'Done',
  refused: 'Not possible',
  failed: 'Failed',
  stopped: 'Stopped',
  gone: 'No longer kept',
}
