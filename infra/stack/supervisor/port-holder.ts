import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

const quietly = <Value>(read: () => Value): Value | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const socketsOn = (port: number): Set<string> => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => quietly(() => readFileSync(file, 'utf8').split('\n').slice(1)) ?? [])
  const fields = rows.map((row) => row.trim().split(/\s+/))
  return new Set(
    fields.filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING).map((row) => `socket:[${row[9]}]`),
  )
}

/** The process that listens on a port, as far as this system shows it: "process 1234 (node server.js)". */
export const portHolder = (port: number): string | undefined => {
  const sockets = socketsOn(port)
  if (sockets.size === 0) return undefined
  for (const pid of (quietly(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name))) {
    const open = quietly(() => readdirSync(`/proc/${pid}/fd`)) ?? []
    if (!open.some((fd) => sockets.has(quietly(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''))) continue
    const command = quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      ?.replaceAll('\0', ' ')
      .trim()
    return command ? `process ${pid} (${command.slice(0, 120)})` : `process ${pid}`
  }
  return undefined
}
