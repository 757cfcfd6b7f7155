import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'satori'

type Weight = 500 | 700

/** Scripts come in files apart. Each is a family of its own, as a text is looked for in one after the other. */
const INTER = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
const BRICOLAGE = ['latin', 'latin-ext', 'vietnamese'] as const

const families = (name: string, subsets: readonly string[]) => subsets.map((subset) => `${name} ${subset}`)

export const TEXT = families('Inter', INTER).join(', ')
export const DISPLAY = [...families('Bricolage', BRICOLAGE), ...families('Inter', INTER)].join(', ')

const load = async (name: string, file: string, weight: Weight): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}-${weight}-normal.woff`))),
})

/** Read from the packages that they come in: what a machine has installed differs from one to the next. */
export const loadPreviewFonts = (): Promise<Font[]> =>
  Promise.all([
    ...INTER.flatMap((subset) => ([500, 700] as const).map((weight) => load(`Inter ${subset}`, `inter/files/inter-${subset}`, weight))),
    ...BRICOLAGE.map((subset) => load(`Bricolage ${subset}`, `bricolage-grotesque/files/bricolage-grotesque-${subset}`, 700)),
  ])
