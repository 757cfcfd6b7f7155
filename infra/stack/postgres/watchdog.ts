import { spawn } from 'node:child_process'

/**
 * A shell that does nothing but wait for the end of this process, whose pipe it reads, and then asks Postgres to stop:
 * a Postgres cannot watch its parent, and a parent killed by -9 cannot stop it.
 */
export const watchOver = (pid: number): { dismiss(): void } => {
  if (process.platform === 'win32') return { dismiss: () => {} }
  const script = 'trap "" INT TERM HUP; read -r _; kill -INT "$1" 2>/dev/null'
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  shell.unref()
  return { dismiss: () => void shell.kill('SIGKILL') }
}
