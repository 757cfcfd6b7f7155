import { createLogger } from '@debut/adapters/logging.ts'

/** Writes down every line there is, of any level, for tests to read. */
export const listeningLogger = () => {
  const lines: string[] = []
  return { lines, logger: createLogger('test', 'trace', { write: (line) => void lines.push(line) }) }
}
