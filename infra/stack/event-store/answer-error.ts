import { InvalidFilter } from './event-filter.ts'
import { CorruptRecord } from './log-record.ts'
import { dataLoss, invalidArgument, RpcException, unavailable } from './rpc-exceptions.ts'

export type Warn = (message: string) => void

/** What a client gets as its error; damage is also reported to the operator. */
export const answerError = (error: unknown, warn: Warn): RpcException => {
  if (error instanceof RpcException) return error
  if (error instanceof InvalidFilter) return invalidArgument(error.message)
  const message = error instanceof Error ? error.message : String(error)
  warn(message)
  return error instanceof CorruptRecord ? dataLoss(message) : unavailable(message)
}
