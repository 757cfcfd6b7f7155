import { countedFiles } from './counted-files.ts'
import { findBackup } from './backups.ts'
import { readArguments, targetNamed } from './command-settings.ts'
import { inWords, leftOutInWords, sizeAndTime } from './in-words.ts'
import { runCommand, say } from './run-command.ts'
import { verifyBackup } from './verify-backup.ts'

const USAGE = 'usage: npm run verify [-- [--backup ID] [--drill]], with BACKUP_TARGET and BACKUP_KEY; infra/deploy/README.md says more'

await runCommand(async (signal) => {
  const begun = performance.now()
  const { backup, drill } = readArguments(USAGE, 'backup', 'drill')
  const { files, bytes } = countedFiles(await targetNamed())
  const manifest = await findBackup(files, backup)
  const { ofStore } = await verifyBackup(files, manifest)
  const read = [`Whole: ${inWords(manifest)}; ${sizeAndTime(bytes(), performance.now() - begun)} read.`, ...leftOutInWords(ofStore)]
  if (drill !== true) return read.join('\n')
  const { runDrill } = await import('./drill.ts')
  return [...read, await runDrill(files, manifest, { signal, say })].join('\n')
})
