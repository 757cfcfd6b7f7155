import { join } from 'node:path'
import { BUILDS, latestBuild } from '../builds-folder.ts'
import { builtPages } from '../built-pages.ts'

/** Pages as the edge draws them: with the build that was made last. */
export const builtRender = async () => (await builtPages(join(BUILDS, (await latestBuild()) ?? ''))).renderPage
