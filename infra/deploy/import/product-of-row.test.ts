import { describe, expect, it } from 'vitest'
import { areVotes, productOfRow } from './product-of-row.ts'
import { rowsIn } from './rows-in.ts'

const HEAD = 'Name,URL,Tagline,Description,Category,Pricing,Tags,Logo,Votes,openSource,GitHub'
const DESCRIPTION = '"Write a note, fold it once, and send it across the table or the ocean."'
const GOOD = `Paperplane,https://paperplane.example,Send a note that folds itself,${DESCRIPTION},Design,free,"Mail, Paper craft",https://paperplane.example/logo.png,4711,yes,https://github.com/paperplane`

describe('a table of products', () => {
  it('is read by the names above it, whatever their capitals', () => {
    const [row] = rowsIn(`\uFEFF${HEAD}\n${GOOD}\n`, 'csv')
    const { product, problems, ignored } = productOfRow(row ?? { where: '', values: {} })
    expect(problems).toEqual([])
    expect(ignored).toEqual(['votes'])
    expect(ignored.every(areVotes)).toBe(true)
    expect(product).toMatchObject({
      content: {
        name: 'Paperplane',
        slug: 'paperplane',
        category: 'design',
        pricing: 'free',
        tags: ['mail', 'paper-craft'],
        openSource: true,
        socials: { github: 'https://github.com/paperplane' },
      },
      logo: { url: 'https://paperplane.example/logo.png' },
      images: [],
    })
  })

  it('says of each line what is missing or wrong', () => {
    const rows = rowsIn(`${HEAD}\n\n,nowhere,Short,,Cars,gratis,,,,,https://gitlab.example/x\n${GOOD}`, 'csv')
    expect(rows.map(({ where }) => where)).toEqual(['line 3', 'line 4'])
    expect(rows.map((row) => productOfRow(row).problems)).toEqual([
      [
        'category is none of development, design, marketing, business, personal-life',
        'pricing is none of free, freemium, paid',
        'name is missing',
        'tagline is too short',
        'description is missing',
        'slug is missing',
        'url is no web address',
        'tags is missing',
        'socials.github lies on another site',
        'logo is missing',
      ],
      [],
    ])
  })

  it('may be a list of objects, and nothing else', () => {
    const [row] = rowsIn(JSON.stringify([{ name: 'Paperplane', tags: ['mail', 'paper'], votes: 12 }]), 'json')
    expect(row?.values).toEqual({ name: 'Paperplane', tags: 'mail, paper', votes: '12' })
    expect(() => rowsIn('{"name":"Paperplane"}', 'json')).toThrow('the file holds no list of products')
    expect(() => rowsIn('["Paperplane"]', 'json')).toThrow('product 1 is no object')
  })
})
