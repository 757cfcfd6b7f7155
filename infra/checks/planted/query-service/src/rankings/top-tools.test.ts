import { stack } from '../../../infra/local/stack.ts'

export const tested = stack
