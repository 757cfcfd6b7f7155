import { stack } from '../local/stack.ts'

export const bus = stack
