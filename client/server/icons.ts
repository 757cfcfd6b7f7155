import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { IconifyJSON } from '@iconify-json/lucide'
import type { FastifyInstance } from 'fastify'

/** As long as an address may be, by the specification. */
const LONGEST_QUERY = 500
const A_DAY = 'public, max-age=86400'

/** Read once somebody asks for one of theirs, and kept. */
const collections: ReadonlyMap<string, () => Promise<{ readonly icons: IconifyJSON }>> = new Map([
  ['lucide', () => import('@iconify-json/lucide')],
  ['simple-icons', () => import('@iconify-json/simple-icons')],
])

/** What iconify's own API answers, from the packages that we have. */
export const addIcons = (app: FastifyInstance) => {
  app.get<{ Params: { collection: string }; Querystring: { icons?: string | string[] } }>(
    '/api/icons/:collection.json',
    async ({ params, query }, reply) => {
      const load = collections.get(params.collection)
      if (load === undefined) throw new HttpError('not-found')
      const asked = [query.icons ?? []].flat().join()
      if (asked === '' || asked.length > LONGEST_QUERY) throw new HttpError('invalid')
      const { icons } = await load()
      reply.header('cache-control', A_DAY)
      return answerFor(icons, new Set(asked.split(',').filter((name) => name !== '')))
    },
  )
}

const answerFor = (collection: IconifyJSON, names: ReadonlySet<string>) => {
  const found = [...names].map((name) => ({ name, icon: iconOf(collection, name) }))
  const missing = found.filter(({ icon }) => icon === undefined).map(({ name }) => name)
  return {
    prefix: collection.prefix,
    icons: Object.fromEntries(found.flatMap(({ name, icon }) => (icon === undefined ? [] : [[name, icon]]))),
    width: collection.width,
    height: collection.height,
    ...(missing.length > 0 && { not_found: missing }),
  }
}

/** Another name for an icon is answered as that icon: whoever asks has nothing to look up. */
const iconOf = ({ icons, aliases = {} }: IconifyJSON, name: string) => {
  if (Object.hasOwn(icons, name)) return icons[name]
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return parent === undefined ? undefined : icons[parent]
}
