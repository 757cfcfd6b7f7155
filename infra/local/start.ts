import { runStack } from './run-stack.ts'

// Another folder than an installation's is for tests, which shall not take what a reader's first start would.
await runStack({ dev: false, ready: process.argv[2] })
