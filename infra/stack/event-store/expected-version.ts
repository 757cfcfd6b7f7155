import { ExpectedVersion } from './check-commit.ts'
import { invalidArgument } from './rpc-exceptions.ts'

type ExpectedRevisionOption = { hasAny(): boolean; hasNoStream(): boolean; hasStreamExists(): boolean }

export const expectedVersionOf = (options: ExpectedRevisionOption, revision: string | undefined): number => {
  if (revision !== undefined) return Number(revision)
  if (options.hasAny()) return ExpectedVersion.any
  if (options.hasNoStream()) return ExpectedVersion.noStream
  if (options.hasStreamExists()) return ExpectedVersion.streamExists
  throw invalidArgument('an expected stream revision is required')
}
