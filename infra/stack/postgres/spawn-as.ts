import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Ids = { readonly uid: number; readonly gid: number }

/** As whom programs are run. */
export type Account = {
  readonly ids: Partial<Ids>
  /** Words put before the program. */
  readonly prefix: readonly string[]
  /** What a program calls the folder that it is started in. */
  readonly nameOf: (folder: string) => string
  readonly own: (path: string) => void
}

export const ourselves: Account = { ids: {}, prefix: [], nameOf: (folder) => folder, own: () => {} }

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

export type SpawnOptions = {
  readonly cwd?: string
  /** What it reads: a text, or a file that is open here, and so need not be open to the account. */
  readonly input?: string | number
  /** Called with each line that it says. */
  readonly line?: (line: string) => void
}

export const spawnAs = (account: Account, program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess => {
  const { cwd = '/', input = '', line = () => {} } = options
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  const isFile = typeof input === 'number'
  const child = spawn(command, rest, {
    ...account.ids,
    cwd,
    env: environment,
    stdio: [isFile ? input : 'pipe', 'pipe', 'pipe'],
    // A group of its own: a terminal's Ctrl-C must not stop the database before those who still write to it.
    detached: true,
  })
  // A program that reads nothing, or is gone already, does not miss it.
  if (!isFile) child.stdin?.on('error', () => {}).end(input)
  // A reader knows the folder by its own name.
  const onLine = (written: string) => line(written.replaceAll(account.nameOf(cwd), cwd))
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', onLine)
  return child
}

/** Runs a program to its end; what it said stands in the error when that was a bad one. */
export const runAs = async (
  account: Account,
  program: string,
  args: readonly string[],
  options: Omit<SpawnOptions, 'line'> = {},
): Promise<void> => {
  const said: string[] = []
  const child = spawnAs(account, program, args, { ...options, line: (line) => said.push(line) })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error([`${program} failed (exit code ${code}):`, ...said].join('\n'))
}
