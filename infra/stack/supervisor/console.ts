import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { type Level, levels, readLogLine } from './log-line.ts'

const LARGEST_LOG = 10_000_000
const colours = [36, 35, 34, 33, 32, 96, 95, 94]
const shades: Partial<Record<Level, number>> = { warn: 33, error: 31, fatal: 31, debug: 90, trace: 90 }

export type Console = {
  /** A line that a component wrote: whole into its file, short onto the screen. */
  readonly line: (name: string, line: string, level?: Level) => void
  /** A word of the supervisor about a component. */
  readonly say: (name: string, message: string) => void
  readonly close: () => Promise<void>
}

export type ConsoleOptions = {
  readonly dataDir: string
  readonly level: Level | 'silent'
  readonly colour: boolean
  readonly write: (text: string) => void
}

const openLog = (folder: string, name: string): WriteStream => {
  const path = join(folder, `${name}.log`)
  if (existsSync(path) && statSync(path).size > LARGEST_LOG) renameSync(path, `${path}.1`)
  return createWriteStream(path, { flags: 'a' }).on('error', () => {})
}

export const openConsole = ({ dataDir, level: least, colour, write }: ConsoleOptions): Console => {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, WriteStream>()
  const paint = (code: number | undefined, text: string) => (colour && code !== undefined ? `\u001b[${code}m${text}\u001b[0m` : text)
  const fileOf = (name: string) => {
    const file = files.get(name) ?? openLog(folder, name)
    files.set(name, file)
    return file
  }
  const shown = (level: Level) => least !== 'silent' && levels.indexOf(level) >= levels.indexOf(least)
  const prefix = (name: string) => {
    fileOf(name)
    return paint(colours[[...files.keys()].indexOf(name) % colours.length], name.padEnd(18))
  }
  const print = (name: string, level: Level, text: string, labelled = level !== 'info') => {
    if (!shown(level)) return
    const label = labelled ? `${level.toUpperCase()} ` : ''
    for (const line of text.split('\n')) write(`${prefix(name)} ${paint(shades[level], `${label}${line}`)}\n`)
  }
  return {
    line: (name, line, level) => {
      fileOf(name).write(`${line}\n`)
      const entry = readLogLine(line)
      print(name, level ?? entry.level, entry.text)
    },
    say: (name, message) => {
      fileOf(name).write(`${message}\n`)
      print(name, 'warn', message, false)
    },
    close: async () => {
      await Promise.all([...files.values()].map((file) => new Promise((resolve) => file.end(resolve))))
    },
  }
}
