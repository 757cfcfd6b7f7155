import { createElement, type CSSProperties, isValidElement, type ReactNode } from 'react'
import type { Font } from 'satori'
import { loadPreviewFonts, type Scripts, scriptsIn, TEXT } from './preview-fonts.ts'
import { colours, HEIGHT, WIDTH } from './preview-scene.ts'

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

export const picture = (source: string, size: number, radius: number): ReactNode =>
  createElement('img', { src: source, width: size, height: size, style: { borderRadius: radius } })

/** Blurs are taken from what lies beyond the edge as well. */
const MARGIN = 60
/** Light has no edges to lose: it is drawn at half its size, in a third of the time. */
const SCALE = 0.5

/** Loaded with the first preview, as what draws the text: pages are served without them. */
const loadSharp = async () => (await import('sharp')).default
const loadSatori = async () => (await import('satori')).default

/** There are few, and their blurs are the most of the work. */
const scenes = new Map<string, Promise<Buffer>>()

const paint = async (scene: string): Promise<Buffer> => {
  const sharp = await loadSharp()
  const height = HEIGHT + 2 * MARGIN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${height * SCALE}" viewBox="0 ${-MARGIN} ${WIDTH} ${height}">${scene}</svg>`
  const small = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: MARGIN * SCALE, width: WIDTH * SCALE, height: HEIGHT * SCALE })
    .png()
    .toBuffer()
  return sharp(small).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).png().toBuffer()
}

const painted = (scene: string): Promise<Buffer> => {
  const known = scenes.get(scene) ?? paint(scene)
  scenes.set(scene, known)
  return known
}

/** Read once, and only those that some preview has needed: taking in all of them takes longer than drawing. */
const fonts = new Map<Scripts, Promise<Font[]>>()

const fontsFor = (content: ReactNode): Promise<Font[]> => {
  const scripts = scriptsIn(textIn(content))
  const known = fonts.get(scripts) ?? loadPreviewFonts(scripts)
  fonts.set(scripts, known)
  return known
}

const textIn = (node: ReactNode): string => {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map((each: ReactNode) => textIn(each)).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textIn(node.props.children) : ''
}

interface Preview {
  /** What stands behind it, drawn by hand. */
  readonly scene: string
  /** What of that has edges: it lies above the scene. */
  readonly sign: string
  /** May wait for pictures, while all else is made ready. */
  readonly content: Promise<ReactNode>
}

/** Text becomes paths, so that no font of the machine is needed. */
export const drawPreview = async ({ scene, sign, content }: Preview): Promise<Buffer> => {
  const [behind, satori, sharp, inside] = await Promise.all([painted(scene), loadSatori(), loadSharp(), content])
  const frame = box({ width: WIDTH, height: HEIGHT, position: 'relative', fontFamily: TEXT, fontWeight: 500, color: colours.paper }, inside)
  const drawn = await satori(frame, { width: WIDTH, height: HEIGHT, fonts: await fontsFor(inside) })
  const svg = drawn.replace(/<\/svg>$/, `${sign}</svg>`)
  return sharp(behind)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}
