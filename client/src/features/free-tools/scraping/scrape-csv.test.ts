import { expect, it } from 'vitest'
import { scrapeCsv } from './scrape-csv.ts'
import { madeScrape } from './testing/made-scrape.ts'

it('writes one row for each thing that was found, whatever its text holds', () => {
  const csv = scrapeCsv(
    madeScrape({
      description: 'He said: "no",\nand left',
      headings: [{ level: 2, text: 'Größe; Preis' }],
      links: [{ url: 'https://github.com/fernweh', text: 'Code', internal: false, nofollow: true, times: 2 }],
    }),
  )
  expect(csv).toMatch(/^\ufeffpart,name,value,note\r\n/)
  expect(csv).toContain('\r\npage,description,"He said: ""no"",\nand left",\r\n')
  expect(csv).toContain('\r\nheading,h2,Größe; Preis,\r\n')
  expect(csv).toMatch(/\r\nlink,Code,https:\/\/github\.com\/fernweh,external nofollow × 2\r\n$/)
})

it.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1', '\t=1'])('keeps %j from being a formula', (text) => {
  expect(scrapeCsv(madeScrape({ title: text }))).toContain(`\r\npage,title,'${text},\r\n`)
})
