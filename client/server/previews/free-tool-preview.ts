import { FREE_TOOLS_PATH, type FreeToolSlug, type freeTools } from '../../src/features/free-tools/free-tools-list.ts'
import { colours } from './preview-scene.ts'
import { STAR_PIXELS, starPreview } from './star-preview.ts'

const ink = `fill="none" stroke="${colours.night}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`
const lime = `fill="none" stroke="${colours.lime}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`

/** On a sheet of 100 by 100. */
const SIGNS: Readonly<Record<FreeToolSlug, string>> = {
  'product-launch-checklist': `<path ${lime} d="m22 30 5 5 9-11M22 52l5 5 9-11"/><rect ${ink} x="22" y="67" width="13" height="13" rx="4"/><path ${ink} d="M48 30h30M48 52h30M48 74h22"/>`,
  'website-scraping': `<rect ${ink} x="18" y="24" width="64" height="52" rx="9"/><path ${ink} d="M18 40h64M30 54h20M30 64h14"/><circle ${lime} cx="64" cy="58" r="8"/>`,
  'startup-name-generator': `<path ${ink} d="M22 74 38 28l16 46M28 58h20"/><path ${lime} d="M72 30v16M64 38h16M68 62h14"/>`,
  'fake-analytics-generator': `<path ${ink} d="M20 22v58h60"/><path ${lime} d="M30 66c10-2 12-14 20-14s10-16 28-22"/>`,
  'fake-notification-generator': `<path ${ink} d="M30 46a20 20 0 0 1 40 0c0 14 6 20 6 20H24s6-6 6-20zM43 76a7 7 0 0 0 14 0"/><circle cx="70" cy="28" r="9" fill="${colours.lime}"/>`,
}

const drawnSign = async (sign: string): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${STAR_PIXELS}" height="${STAR_PIXELS}" viewBox="0 0 100 100">${sign}</svg>`
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`
}

const preview = (name: string, line: string, sign: FreeToolSlug, at: string): Promise<Buffer> =>
  starPreview({ name, line, standing: undefined, picture: drawnSign(SIGNS[sign]), shape: 'square', address: at })

export const freeToolPreview = ({ name, line, slug }: (typeof freeTools)[number], host: string): Promise<Buffer> =>
  preview(name, line, slug, `${host}${FREE_TOOLS_PATH}`)

export const freeToolsPreview = (host: string): Promise<Buffer> =>
  preview('Free tools', 'For the days before and after a launch. No account needed.', 'product-launch-checklist', host)
