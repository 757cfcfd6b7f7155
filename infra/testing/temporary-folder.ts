import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { quickTmpdir } from './quick-tmpdir.ts'

/** A fresh folder that goes when the test has finished. */
export const temporaryFolder = (parent = quickTmpdir()): string => {
  const folder = mkdtempSync(join(parent, 'debut-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
