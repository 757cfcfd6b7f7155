import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addUpcoming } from './upcoming.ts'

const kite = {
  launchId: '01KJPAPERP1ANE000000000000',
  toolId: '01KJTA0000000000000000000A',
  slug: 'kite',
  name: 'Kite; <b>high</b>, higher',
  tagline: 'Flies a line of text that is longer than a calendar takes in one row, över there\nBEGIN:VEVENT',
  url: 'https://kite.example/',
  category: 'design',
  pricing: 'free',
  tags: ['ai'],
  logo: '/api/drawings/logos/kite.svg',
  makers: [],
}

let edge: EdgePart
let days: object[]

beforeEach(async () => {
  days = [{ day: '2026-03-04', launches: [kite] }]
  edge = await startEdgePart(addUpcoming, (queries) => {
    queries.get('/api/launches/upcoming', async () => ({ days, total: 1, position: 1 }))
  })
})
afterEach(() => edge.close())

it('gives what is to come as RSS and Atom, with what makers wrote as text', async () => {
  for (const format of ['rss', 'atom']) {
    const response = await edge.get(`/feeds/upcoming.${format}`)
    const xml = await response.text()
    expect(response.headers.get('content-type')).toBe(`application/${format}+xml; charset=utf-8`)
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).not.toContain('<b>')
    expect(xml).toContain('On stage on 4 March 2026')
  }
  const parsed = new XMLParser().parse(await (await edge.get('/feeds/upcoming.rss')).text())
  expect(parsed.rss.channel.item).toMatchObject({ link: 'https://debut.example/tool/kite', pubDate: 'Wed, 04 Mar 2026 08:00:00 GMT' })
})

it('is a calendar of whole days, in lines that every calendar takes', async () => {
  const response = await edge.get('/feeds/upcoming.ics')
  const calendar = await response.text()
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const lines = calendar.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  const unfolded = calendar.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20260304\r\nDTEND;VALUE=DATE:20260305\r\n')
  expect(unfolded).toContain(String.raw`SUMMARY:Kite\; <b>high</b>\, higher on Debut`)
  expect(unfolded).toContain(String.raw`över there\nBEGIN:VEVENT`)
  expect(await (await edge.get('/api/launches/upcoming.ics')).text()).toBe(calendar)
})

it('is asked for once for all who come within some seconds, bounded, and kept no longer than to midnight', async () => {
  const { headers } = await edge.get('/feeds/upcoming.ics')
  await edge.get('/api/launches/upcoming.ics')
  expect(edge.asked).toEqual(['/api/launches/upcoming?days=31'])
  expect(headers.get('cache-control')).toBe('public, max-age=900')
  expect((await edge.get('/feeds/upcoming.ics', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  // It is 14:00 in Los Angeles.
  edge.pass(10 * 3_600_000 - 60_000)
  expect((await edge.get('/feeds/upcoming.ics')).headers.get('cache-control')).toBe('public, max-age=60')
})

it('is there also where nothing is to come', async () => {
  days = []
  for (const end of ['rss', 'atom', 'ics']) expect((await edge.get(`/feeds/upcoming.${end}`)).status).toBe(200)
})
