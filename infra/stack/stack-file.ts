import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Part = z.object({ url: z.string(), pid: z.number().optional() })

/** Where everything of a running stack is, for programs that work with it from outside. */
export const StackFile = z.object({
  mode: z.literal('local'),
  pid: z.number(),
  dataDir: z.string(),
  edge: Part.extend({ operatorsUrl: z.string() }),
  commandService: Part,
  queryService: Part,
  projectionService: Part,
  eventStore: Part,
  nats: Part,
  postgres: Part.extend({ identityUrl: z.string() }),
  smtp: Part,
  mailbox: Part,
  signingKeysFile: z.string(),
})
export type StackFile = z.output<typeof StackFile>

const pathIn = (dataDir: string) => join(dataDir, 'stack.json')

export const writeStackFile = (stack: StackFile): void => {
  const path = pathIn(stack.dataDir)
  writeFileSync(`${path}.new`, `${JSON.stringify(stack, null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

export const removeStackFile = (dataDir: string): void => rmSync(pathIn(dataDir), { force: true })

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The stack that runs on a data folder; what a killed one left behind counts as none. */
export const readStackFile = (dataDir: string): StackFile | undefined => {
  try {
    const stack = StackFile.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
    return alive(stack.pid) ? stack : undefined
  } catch {
    return undefined
  }
}
