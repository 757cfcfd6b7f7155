import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { followScrape } from './scrape-saga.ts'
import { scrapeRequested, scrapeSlice } from './scrape-slice.ts'
import { madeScrape } from './testing/made-scrape.ts'

const open = (answer: () => unknown) => {
  const sent: unknown[] = []
  const addresses: string[] = []
  const api: ApiClient = {
    get: () => Promise.reject(new Error('nothing is asked for')),
    post: async (path, body, schema) => {
      sent.push([path, body])
      const said = answer()
      if (said instanceof Error) throw said
      return readAs(schema, said)
    },
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ scrape: scrapeSlice.reducer }), middleware: () => new Tuple(sagas) })
  sagas.run(followScrape, api, (address) => void addresses.push(address))
  return {
    sent,
    addresses,
    state: () => store.getState().scrape,
    fetch: async (typed: string) => {
      store.dispatch(scrapeRequested(typed))
      await vi.waitFor(() => expect(store.getState().scrape.isFetching).toBe(false))
      return store.getState().scrape
    },
  }
}

it('fetches what was typed as a whole address, and notes it where it can be shared', async () => {
  const page = open(() => madeScrape())
  expect(await page.fetch(' fernweh.example ')).toMatchObject({ error: null, result: { title: 'Fernweh: plan a trip by train first' } })
  expect(page.sent).toEqual([['/api/free-tools/scrape', { url: 'https://fernweh.example/' }]])
  expect(page.addresses).toEqual(['https://fernweh.example/'])
})

it.each([
  ['', /^Enter a web address/],
  ['ftp://fernweh.example', /http:\/\/ or https:\/\//],
])('says what is wrong with “%s” without asking the server', async (typed, message) => {
  const page = open(() => madeScrape())
  expect((await page.fetch(typed)).error).toMatch(message)
  expect(page.sent).toEqual([])
})

it('keeps the page before while another one can’t be fetched, and says why', async () => {
  let answer: unknown = madeScrape()
  const page = open(() => answer)
  await page.fetch('fernweh.example')
  answer = new ApiError('status-422', 'no', { problem: { code: 'scrape-robots', message: 'robots.txt' } })
  expect(await page.fetch('secret.example')).toMatchObject({ error: 'robots.txt', result: { siteName: 'Fernweh' } })
  answer = new ApiError('unreachable', 'no')
  expect(await page.fetch('silent.example')).toMatchObject({ error: expect.stringMatching(/no answer/) })
  expect(page.addresses).toEqual(['https://fernweh.example/'])
})
