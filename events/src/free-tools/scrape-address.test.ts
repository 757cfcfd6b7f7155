import { expect, it } from 'vitest'
import { scrapeAddress } from './scrape-address.ts'

it.each([
  ['fernweh.example', 'https://fernweh.example/'],
  [' fernweh.example/a?b=c#d ', 'https://fernweh.example/a?b=c'],
  ['http://fernweh.example', 'http://fernweh.example/'],
  ['fernweh.example:443/a', 'https://fernweh.example/a'],
  ['HTTPS://Größe.example/', 'https://xn--gre-6ka8i.example/'],
  ['http://127.0.0.1/', 'http://127.0.0.1/'],
])('takes %s for the address of a page', (typed, address) => {
  expect(String(scrapeAddress(typed))).toBe(address)
})

it.each([
  ['', 'scrape-address'],
  ['fernweh', 'scrape-address'],
  ['two words.example', 'scrape-address'],
  ['https://', 'scrape-address'],
  ['ftp://fernweh.example/', 'scrape-scheme'],
  ['javascript:alert(1)', 'scrape-scheme'],
  ['file:///etc/passwd', 'scrape-scheme'],
  ['mailto:hello@fernweh.example', 'scrape-scheme'],
  ['https://me:secret@fernweh.example/', 'scrape-credentials'],
])('says what is wrong with “%s”', (typed, problem) => {
  expect(scrapeAddress(typed)).toBe(problem)
})
