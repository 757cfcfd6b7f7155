import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'

/** A page that says little, and what a test adds. */
export const madeScrape = (parts: Partial<Scrape> = {}): Scrape => ({
  url: 'https://fernweh.example/',
  siteName: 'Fernweh',
  fetchedAt: '2026-03-02T08:00:00.000Z',
  tookMs: 812,
  bytes: 41_200,
  title: 'Fernweh: plan a trip by train first',
  description: null,
  canonical: null,
  language: 'en',
  robots: null,
  hreflang: [],
  icons: [],
  headings: [],
  pictures: [],
  links: [],
  linkCounts: { internal: 0, external: 0, nofollow: 0 },
  jsonLd: [],
  openGraph: [],
  twitter: [],
  technologies: [],
  cut: false,
  ...parts,
})
