import type { SealedFile, SealedFiles } from '@debut/adapters/sealed-files.ts'
import { readSegmentAt } from './log-segment.ts'
import { readFile } from './verify-backup.ts'

/** The same files, of which those that were written can be read again: one that can't is found when it is written, and not when it is needed. */
export const readingBack = (files: SealedFiles) => {
  const written: SealedFile[] = []
  const put = async (path: string, body: Uint8Array) => {
    const file = await files.put(path, body)
    written.push(file)
    return file
  }
  const readBack = async () => {
    for (const file of written) {
      await readFile(files, file)
      await readSegmentAt(files, file.path)
    }
  }
  return { files: { ...files, put } satisfies SealedFiles, readBack }
}
