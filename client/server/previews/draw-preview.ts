import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { Font } from 'satori'
import { loadPreviewFonts, TEXT } from './preview-fonts.ts'
import { colours, HEIGHT, WIDTH } from './preview-scene.ts'

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

export const picture = (source: string, size: number, radius: number): ReactNode =>
  createElement('img', { src: source, width: size, height: size, style: { borderRadius: radius } })

/** Blurs are taken from what lies beyond the edge as well. */
const MARGIN = 60

/** Loaded with the first preview, as what draws the text: pages are served without them. */
const loadSharp = async () => (await import('sharp')).default
const loadSatori = async () => (await import('satori')).default

/** There are few, and their blurs are the most of the work. */
const scenes = new Map<string, Promise<Buffer>>()

const paint = async (scene: string): Promise<Buffer> => {
  const sharp = await loadSharp()
  const height = HEIGHT + 2 * MARGIN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 ${-MARGIN} ${WIDTH} ${height}">${scene}</svg>`
  return sharp(Buffer.from(svg)).extract({ left: 0, top: MARGIN, width: WIDTH, height: HEIGHT }).png().toBuffer()
}

const painted = (scene: string): Promise<Buffer> => {
  const known = scenes.get(scene) ?? paint(scene)
  scenes.set(scene, known)
  return known
}

let fonts: Promise<Font[]> | undefined

/** Text becomes paths, so that no font of the machine is needed; what stands behind it is drawn by hand. */
export const drawPreview = async (scene: string, content: ReactNode): Promise<Buffer> => {
  fonts ??= loadPreviewFonts()
  const frame = box(
    { width: WIDTH, height: HEIGHT, position: 'relative', fontFamily: TEXT, fontWeight: 500, color: colours.paper },
    content,
  )
  const [satori, sharp] = await Promise.all([loadSatori(), loadSharp()])
  const svg = await satori(frame, { width: WIDTH, height: HEIGHT, fonts: await fonts })
  return sharp(await painted(scene))
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
