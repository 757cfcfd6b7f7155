import { whyNot } from './why-not.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** One command to its end: what it says last goes to stdout, what went wrong to stderr, with exit code 1. */
export const runCommand = async (run: (signal: AbortSignal) => Promise<string>): Promise<void> => {
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())
  try {
    process.stdout.write(`${await run(stopped.signal)}\n`)
  } catch (error) {
    const reason = stopped.signal.aborted ? 'Broken off. Start it again to go on.' : whyNot(error)
    process.stderr.write(`${reason === undefined ? (error instanceof Error ? error.stack : String(error)) : capital(reason)}\n`)
    process.exitCode = 1
  }
}

export const say = (line: string): void => void process.stderr.write(`${line}\n`)
