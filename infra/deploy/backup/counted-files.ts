import type { SealedFile, SealedFiles } from '@debut/adapters/sealed-files.ts'

/** The same files, and how many bytes went there or came from there. */
export const countedFiles = (files: SealedFiles) => {
  let bytes = 0
  const counted = <File extends SealedFile | undefined>(file: File): File => {
    bytes += file?.bytes ?? 0
    return file
  }
  return {
    files: {
      ...files,
      put: async (path: string, body: Uint8Array) => counted(await files.put(path, body)),
      get: async (path: string) => counted(await files.get(path)),
    } satisfies SealedFiles,
    bytes: () => bytes,
  }
}
