import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { tidy } from '../../kernel/sites/tidy-text.ts'

type Technology = Scrape['technologies'][number]

/** How one is recognised: by a header and its value, a file that the page loads, or a mark that a framework leaves in it. */
interface Signs {
  readonly header?: readonly [name: string, value: RegExp]
  readonly file?: RegExp
  readonly mark?: RegExp
  readonly generator?: RegExp
}

const ANY = /(?:)/

/** Only what is certain: a guess would be worth less than nothing to who checks their own page. */
const RULES: readonly (readonly [technology: string, signs: Signs])[] = [
  ['Cloudflare', { header: ['cf-ray', ANY] }],
  ['Vercel', { header: ['x-vercel-id', ANY] }],
  ['Netlify', { header: ['x-nf-request-id', ANY] }],
  ['GitHub Pages', { header: ['x-github-request-id', ANY] }],
  ['Fly.io', { header: ['fly-request-id', ANY] }],
  ['Render', { header: ['rndr-id', ANY] }],
  ['Fastly', { header: ['x-served-by', /^cache-/] }],
  ['Amazon CloudFront', { header: ['x-amz-cf-id', ANY] }],
  ['nginx', { header: ['server', /^nginx/i] }],
  ['Apache', { header: ['server', /^apache/i] }],
  ['Caddy', { header: ['server', /^caddy/i] }],
  ['LiteSpeed', { header: ['server', /^litespeed/i] }],
  ['PHP', { header: ['x-powered-by', /^php/i] }],
  ['Express', { header: ['x-powered-by', /^express/i] }],
  ['ASP.NET', { header: ['x-powered-by', /^asp\.net/i] }],
  ['WordPress', { generator: /^wordpress\b/i, file: /\/wp-(content|includes)\// }],
  ['Shopify', { header: ['x-shopid', ANY], file: /^(https?:)?\/\/cdn\.shopify\.com\//, mark: /^#shopify-features$/ }],
  ['Wix', { generator: /^wix\.com/i, mark: /^#wix-essential-viewer-model$/ }],
  ['Squarespace', { generator: /^squarespace/i, file: /\/\/(assets|static1)\.squarespace\.com\// }],
  ['Webflow', { generator: /^webflow/i, mark: /^data-wf-page$/ }],
  ['Framer', { generator: /^framer\b/i, mark: /^data-framer-name$/, file: /\/\/framerusercontent\.com\// }],
  ['Ghost', { generator: /^ghost\b/i }],
  ['Drupal', { generator: /^drupal\b/i }],
  ['Joomla', { generator: /^joomla/i }],
  ['Hugo', { generator: /^hugo\b/i }],
  ['Jekyll', { generator: /^jekyll\b/i }],
  ['Eleventy', { generator: /^eleventy\b/i }],
  ['Docusaurus', { generator: /^docusaurus\b/i }],
  ['VitePress', { generator: /^vitepress\b/i }],
  ['Astro', { generator: /^astro\b/i, file: /\/_astro\//, mark: /^data-astro-cid-/ }],
  ['Next.js', { header: ['x-powered-by', /^next\.js/i], file: /\/_next\/static\//, mark: /^#__(next|NEXT_DATA__)$/ }],
  ['Nuxt', { generator: /^nuxt\b/i, file: /\/_nuxt\//, mark: /^(#__nuxt|#__NUXT_DATA__|data-n-head)$/ }],
  ['Gatsby', { generator: /^gatsby\b/i, mark: /^#___gatsby$/ }],
  ['SvelteKit', { file: /\/_app\/immutable\//, mark: /^data-sveltekit-/ }],
  ['Angular', { mark: /^ng-version$/ }],
  ['React', { mark: /^data-reactroot$/ }],
  ['Vue', { mark: /^data-v-/ }],
  ['Qwik', { mark: /^q:container$/ }],
  ['Hotwire Turbo', { mark: /^data-turbo/ }],
  ['Livewire', { mark: /^(wire:id|data-livewire-id)$/ }],
  ['Alpine.js', { mark: /^x-data$/ }],
  ['htmx', { mark: /^hx-/ }],
  ['jQuery', { file: /\/jquery([-.][\d.]+)?(\.slim)?(\.min)?\.js/i }],
  ['Bootstrap', { file: /\/bootstrap(\.bundle)?(\.min)?\.(js|css)/i }],
  ['Google Tag Manager', { file: /\/\/www\.googletagmanager\.com\/gtm\.js/ }],
  ['Google Analytics', { file: /\/\/www\.(googletagmanager\.com\/gtag\/js|google-analytics\.com\/)/ }],
  ['Plausible', { file: /\/\/plausible\.io\/js\// }],
  ['Fathom', { file: /\/\/cdn\.usefathom\.com\// }],
  ['Umami', { file: /\/\/cloud\.umami\.is\// }],
  ['Matomo', { file: /\/matomo\.js|\/piwik\.js/ }],
  ['PostHog', { file: /\/\/(app|us|eu)(-assets)?\.(i\.)?posthog\.com\// }],
  ['Hotjar', { file: /\/\/static\.hotjar\.com\// }],
  ['Cloudflare Web Analytics', { file: /\/\/static\.cloudflareinsights\.com\// }],
  ['Stripe', { file: /\/\/js\.stripe\.com\// }],
  ['Intercom', { file: /\/\/widget\.intercom\.io\// }],
  ['Crisp', { file: /\/\/client\.crisp\.chat\// }],
  ['Google Fonts', { file: /\/\/fonts\.googleapis\.com\// }],
  ['jsDelivr', { file: /\/\/cdn\.jsdelivr\.net\// }],
  ['unpkg', { file: /\/\/unpkg\.com\// }],
]

interface Seen {
  readonly headers: IncomingHttpHeaders
  readonly generators: readonly string[]
  readonly files: readonly string[]
  readonly marks: ReadonlySet<string>
}

const LONGEST_REASON = 120
const short = (text: string) => tidy(text).slice(0, LONGEST_REASON)

const reasonFor = ({ header, file, mark, generator }: Signs, { headers, generators, files, marks }: Seen): string | undefined => {
  if (header !== undefined) {
    const [name, value] = header
    const sent = headers[name]
    if (sent !== undefined && value.test(String(sent))) return value === ANY ? `header ${name}` : `header ${name}: ${short(String(sent))}`
  }
  const named = generator && generators.find((each) => generator.test(each.trim()))
  if (named !== undefined) return `generator ${short(named)}`
  const loaded = file && files.find((each) => file.test(each))
  if (loaded !== undefined) return `file ${short(loaded)}`
  const left = mark && [...marks].find((each) => mark.test(each))
  return left === undefined ? undefined : left.startsWith('#') ? `element ${left}` : `attribute ${left}`
}

/** What the page is made with, as far as it shows. A generator that no rule knows is named as it names itself. */
export const technologiesOf = (seen: Seen): Technology[] => {
  const found = RULES.flatMap(([technology, signs]): Technology[] => {
    const because = reasonFor(signs, seen)
    return because === undefined ? [] : [{ technology, because }]
  })
  const isKnown = (generator: string) => RULES.some(([, signs]) => signs.generator?.test(generator))
  const others = seen.generators.map(short).filter((each) => each !== '' && !isKnown(each))
  return [...others.slice(0, 3).map((each) => ({ technology: each, because: 'generator' })), ...found]
}
