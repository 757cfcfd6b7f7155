import { Site } from '@debut/events/tools/site-answers.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headReader } from '../../kernel/sites/head-reader.ts'
import { siteOf } from './site-of.ts'
import { webManifest } from './web-manifest.ts'

const PAGE = 'https://www.paperplane.example/'

const site = (head: string, { page = PAGE, manifest = '' } = {}) => {
  const reader = headReader('text/html; charset=utf-8')
  reader.write(Buffer.from(head))
  const found = siteOf(reader.end(), new URL(page), webManifest(manifest))
  // Whatever it says, it fits a card.
  expect(Site.parse(found)).toEqual(found)
  return found
}
const title = (text: string, page = PAGE) => site(`<title>${text}</title>`, { page })
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', String.raw`<\/`)}</script>`

describe('what a site says of itself', () => {
  it('is all there, where it says all of it', () => {
    const head = `
      <title>Paperplane | Notes that fold themselves</title>
      <meta name="description" content="Write a note, and Paperplane folds and sends it.">
      <meta property="og:site_name" content="Paperplane">
      <meta property="og:description" content="Write a note, and Paperplane folds it, stamps it, and sends it anywhere.">
      <meta property="og:image" content="/og.png">
      <meta name="twitter:image" content="https://cdn.example/card.jpg">
      <meta name="twitter:site" content="@paperplane">
      <link rel="canonical" href="https://paperplane.example/">
      <link rel="icon" href="/favicon.ico" sizes="any"><link rel="icon" href="/icon.svg" type="image/svg+xml">
      <link rel="icon" href="/icon-32.png" sizes="32x32">
      <link rel="apple-touch-icon" href="/apple.png">
      <link rel="manifest" href="/app/site.webmanifest">
      ${data({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebSite',
            name: 'Paperplane',
            publisher: {
              '@type': 'Organization',
              name: 'Paperplane GmbH',
              logo: { '@type': 'ImageObject', url: '/logo.png' },
              sameAs: ['https://www.linkedin.com/company/paperplane/', 'https://github.com/paperplane/paperplane'],
            },
          },
          {
            '@type': ['SoftwareApplication'],
            name: 'Paperplane',
            slogan: 'Notes that fold themselves',
            screenshot: '/screen.png',
            offers: [
              { '@type': 'Offer', price: '0' },
              { '@type': 'Offer', price: '9.00', priceCurrency: 'USD' },
            ],
          },
        ],
      })}`
    const manifest = JSON.stringify({
      icons: [
        { src: 'icon-512.png', sizes: '512x512' },
        { src: 'mask.png', sizes: '1024x1024', purpose: 'maskable' },
      ],
    })
    expect(site(head, { manifest })).toEqual({
      url: 'https://paperplane.example/',
      name: 'Paperplane',
      tagline: 'Notes that fold themselves',
      description: 'Write a note, and Paperplane folds it, stamps it, and sends it anywhere.',
      logos: [
        { url: 'https://www.paperplane.example/app/icon-512.png', size: 512 },
        { url: 'https://www.paperplane.example/apple.png', size: 180 },
        { url: 'https://www.paperplane.example/logo.png' },
      ],
      pictures: ['https://www.paperplane.example/screen.png', 'https://www.paperplane.example/og.png', 'https://cdn.example/card.jpg'],
      pricing: 'freemium',
      socials: { linkedin: 'https://www.linkedin.com/company/paperplane', x: 'https://x.com/paperplane' },
      repoUrl: 'https://github.com/paperplane/paperplane',
    })
  })

  it('is nothing, where it says nothing', () => {
    expect(site('')).toEqual({ url: PAGE, logos: [], pictures: [], socials: {} })
    expect(title('Home')).toEqual({ url: PAGE, logos: [], pictures: [], socials: {} })
  })
})

describe('its name and its tagline', () => {
  it.each([
    ['Paperplane | Notes that fold themselves', 'Paperplane', 'Notes that fold themselves'],
    ['Notes that fold themselves - Paperplane', 'Paperplane', 'Notes that fold themselves'],
    ['Paperplane: notes that fold themselves', 'Paperplane', 'notes that fold themselves'],
    ['Paperplane — Notes that fold themselves.', 'Paperplane', 'Notes that fold themselves'],
    ['Home | Paperplane', 'Paperplane', undefined],
    ['Home · Notes that fold themselves · Paperplane', 'Paperplane', 'Notes that fold themselves'],
    ['PAPERPLANE', 'PAPERPLANE', undefined],
    ['Paper Plane – Write more', 'Paper Plane', 'Write more'],
    ['  Paperplane \n\t |  Notes   that fold\u200b themselves ', 'Paperplane', 'Notes that fold themselves'],
    ['Self-hosted e-mail', 'Self-hosted e-mail', undefined],
    ['Paperplane&nbsp;&ndash;&nbsp;Notes that fold', 'Paperplane', 'Notes that fold'],
    ['X', undefined, undefined],
    ['Vite + React + TS', undefined, undefined],
  ])('are distinguished in the title %j', (text, name, tagline) => {
    expect(title(text)).toMatchObject({ ...(name !== undefined && { name }), ...(tagline !== undefined && { tagline }) })
    const found = title(text)
    expect([found.name, found.tagline]).toEqual([name, tagline])
  })

  it('come from what is surest first', () => {
    const all = `<title>Send notes online</title>${meta('og:site_name', 'Paper Ltd')}${data({ '@type': 'WebApplication', name: 'Folder' })}`
    expect(site(all).name).toBe('Folder')
    expect(site(`${all}${meta('application-name', 'Paperplane')}`).name).toBe('Paperplane')
    expect(
      site('<title>x</title>', { manifest: '{"name":"Paperplane for everybody who writes notes at home","short_name":"Paperplane"}' }).name,
    ).toBe('Paperplane')
  })

  it('are cut at a word', () => {
    const long = 'Write a note to anybody, and have it folded, stamped and delivered anywhere on this planet within two days'
    const { tagline, description } = site(meta('og:site_name', 'Paperplane') + meta('description', long))
    expect(tagline).toBe('Write a note to anybody, and have it folded, stamped and delivered anywhere on…')
    expect(description).toBe(long)
    expect(title('The honest and complete collection of notes by everybody').name).toBe('The honest and complete collection of…')
    expect(title('あ'.repeat(100)).name).toBe(`${'あ'.repeat(39)}…`)
    const family = '👨‍👩‍👧‍👦'
    expect(title(family.repeat(10)).name?.replaceAll(family, '')).toBe('…')
  })

  it('take the first sentence where there is nothing shorter', () => {
    expect(
      site(`<title>Paperplane</title>${meta('description', 'Notes that fold themselves. Write one, and we do the rest.')}`).tagline,
    ).toBe('Notes that fold themselves')
  })

  it('hold nothing that can’t be read', () => {
    const found = site(
      `<title>Pa\u202Eper\u0000pla\u200bne</title>${data({ '@type': 'Product', description: 'Notes\ud800 <b>that</b><br>fold &amp; fly<script>alert(1)</script>' })}`,
    )
    expect(found.name).toBe('Paperplane')
    expect(found.description).toBe('Notes that fold & fly')
  })
})

describe('its address', () => {
  it.each([
    ['', 'https://paperplane.example/?utm_source=x&ref=debut&id=7#top', 'https://paperplane.example/?id=7'],
    ['<link rel="canonical" href="/start">', 'https://paperplane.example/?utm_source=x', 'https://paperplane.example/start'],
    ['<link rel="canonical" href="https://www.paperplane.example/#x">', 'https://paperplane.example/en', 'https://www.paperplane.example/'],
    ['<link rel="canonical" href="https://another.example/">', 'https://paperplane.example/', 'https://paperplane.example/'],
    ['<link rel="canonical" href="javascript:alert(1)">', 'https://paperplane.example/', 'https://paperplane.example/'],
    ['<link rel="canonical" href="">', 'https://paperplane.example/en', 'https://paperplane.example/en'],
    [meta('og:url', 'https://paperplane.example/app'), 'https://paperplane.example/', 'https://paperplane.example/app'],
  ])('%s at %s is %s', (head, page, url) => {
    expect(site(head, { page }).url).toBe(url)
  })
})

describe('its pictures', () => {
  it('lie where the page says, and nowhere else', () => {
    const head = `<base href="https://cdn.example/assets/">${['a.png', '/b.png', '//c.example/c.png', 'data:image/png;base64,AAAA', 'javascript:1', 'https://u:p@d.example/d.png', 'e.svg', 'a.png', ''].map((each) => meta('og:image', each)).join('')}`
    expect(site(head).pictures).toEqual([
      'https://cdn.example/assets/a.png',
      'https://cdn.example/b.png',
      'https://c.example/c.png',
      'https://cdn.example/assets/',
    ])
  })

  it('are at most five, and logos at most six', () => {
    const many = Array.from(
      { length: 30 },
      (_, index) => `${meta('og:image', `/${index}.png`)}<link rel="icon" href="/i${index}.png" sizes="${128 + index}x${128 + index}">`,
    )
    expect([site(many.join('')).pictures.length, site(many.join('')).logos.length]).toEqual([5, 6])
  })

  it('have the largest square as a logo, by what is said of its size', () => {
    const head = `<link rel="icon" href="/16.png" sizes="16x16"><link rel="shortcut icon" href="/unknown.png"><link rel="icon" href="/wide.png" sizes="400x100">
      <link rel="apple-touch-icon-precomposed" sizes="152x152" href="/152.png"><link rel="icon" sizes="16x16 256X256" href="/256.webp">
      <link rel="mask-icon" href="/mask.png"><link rel="fluid-icon" href="/fluid.png"><link rel="icon" type="image/x-icon" href="/odd"><link rel="icon" type="image/svg+xml" href="/odd2">`
    expect(site(head).logos.map(({ url, size }) => [new URL(url).pathname, size])).toEqual([
      ['/256.webp', 256],
      ['/152.png', 152],
      ['/unknown.png', undefined],
      ['/wide.png', undefined],
    ])
  })
})

describe('its price', () => {
  const priced = (offers: unknown, more = {}) => site(data({ '@type': 'SoftwareApplication', offers, ...more })).pricing
  it.each([
    [{ price: 0 }, 'free'],
    [{ price: '0.00', priceCurrency: 'USD' }, 'free'],
    [[{ price: 0 }, { price: 12 }], 'freemium'],
    [{ '@type': 'AggregateOffer', lowPrice: '0', highPrice: '49' }, 'freemium'],
    [{ '@type': 'AggregateOffer', lowPrice: 5, highPrice: 49 }, 'paid'],
    [{ '@type': 'AggregateOffer', offers: [{ price: '0' }, { price: '5' }] }, 'freemium'],
    [{ priceSpecification: { price: '9,99' } }, 'paid'],
    [{ price: 'on request' }, undefined],
    ['free', undefined],
    [[], undefined],
  ])('by the offers %j is %s', (offers, pricing) => expect(priced(offers)).toBe(pricing))

  it('is none where it says so without an offer', () => {
    expect(priced(undefined, { isAccessibleForFree: true })).toBe('free')
    expect(priced(undefined, { isAccessibleForFree: 'True' })).toBe('free')
    expect(priced(undefined, { isAccessibleForFree: { toString: 1 } })).toBe(undefined)
  })

  it('is not that of something that it lists', () => {
    expect(site(data({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', name: 'Other', offers: { price: 5 } }] }))).toEqual({
      url: PAGE,
      logos: [],
      pictures: [],
      socials: {},
    })
  })
})

describe('where it is followed', () => {
  it('is known by what it is the same as', () => {
    const sameAs = [
      'https://twitter.com/paperplane?lang=en',
      'https://x.com/second',
      'https://github.com/paperplane',
      'https://gitlab.com/paperplane/core.git',
      'https://de.linkedin.com/company/paperplane/about/',
      'https://bsky.app/profile/paperplane.example',
      'https://www.youtube.com/@paperplane/videos',
      'http://instagram.com/paper.plane/',
      'https://www.facebook.com/paperplane',
      'https://mastodon.social/@paperplane',
    ]
    expect(site(data({ '@type': 'Organization', sameAs }))).toMatchObject({
      socials: {
        x: 'https://x.com/paperplane',
        github: 'https://github.com/paperplane',
        linkedin: 'https://www.linkedin.com/company/paperplane',
        bluesky: 'https://bsky.app/profile/paperplane.example',
        youtube: 'https://www.youtube.com/@paperplane',
        instagram: 'https://www.instagram.com/paper.plane',
        facebook: 'https://www.facebook.com/paperplane',
        mastodon: 'https://mastodon.social/@paperplane',
      },
      repoUrl: 'https://gitlab.com/paperplane/core',
    })
  })

  it.each([
    'https://twitter.com/intent/tweet?text=x',
    'https://x.com/',
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://github.com/features/actions',
    'https://medium.com/@paperplane',
    'https://www.threads.net/@paperplane',
    'https://twitter.com.evil.example/paperplane',
    'javascript:alert(1)//x.com/paperplane',
    'paperplane',
  ])('is not known by %s', (each) => {
    const { socials, repoUrl } = site(data({ '@type': 'Organization', sameAs: [each] }))
    expect([socials, repoUrl]).toEqual([{}, undefined])
  })

  it('is not where one of its people is', () => {
    expect(site(data({ '@type': 'Article', author: { '@type': 'Person', sameAs: ['https://x.com/ines'] } })).socials).toEqual({})
  })

  it('is known by links to itself and by its handle', () => {
    expect(site('<link rel="me" href="https://fosstodon.org/@paperplane"><meta name="twitter:site" content="paperplane">').socials).toEqual(
      {
        mastodon: 'https://fosstodon.org/@paperplane',
        x: 'https://x.com/paperplane',
      },
    )
    expect(site('<meta name="twitter:site" content="https://evil.example/">').socials).toEqual({})
  })

  it('is where its sources are, if that is where it is', () => {
    expect(site('', { page: 'https://github.com/ines/paperplane?tab=readme' }).repoUrl).toBe('https://github.com/ines/paperplane')
    expect(site(data({ '@type': 'SoftwareSourceCode', codeRepository: 'https://codeberg.org/ines/paperplane' })).repoUrl).toBe(
      'https://codeberg.org/ines/paperplane',
    )
  })
})

describe('data that are none', () => {
  it.each([
    ['broken', '{"@type":"Product",'],
    ['wrapped', '<!-- {"@type":"Product","name":"Paperplane"} -->', 'Paperplane'],
    ['wrapped as others do', '//<![CDATA[\n{"@type":"Product","name":"Paperplane"}\n//]]>', 'Paperplane'],
    ['with addresses for types', '{"@type":"http://schema.org/Product","name":["Paperplane"]}', 'Paperplane'],
    ['with a language', '{"@type":"Product","name":{"@value":"Paperplane","@language":"en"}}', 'Paperplane'],
    ['a number', '7'],
    ['null', 'null'],
    ['without an end', '['.repeat(100_000)],
    ['deep', `${'{"@graph":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['many', JSON.stringify(Array.from({ length: 5_000 }, () => ({ '@type': 'Product' })))],
    ['long in a way that once took minutes', `{"a":"${';'.repeat(100_000)}"}x`],
    ['markup without an end', JSON.stringify({ '@type': 'Product', description: '<b></i>'.repeat(15_000) })],
    [
      'of other forms',
      JSON.stringify({
        '@type': 'Product',
        name: { toString: 1 },
        offers: { price: {} },
        image: [null, 3, {}],
        logo: [[[]]],
        sameAs: { a: 1 },
      }),
    ],
  ])('are let be: %s', (_what, text, name?: string) => {
    expect(site(`<script type="application/ld+json">${text}</script>`).name).toBe(name)
  })

  it('do no harm, whatever they are', () => {
    const keys = fc.constantFrom(
      '@type',
      '@graph',
      'name',
      'offers',
      'price',
      'sameAs',
      'logo',
      'url',
      'image',
      'slogan',
      'description',
      'publisher',
      'isAccessibleForFree',
      '__proto__',
      'toString',
    )
    const types = fc.constantFrom('Product', 'SoftwareApplication', 'Organization')
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        types,
        fc.webUrl(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(keys, tie('value')),
      ),
    }))
    fc.assert(
      fc.property(value, value, fc.string(), (linked, manifest, text) => {
        site(`<title>${text}</title>${meta('og:image', text)}<link rel=icon href="${text}">${data(linked)}`, {
          manifest: JSON.stringify({ icons: manifest, name: linked }),
        })
      }),
      { numRuns: runs(3_000) },
    )
  })
})
