import type { Icons } from '@debut/events/icons/icon-answers.ts'
import { IconParams, IconsQuery } from '@debut/events/icons/icon-questions.ts'
import { iconsRoute } from '@debut/events/icons/icon-routes.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { IconifyJSON } from '@iconify-json/lucide'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { EdgeConfig } from './config.ts'
import { iconFallback } from './icon-fallback.ts'

const A_DAY = 'public, max-age=86400'

/** Read once somebody asks for one of theirs, and kept. */
const collections: Readonly<Record<string, () => Promise<{ readonly icons: IconifyJSON }>>> = {
  lucide: () => import('@iconify-json/lucide'),
  'simple-icons': () => import('@iconify-json/simple-icons'),
}

/** What iconify's own API answers: from the packages that we have, and where an installation names a public icon API, the rest from there. */
export const addIcons = (app: FastifyInstance, { config }: { config: Pick<EdgeConfig, 'ICON_API'> }) => {
  const [api] = config.ICON_API
  const fallback = api === undefined ? undefined : iconFallback(api)

  const withOthers = async (own: Icons, request: FastifyRequest): Promise<{ answer: Icons; isWhole: boolean }> => {
    const missing = own.not_found ?? []
    if (fallback === undefined || missing.length === 0) return { answer: own, isWhole: true }
    try {
      const others = await fallback(own.prefix, missing)
      const { not_found: _, ...rest } = own
      const still = missing.filter((name) => !others.has(name))
      const icons = { ...own.icons, ...Object.fromEntries(others) }
      return { answer: { ...rest, icons, ...(still.length > 0 && { not_found: still }) }, isWhole: true }
    } catch (error) {
      request.log.warn({ err: error }, 'icons could not be had from the icon API')
      return { answer: own, isWhole: false }
    }
  }

  app.get<{ Querystring: { icons?: string | string[] } }>(iconsRoute.path, async (request, reply) => {
    const { params, query } = request
    const { data } = safeParse(IconParams, params)
    const ours = data !== undefined && Object.hasOwn(collections, data.collection) ? collections[data.collection] : undefined
    if (data === undefined || (ours === undefined && fallback === undefined)) throw new HttpError('not-found')
    const { icons: asked } = parseOrRefuse(IconsQuery, { icons: [query.icons ?? []].flat().join() })
    const names = new Set(asked.split(',').filter((name) => name !== ''))
    const own = answerFor(ours === undefined ? { prefix: data.collection, icons: {} } : (await ours()).icons, names)
    const { answer, isWhole } = await withOthers(own, request)
    reply.header('cache-control', isWhole ? A_DAY : 'no-store')
    return answer
  })
}

const answerFor = (collection: IconifyJSON, names: ReadonlySet<string>): Icons => {
  const found = [...names].map((name) => ({ name, icon: iconOf(collection, name) }))
  const missing = found.filter(({ icon }) => icon === undefined).map(({ name }) => name)
  return {
    prefix: collection.prefix,
    icons: Object.fromEntries(found.flatMap(({ name, icon }) => (icon === undefined ? [] : [[name, icon]]))),
    ...(collection.width !== undefined && { width: collection.width }),
    ...(collection.height !== undefined && { height: collection.height }),
    ...(missing.length > 0 && { not_found: missing }),
  }
}

/** Another name for an icon is answered as that icon: the browser has nothing to look up. */
const iconOf = ({ icons, aliases = {} }: IconifyJSON, name: string) => {
  if (Object.hasOwn(icons, name)) return icons[name]
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return parent === undefined ? undefined : icons[parent]
}
