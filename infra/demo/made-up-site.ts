import type { Product } from './products/read-products.ts'

export type SiteProduct = Pick<Product, 'name' | 'tagline' | 'pricing' | 'openSource' | 'facts'> & {
  readonly slug: string
  readonly kind: Pick<Product['kind'], 'features'>
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Of the picture for those who share it. */
export const PREVIEW = { width: 1_200, height: 630 }

const ICONS = [512, 48, 32, 16]

const PRICES = { free: '0', freemium: '0', paid: '12' } as const

const fileOf = (text: string) => `${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`

/** The home page of a product, as its makers would have written it: good in most, with a fault or two that an attentive reader finds. */
export const madeUpSite = ({ slug, name, tagline, pricing, openSource, facts, kind: { features } }: SiteProduct): string => {
  const home = `https://${slug}.example/`
  const description = `${name}: ${tagline}. ${facts.join('. ')}.`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    url: home,
    applicationCategory: 'WebApplication',
    offers: { '@type': 'Offer', price: PRICES[pricing], priceCurrency: 'EUR' },
  }
  const shots = facts.map((fact) => `<img src="/shots/${fileOf(fact)}" alt="${escaped(fact)}" width="960" height="540">`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(name)}: ${escaped(tagline)}</title>
<meta name="description" content="${escaped(description)}"><meta name="generator" content="Hugo 0.152.2">
<link rel="canonical" href="${home}"><link rel="apple-touch-icon" sizes="180x180" href="/icon-180.png">
${ICONS.map((size) => `<link rel="icon" type="image/png" sizes="${size}x${size}" href="/icon-${size}.png">`).join('\n')}
<meta property="og:title" content="${escaped(name)}"><meta property="og:site_name" content="${escaped(name)}">
<meta property="og:description" content="${escaped(tagline)}"><meta property="og:image" content="/preview.png">
<meta property="og:image:width" content="${PREVIEW.width}"><meta property="og:image:height" content="${PREVIEW.height}">
<meta property="og:image:alt" content="${escaped(name)} on a screen"><meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
<body><header><a href="/"><img src="/icon-48.png" alt="${escaped(name)}" width="48" height="48"></a>
<nav><a href="/features">Features</a> <a href="/pricing">Pricing</a> <a href="/de/" hreflang="de">Deutsch</a></nav></header>
<h1>${escaped(tagline)}</h1>
${facts.map((fact, index) => `<h2>${escaped(fact)}</h2>${shots[index] ?? ''}`).join('\n')}
<h2>What you get</h2>${features.map((feature) => `<h3>${escaped(feature)}</h3>`).join('\n')}
<img src="/shots/team.webp" width="960" height="540"><p><a href="/pricing">See the prices</a> or <a href="/features">all features</a>.</p>
<footer><a href="/about">About</a> <a href="https://status.${slug}.example/">Status</a>
${openSource ? `<a href="https://code.example/${slug}">Source</a>` : ''} <a rel="nofollow" href="https://social.example/@${slug}">Social</a></footer>
</body></html>`
}
