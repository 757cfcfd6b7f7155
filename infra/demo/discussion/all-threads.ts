import { readThreads, type WrittenThread } from './read-threads.ts'
import { aboutTools } from './texts/about-tools.ts'
import { byThoseWhoRead } from './texts/by-those-who-read.ts'
import { codeAndMachines } from './texts/code-and-machines.ts'
import { customersAndPrices } from './texts/customers-and-prices.ts'
import { launchDay } from './texts/launch-day.ts'
import { peopleAndShops } from './texts/people-and-shops.ts'
import { theDayAfter } from './texts/the-day-after.ts'

/** Everything that the demo's members ever say. */
export const allThreads = (): WrittenThread[] =>
  [customersAndPrices, codeAndMachines, peopleAndShops, launchDay, theDayAfter, aboutTools, byThoseWhoRead].flatMap(readThreads)
