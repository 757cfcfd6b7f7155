import { runOnStack } from './run-on-stack.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'

/** `npm run audit -- --day 2026-11-20`: the projection-service's own command, on the deployment that the environment names, or else on the stack that runs here. */
if (process.env['EVENTSTORE_URL'] === undefined) {
  const more = async ({ queryService }: StackFile) => ({ QUERY_SERVICE_URL: queryService.url })
  // 1 would say that there are differences.
  await runOnStack('projection-service/src/audit-log.ts', { more, withoutStack: 2 })
} else {
  await import('@debut/projection-service/audit-log.ts')
}
