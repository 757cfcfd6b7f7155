import { z } from 'zod'

const text = z.string().optional().catch(undefined)
const Icon = z.object({ src: z.string(), sizes: z.string().catch(''), type: z.string().catch(''), purpose: z.string().catch('any') })
const Manifest = z.object({
  name: text,
  short_name: text,
  description: text,
  icons: z.array(z.unknown()).catch([]),
})

export interface WebManifest {
  readonly name: string | undefined
  readonly shortName: string | undefined
  readonly description: string | undefined
  readonly icons: readonly z.output<typeof Icon>[]
}

export const NO_MANIFEST: WebManifest = { name: undefined, shortName: undefined, description: undefined, icons: [] }

/** What an installed site would be called and look like; nothing, where that can't be read. */
export const webManifest = (json: string): WebManifest => {
  try {
    const { name, short_name: shortName, description, icons } = Manifest.parse(JSON.parse(json.replace(/^\ufeff/, '')))
    const read = icons.slice(0, 50).flatMap((icon) => Icon.safeParse(icon).data ?? [])
    return { name, shortName, description, icons: read }
  } catch {
    return NO_MANIFEST
  }
}
