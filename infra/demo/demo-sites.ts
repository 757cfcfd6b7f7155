import type { FastifyInstance } from 'fastify'
import { madeUpSite, PREVIEW, type SiteProduct } from './made-up-site.ts'

/** The product of our examples, which no maker of the demo world has. */
const FERNWEH: SiteProduct = {
  slug: 'fernweh',
  name: 'Fernweh',
  tagline: 'Plan a trip by train first',
  pricing: 'freemium',
  openSource: false,
  facts: ['Door-to-door routes across Europe, night trains included', 'A person to call when a connection breaks'],
  kind: { features: ['One ticket for many trains', 'Prices that don’t change while you look'] },
}

/** There are a thousand products, so they are read when the first site is asked for. */
const readProducts = async (): Promise<ReadonlyMap<string, SiteProduct>> => {
  const { productPool } = await import('./products/product-pool.ts')
  const products: readonly SiteProduct[] = [FERNWEH, ...productPool('demo')]
  return new Map(products.map((product) => [product.slug, product]))
}

const drawIcon = async (slug: string, size: number) => {
  const [{ default: sharp }, { drawLogo }] = await Promise.all([import('sharp'), import('@debut/query-service/drawings/logo.ts')])
  return sharp(Buffer.from(drawLogo(slug)), { density: 300 })
    .resize(size, size)
    .png()
    .toBuffer()
}

const drawPreview = async (slug: string) => {
  const [{ default: sharp }, { drawScreen }] = await Promise.all([
    import('sharp'),
    import('@debut/query-service/drawings/screens/screen.ts'),
  ])
  return sharp(Buffer.from(drawScreen(`${slug}-0`)))
    .resize(PREVIEW.width, PREVIEW.height)
    .png()
    .toBuffer()
}

/** The websites of the demo world's products, so that what reads websites has something to read where nothing outside can be reached. */
export const addDemoSites = (app: FastifyInstance) => {
  let products: ReturnType<typeof readProducts> | undefined
  app.get<{ Params: { host: string; '*': string } }>('/sites/:host/*', async ({ params }, reply) => {
    products ??= readProducts()
    const [, slug = ''] = /^(?:www\.)?([a-z0-9-]+)\.example$/.exec(params.host) ?? []
    const product = (await products).get(slug)
    if (product === undefined) return reply.code(421).type('text/plain').send('No such site\n')
    const page = params['*']
    if (page === '') return reply.type('text/html; charset=utf-8').send(madeUpSite(product))
    if (page === 'robots.txt') return reply.type('text/plain').send('User-agent: *\nDisallow: /account\n')
    if (page === 'preview.png') return reply.type('image/png').send(await drawPreview(slug))
    const [, size] = /^icon-(16|32|48|180|512)\.png$/.exec(page) ?? []
    if (size === undefined) return reply.code(404).type('text/html').send('<title>Not found</title>')
    return reply.type('image/png').send(await drawIcon(slug, Number(size)))
  })
}
