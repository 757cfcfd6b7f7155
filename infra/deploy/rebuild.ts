import { runOnStack } from './run-on-stack.ts'

/** `npm run rebuild -- members`: the projection-service's own command, on the stack that runs here. */
await runOnStack('projection-service/src/rebuild-projection.ts')
