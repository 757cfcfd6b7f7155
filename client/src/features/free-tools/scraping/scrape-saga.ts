import { scrapeAddress, type WrongAddress } from '@debut/events/free-tools/scrape-address.ts'
import { scrapeRoute } from '@debut/events/free-tools/scrape-route.ts'
import { call, put } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { send } from '../../../lib/api/ask.ts'
import { report } from '../../../lib/report.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { fetched, fetching, notFetched, scrapeRequested } from './scrape-slice.ts'

/** Said before the server is asked. */
const WRONG: Readonly<Record<WrongAddress, string>> = {
  'scrape-address': 'Enter a web address, such as fernweh.example.',
  'scrape-scheme': 'Enter an address that begins with http:// or https://.',
  'scrape-credentials': 'Remove the user name and the password from this address.',
}

const NO_ANSWER = 'We got no answer. Check your connection, then try again.'

/** `noteAddress` puts what was fetched into the address bar, so that it can be shared. */
export function* followScrape(api: ApiClient, noteAddress: (url: string) => void) {
  yield* takeLeading(scrapeRequested, scrape, api, noteAddress)
}

function* scrape(api: ApiClient, noteAddress: (url: string) => void, { payload: typed }: ReturnType<typeof scrapeRequested>) {
  const url = scrapeAddress(typed)
  if (typeof url === 'string') {
    yield* put(notFetched(WRONG[url]))
    return
  }
  yield* put(fetching())
  try {
    yield* put(fetched(yield* call(read, api, url)))
    yield* call(noteAddress, url.href)
  } catch (error) {
    yield* put(notFetched(wordsFor(error)))
  }
}

const read = (api: ApiClient, { href: url }: URL) => send(api, scrapeRoute, { url })

const wordsFor = (error: unknown): string => {
  if (error instanceof ApiError && error.problem !== undefined) return error.problem.message
  report('A page was not scraped', error)
  return NO_ANSWER
}
