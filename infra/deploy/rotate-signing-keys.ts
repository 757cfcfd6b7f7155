import { chmodSync, closeSync, copyFileSync, ftruncateSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { afterLeak, nextStep, readKeySet } from './key-rotation.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { leaked: { type: 'boolean', default: false } } })
const [file = join(import.meta.dirname, 'secrets/signing-keys.json')] = positionals

/** Into the same file, as a container sees that one and no other put in its place. A service that reads it half written reads it again later; should this end halfway, the copy is left. */
const overwrite = (path: string, text: string) => {
  const { mode } = statSync(path)
  const copy = `${path}.previous`
  rmSync(copy, { force: true })
  copyFileSync(path, copy)
  chmodSync(path, 0o600)
  const handle = openSync(path, 'r+')
  try {
    const length = writeSync(handle, text, 0)
    ftruncateSync(handle, length)
  } finally {
    closeSync(handle)
    chmodSync(path, mode)
  }
  rmSync(copy)
}

const { keys, said } = values.leaked ? afterLeak() : nextStep(readKeySet(readFileSync(file, 'utf8')), Date.now())
if (keys !== undefined) overwrite(file, `${JSON.stringify(keys)}\n`)
console.log(said)
if (keys === undefined) process.exitCode = 1
