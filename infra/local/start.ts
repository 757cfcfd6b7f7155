import { runStack } from './run-stack.ts'

await runStack({ dev: false })
