import { addressOf } from '@debut/adapters/address-of.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import { scrapeAddress } from '@debut/events/free-tools/scrape-address.ts'
import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { ScrapeBody } from '@debut/events/free-tools/scrape-questions.ts'
import { scrapeRoute } from '@debut/events/free-tools/scrape-route.ts'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../kernel/limits.ts'
import type { ScrapeSite } from './scrape/scrape-site.ts'

const PER_ADDRESS = { name: 'scrapes of an address', most: 20, perSeconds: 600 }
/** However many visitors ask, one site gets few requests. */
const PER_SITE = { name: 'scrapes of a site', most: 30, perSeconds: 600 }
const IN_ALL = { name: 'scrapes', most: 300, perSeconds: 600 }

interface Parts {
  readonly scrapeSite: ScrapeSite
  readonly limits: Limits
}

const refusing = (code: string) => (seconds: number) => new HttpError(code, undefined, seconds)

export const scrapeRoutes = (app: FastifyInstance, { scrapeSite, limits }: Parts) => {
  app.post(scrapeRoute.path, async (request): Promise<Scrape> => {
    const url = scrapeAddress(parseOrRefuse(ScrapeBody, request.body).url)
    if (typeof url === 'string') throw new HttpError(url)
    await limits.take(PER_ADDRESS, addressOf(request), refusing('scrape-often'))
    return scrapeSite(url, async () => {
      await limits.take(PER_SITE, url.hostname, refusing('scrape-site-often'))
      await limits.take(IN_ALL, 'all', refusing('scrape-crowded'))
    })
  })
}
