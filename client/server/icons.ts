import type { Icons } from '@debut/events/icons/icon-answers.ts'
import { IconParams, IconsQuery, type iconSets } from '@debut/events/icons/icon-questions.ts'
import { iconsRoute } from '@debut/events/icons/icon-routes.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { IconifyJSON } from '@iconify-json/lucide'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'

const A_DAY = 'public, max-age=86400'

/** Read once somebody asks for one of theirs, and kept. */
const collections: Readonly<Record<(typeof iconSets)[number], () => Promise<{ readonly icons: IconifyJSON }>>> = {
  lucide: () => import('@iconify-json/lucide'),
  'simple-icons': () => import('@iconify-json/simple-icons'),
}

/** What iconify's own API answers, from the packages that we have. */
export const addIcons = (app: FastifyInstance) => {
  app.get<{ Querystring: { icons?: string | string[] } }>(iconsRoute.path, async ({ params, query }, reply) => {
    const parsed = safeParse(IconParams, params)
    if (!parsed.success) throw new HttpError('not-found')
    const { icons: names } = parseOrRefuse(IconsQuery, { icons: [query.icons ?? []].flat().join() })
    const { icons } = await collections[parsed.data.collection]()
    reply.header('cache-control', A_DAY)
    return answerFor(icons, new Set(names.split(',').filter((name) => name !== '')))
  })
}

const answerFor = (collection: IconifyJSON, names: ReadonlySet<string>): Icons => {
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

/** Another name for an icon is answered as that icon: the browser has nothing to look up. */
const iconOf = ({ icons, aliases = {} }: IconifyJSON, name: string) => {
  if (Object.hasOwn(icons, name)) return icons[name]
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return parent === undefined ? undefined : icons[parent]
}
