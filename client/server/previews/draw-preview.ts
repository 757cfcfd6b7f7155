import { createElement, type CSSProperties, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { loadPreviewFonts, TEXT } from './preview-fonts.ts'
import { colours, HEIGHT, WIDTH } from './preview-scene.ts'

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

export const picture = (source: string, size: number, radius: number): ReactNode =>
  createElement('img', { src: source, width: size, height: size, style: { borderRadius: radius } })

let fonts: Promise<Font[]> | undefined

/** Text becomes paths, so that no font of the machine is needed; what stands behind it is drawn by hand. */
export const drawPreview = async (scene: string, content: ReactNode): Promise<Buffer> => {
  fonts ??= loadPreviewFonts()
  const frame = box({ width: WIDTH, height: HEIGHT, position: 'relative', fontFamily: TEXT, fontWeight: 500, color: colours.paper }, content)
  const svg = await satori(frame, { width: WIDTH, height: HEIGHT, fonts: await fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + scene)
  return sharp(Buffer.from(whole)).png({ palette: false, compressionLevel: 9 }).toBuffer()
}
