import { readFile } from 'node:fs/promises'
import type { Font } from 'satori'

type Weight = 500 | 700

/** Scripts come in files apart. Each is a family of its own, as a text is looked for in one after the other. */
const INTER = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
const BRICOLAGE = ['latin', 'latin-ext', 'vietnamese'] as const

const families = (name: string, subsets: readonly string[]) => subsets.map((subset) => `${name} ${subset}`)

export const TEXT = families('Inter', INTER).join(', ')
export const DISPLAY = [...families('Bricolage', BRICOLAGE), ...families('Inter', INTER)].join(', ')

const FILES = {
  inter: import.meta.resolve('@fontsource/inter/package.json'),
  'bricolage-grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
}

const load = async (name: string, font: keyof typeof FILES, subset: string, weight: Weight): Promise<Font> => ({
  name: `${name} ${subset}`,
  weight,
  style: 'normal',
  data: await readFile(new URL(`files/${font}-${subset}-${weight}-normal.woff`, FILES[font])),
})

export type Scripts = 'latin' | 'all'

/** What the first file of each font has. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]*$/
export const scriptsIn = (text: string): Scripts => (LATIN.test(text) ? 'latin' : 'all')

/** Read from the packages that they come in: what a machine has installed differs from one to the next. */
export const loadPreviewFonts = (scripts: Scripts): Promise<Font[]> => {
  const wanted = <Subset extends string>(subsets: readonly Subset[]) => (scripts === 'all' ? subsets : subsets.slice(0, 1))
  return Promise.all([
    ...wanted(INTER).flatMap((subset) => ([500, 700] as const).map((weight) => load('Inter', 'inter', subset, weight))),
    ...wanted(BRICOLAGE).map((subset) => load('Bricolage', 'bricolage-grotesque', subset, 700)),
  ])
}
