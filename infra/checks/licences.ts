import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Outcome, root } from './run-tool.ts'

/** What lets us ship a package with a product of ours, whose source is open. Libvips, under the LGPL, is a library of its own beside sharp. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
/** They say it in a text beside their code alone: MIT. */
const READ_BY_HAND: readonly string[] = ['format']

const Lock = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional(), link: z.boolean().optional() })) })

export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)))

/** Of every package in the lock file. */
export const checkLicences = async (): Promise<Outcome> => {
  const { packages } = Lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const found = Object.entries(packages).flatMap(([path, { license = 'none', link }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const isOurs = link === true || !path.includes('node_modules/')
    return isOurs || READ_BY_HAND.includes(name) || isAllowed(license) ? [] : [`${name}: ${license}`]
  })
  return { ok: found.length === 0, output: found.join('\n') }
}
