import { expect, it } from 'vitest'
import { renderPage } from '../app/server-entry.tsx'
import { toolIdOf } from '../lib/api/testing/ids.ts'

const lamp = {
  toolId: toolIdOf('lamp'),
  slug: 'lamp',
  name: 'Lamp',
  tagline: 'A lamp that reads',
  url: 'https://lamp.example/',
  category: 'design',
  pricing: 'free',
  tags: [],
  logo: '/lamp.svg',
  makers: [],
  points: 55,
  sale: { askCents: 90_000, currency: 'USD', ttmRevenueCents: null, ttmProfitCents: null, multiple: null, putUpAt: '2026-11-20T20:00:00Z' },
}

const draw = async (query: string) => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const answer = { tools: [lamp], total: 1, all: 1, categories: [{ category: 'design', tools: 1 }], position: 5 }
  const ask = () => Promise.resolve(Response.json(answer))
  const { page } = await renderPage({ path: '/for-sale', query, cookies: '', apiUrl: 'https://api.example', requestId: 'r', now, ask })
  return page?.markup
}

it('shows points where what is for sale is ordered by them, and nowhere else', async () => {
  for (const query of ['sort=best', 'sort=rising']) expect(await draw(query)).toMatch(/55<span class="sr-only">points/)
  for (const query of ['', 'sort=cheapest']) expect(await draw(query)).toMatch(/Lamp(?!.*55<span)/s)
})
