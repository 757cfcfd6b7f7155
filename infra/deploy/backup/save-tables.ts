import { gzipSync } from 'node:zlib'
import type { CopiedTable, CopySession } from '@debut/adapters/database-copy.ts'
import type { SealedFile, SealedFiles } from '@debut/adapters/sealed-files.ts'
import { cutIntoParts } from './cut-into-parts.ts'
import { BACKUPS } from '@debut/adapters/backup-list.ts'
import type { SavedTable } from './manifest.ts'
import { linesIn } from './lines-in.ts'
import { SCHEMA } from './saved-tables.ts'

/** As COPY writes them, in the order in which they can be read in again. */
export const saveTables = async (
  snapshot: CopySession,
  tables: readonly CopiedTable[],
  { files, id }: { readonly files: SealedFiles; readonly id: string },
): Promise<SavedTable[]> => {
  const saved: SavedTable[] = []
  for (const table of tables) {
    const parts: SealedFile[] = []
    let rows = 0
    for await (const part of cutIntoParts(snapshot.copyOut(SCHEMA, table))) {
      rows += linesIn(part)
      parts.push(await files.put(`${BACKUPS}/${id}/${table.name}.${parts.length + 1}`, gzipSync(part)))
    }
    saved.push({ name: table.name, columns: [...table.columns], rows, files: parts })
  }
  return saved
}
