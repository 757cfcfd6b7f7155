import { join } from 'node:path'
import { BUILDS, latestBuild } from '../builds-folder.ts'
import { builtPages } from '../built-pages.ts'

const built = async () => builtPages(join(BUILDS, (await latestBuild()) ?? ''))

/** Pages as the edge draws them: with the build that was made last. */
export const builtRender = async () => (await built()).renderPage

/** Texts, by the same. */
export const builtTexts = async () => {
  const { drawText, drawWriting, readWritings } = await built()
  return { drawText, drawWriting, readWritings }
}
