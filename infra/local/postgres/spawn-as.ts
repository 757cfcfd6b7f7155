import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { Account } from './account.ts'

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

export const spawnAs = (account: Account, program: string, args: readonly string[], input = ''): ChildProcessWithoutNullStreams => {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  // A group of its own: a terminal's Ctrl-C must not stop the database before those who still write to it.
  const child = spawn(command, rest, { ...account.ids, cwd: '/', env: environment, detached: true })
  // A program that reads nothing, or is gone already, does not miss it.
  child.stdin.on('error', () => {}).end(input)
  return child
}

/** Runs a program to its end; what it said stands in the error when that was a bad one. */
export const runAs = async (account: Account, program: string, args: readonly string[], input = ''): Promise<void> => {
  const child = spawnAs(account, program, args, input)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${program} failed (exit code ${code}):\n${said}`)
}
