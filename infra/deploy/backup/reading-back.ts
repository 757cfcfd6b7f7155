import type { SealedFile, SealedFiles } from '@debut/adapters/sealed-files.ts'
import { readSegmentAt } from './log-segment.ts'
import { readFile } from './verify-backup.ts'

/** Notes which files are written and reads them back, so that one that can't be read is found now and not when it is needed. */
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
