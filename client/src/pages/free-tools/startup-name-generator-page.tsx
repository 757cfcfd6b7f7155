import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'
import { aboutNames } from '../../features/free-tools/names/about-names.ts'
import { NameGenerator } from '../../features/free-tools/names/name-generator.tsx'

export const page = freeToolPage('startup-name-generator', { about: aboutNames, Tool: NameGenerator })
