import { freeTools as contract } from '@debut/events/free-tools/free-tools.ts'
import { handles } from '../kernel/handled.ts'
import { scrapeRoutes } from './scrape-route.ts'

export const freeTools = handles(contract, { commands: {}, routes: [scrapeRoutes] })
