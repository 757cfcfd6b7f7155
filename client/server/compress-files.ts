import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Once at build, at the best ratio, rather than for every reader. Fonts are compressed already. */
export const compressFiles = async (folder: string) => {
  for await (const name of glob('**/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, name)
    const content = await readFile(path)
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
