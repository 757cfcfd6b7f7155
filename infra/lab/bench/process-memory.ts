import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface ProcessMemory {
  readonly name: string
  /** Pages that several processes share are counted once in all. */
  readonly pss: number
  readonly rss: number
}

const MB = 1_024

/** A process and all it has started, in MB; undefined where the system does not show it. */
export const memoryOfTree = (pid: number): ProcessMemory[] | undefined => {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return undefined
  const children = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? parentOf(Number(entry)) : undefined
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
  }
  const withChildren = (each: number): number[] => [each, ...(children.get(each) ?? []).flatMap(withChildren)]
  return withChildren(pid).flatMap((each) => memoryOf(each) ?? [])
}

const parentOf = (pid: number): number | undefined => {
  const status = contents(`/proc/${pid}/status`)
  return status === undefined ? undefined : Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
}

const memoryOf = (pid: number): ProcessMemory | undefined => {
  const rollup = contents(`/proc/${pid}/smaps_rollup`)
  const command = contents(`/proc/${pid}/cmdline`)
  if (rollup === undefined || command === undefined) return undefined
  const of = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / MB
  return { name: nameOf(command.split('\0')), pss: of('Pss'), rss: of('Rss') }
}

/** The program's file says more than the interpreter that runs it. */
const nameOf = (words: readonly string[]): string => {
  const [program = '', ...rest] = words
  const file = rest.findLast((word) => /\.(ts|mjs|js)$/.test(word))
  return (file ?? program).split('/').slice(-3).join('/')
}

/** A process may end while it is looked at. */
const contents = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
