import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { expect, it } from 'vitest'
import {
  type Advice,
  canonicalAdvice,
  descriptionAdvice,
  headingsAdvice,
  iconsAdvice,
  languageAdvice,
  robotsAdvice,
  socialAdvice,
  titleAdvice,
} from './advice.ts'
import { madeScrape } from './testing/made-scrape.ts'

const link = (url: string, internal = true) => ({ url, text: '', internal, nofollow: false, times: 1 })
const headings = (...levels: number[]): Partial<Scrape> => ({ headings: levels.map((level) => ({ level, text: 'x' })) })

type Case = readonly [advice: (scrape: Scrape) => Advice | undefined, parts: Partial<Scrape>, text: string | undefined]

const cases: readonly Case[] = [
  [titleAdvice, { title: 'Fernweh: plan a trip by train first' }, '35 characters, good'],
  [titleAdvice, { title: 'Home' }, '4 characters, rather short'],
  [titleAdvice, { title: 'x'.repeat(61) }, '61 characters, may be cut after 60'],
  [titleAdvice, { title: null }, 'Missing'],
  [descriptionAdvice, { description: '👩‍🚀 '.repeat(30) }, '120 characters, good'],
  [canonicalAdvice, { canonical: 'https://fernweh.example/a' }, undefined],
  [canonicalAdvice, { canonical: 'https://staging.fernweh.example/' }, 'Leads to another host'],
  [languageAdvice, { language: null }, 'Missing, so screen readers guess it'],
  [languageAdvice, { links: [link('https://fernweh.example/de/routes')] }, 'No hreflang for the German page'],
  [languageAdvice, { links: [link('https://fernweh.example/en/'), link('https://other.example/de/', false)] }, undefined],
  [languageAdvice, { links: [link('https://fernweh.example/de/')], hreflang: [{ language: 'de-AT', url: '' }] }, undefined],
  [robotsAdvice, { robots: 'noindex, nofollow' }, 'Search engines leave this page out'],
  [robotsAdvice, { robots: 'index' }, undefined],
  [iconsAdvice, { icons: [] }, 'None named: browsers show a plain one'],
  [headingsAdvice, headings(1, 2, 3, 2), undefined],
  [headingsAdvice, headings(2, 3), 'No H1'],
  [headingsAdvice, headings(1, 2, 1), '2 H1: one is clearer'],
  [headingsAdvice, headings(1, 3), 'H3 follows H1'],
  [socialAdvice, { openGraph: [{ property: 'og:title', content: 'x' }] }, 'No og:description, og:image'],
]

it.each(cases)('says of a page, as %o of %o: %s', (advice, parts, text) => {
  expect(advice(madeScrape(parts))?.text).toBe(text)
})
