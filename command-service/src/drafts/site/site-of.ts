import type { Site } from '@debut/events/tools/site-answers.ts'
import type { Head } from '../../kernel/sites/head-reader.ts'
import { addressesOf, listOf, pricesOf, textOf, type Thing, thingsIn } from '../../kernel/sites/linked-data.ts'
import { profilesAmong, repositoryAmong } from './profiles.ts'
import { siteLogos } from './site-logos.ts'
import { siteTexts } from './site-texts.ts'
import { withoutMarkup } from '../../kernel/sites/tidy-text.ts'
import { NO_MANIFEST, type WebManifest } from './web-manifest.ts'

const LONGEST_ADDRESS = 2_048
const MOST_PICTURES = 5
const MOST_PROFILES = 100
/** What campaigns and neighbours add to an address. */
const TRACKING = /^(utm_.*|ref|referrer|fbclid|gclid|msclkid|mc_[ce]id|igshid)$/i

const SOFTWARE = /Application$|^VideoGame$|^SoftwareSourceCode$/
const PRODUCT = /^(Product|ProductGroup|Service)$/
const OWNER = /Organization$|^(Corporation|Brand|LocalBusiness|WebSite)$/

const resolving = (page: URL, base: string | undefined) => {
  const from = (base === undefined ? null : URL.parse(base, page.href)) ?? page
  return (address: string, other: string | undefined = from.href): string | undefined => {
    const url = URL.parse(address.trim(), other)
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return undefined
    return url.href.length <= LONGEST_ADDRESS ? url.href : undefined
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')

/** Where it says that it lies, if that is on the same host; else where it was found, without what was added on the way. */
const ownAddress = (page: URL, said: readonly (string | undefined)[]): string => {
  for (const each of said) {
    const url = URL.parse(each ?? '')
    if (url === null || hostOf(url) !== hostOf(page)) continue
    url.hash = ''
    return url.href
  }
  const url = new URL(page)
  for (const key of Array.from(url.searchParams.keys())) if (TRACKING.test(key)) url.searchParams.delete(key)
  url.hash = ''
  return url.href
}

const isFree = ({ values: { isAccessibleForFree: free } }: Thing) => free === true || (typeof free === 'string' && /^true$/i.test(free))

const pricingOf = (things: readonly Thing[]): Site['pricing'] => {
  const prices = things.flatMap(pricesOf)
  if (prices.length === 0) return things.some(isFree) ? 'free' : undefined
  if (prices.every((price) => price === 0)) return 'free'
  return prices.includes(0) ? 'freemium' : 'paid'
}

/** The address of the manifest, which is a file of its own. */
export const manifestAddress = ({ links, base }: Head, page: URL): string | undefined => {
  const link = links.find(({ rel }) => rel.includes('manifest'))
  return link === undefined ? undefined : resolving(page, base)(link.href)
}

/** What a page says of the site that it stands for. */
export const siteOf = (head: Head, page: URL, manifest: WebManifest = NO_MANIFEST): Site => {
  const resolve = resolving(page, head.base)
  const said = (...keys: string[]) => keys.flatMap((key) => head.meta.get(key) ?? [])
  const linked = (rel: string) => head.links.filter((link) => link.rel.includes(rel)).flatMap(({ href }) => resolve(href) ?? [])
  const things = thingsIn(head.linkedData)
  const ofType = (pattern: RegExp) => things.filter(({ types }) => types.some((type) => pattern.test(type)))
  const [software, products, owners] = [ofType(SOFTWARE), ofType(PRODUCT), ofType(OWNER)]
  const offered = [...software, ...products]
  const named = [...offered, ...owners]
  const texts = (of: readonly Thing[], key: string) => of.map(({ values }) => withoutMarkup(textOf(values[key]) ?? ''))

  const [handle] = said('twitter:site')
  const repositories = things.flatMap(({ values }) => addressesOf(values['codeRepository']))
  const elsewhere = [
    ...named.flatMap(({ values }) =>
      listOf(values['sameAs'])
        .slice(0, MOST_PROFILES)
        .flatMap((each) => (typeof each === 'string' ? [each.trim()] : [])),
    ),
    ...linked('me'),
    ...(handle !== undefined && /^@?\w{1,15}$/.test(handle.trim()) ? [`https://x.com/${handle.trim().replace('@', '')}`] : []),
  ]
  const repoUrl = repositoryAmong([...repositories, ...elsewhere, page.href])
  const pictures = [
    ...software.flatMap(({ values }) => addressesOf(values['screenshot'])),
    ...said('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
    ...offered.flatMap(({ values }) => addressesOf(values['image'])),
  ]
  const pricing = pricingOf(offered)

  return {
    url: ownAddress(page, [...linked('canonical'), ...said('og:url').map((each) => resolve(each))]),
    ...siteTexts({
      hostname: page.hostname,
      names: [
        ...texts(software, 'name'),
        ...said('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
        ...texts(owners, 'name'),
        ...texts(products, 'name'),
        manifest.shortName,
        manifest.name,
      ],
      titles: [head.title, ...said('og:title', 'twitter:title')],
      taglines: [...texts(named, 'slogan'), ...texts(named, 'alternativeHeadline')],
      descriptions: [
        ...said('og:description', 'description', 'twitter:description'),
        ...texts(offered, 'description'),
        ...texts(owners, 'description'),
        manifest.description,
      ],
    }),
    logos: siteLogos({
      links: head.links,
      manifest,
      manifestUrl: manifestAddress(head, page),
      others: [...named.flatMap(({ values }) => addressesOf(values['logo'])), ...said('og:logo')],
      resolve,
    }),
    pictures: [...new Set(pictures.flatMap((each) => resolve(each) ?? []))]
      .filter((each) => !/\.svgz?$/i.test(new URL(each).pathname))
      .slice(0, MOST_PICTURES),
    ...(pricing !== undefined && { pricing }),
    socials: profilesAmong(elsewhere),
    ...(repoUrl !== undefined && { repoUrl }),
  }
}
