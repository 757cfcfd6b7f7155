import type { Anchor, Fill, Shape, TextShape } from '../picture/picture.ts'
import type { Measure } from '../picture/text-width.ts'
import { charactersIn, directionOf, fitLine, wrapText } from '../picture/wrap-text.ts'
import type { IconColour, Notification, Scene, Wallpaper } from './notifications.ts'

export interface Tools {
  readonly measure: Measure
  /** Of an uploaded picture, once it has been read. */
  readonly bitmapOf: (picture: string) => ImageBitmap | undefined
}

/** What a look draws on the wallpaper, and how much of that it needs. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** Where there is room for the label. */
  readonly label: { readonly right: number; readonly top: number }
}

export interface Card {
  readonly shapes: readonly Shape[]
  readonly height: number
}

export const WALLPAPERS: Readonly<Record<Wallpaper, Readonly<Record<Scene['theme'], Fill>>>> = {
  paper: { light: { from: '#fbf8f2', to: '#ece5d9' }, dark: { from: '#26221d', to: '#171411' } },
  dusk: { light: { from: '#f7b58a', to: '#8f6fb5' }, dark: { from: '#5c3550', to: '#1c1a33' } },
  sea: { light: { from: '#a7dcec', to: '#4f8fc4' }, dark: { from: '#1f4f6b', to: '#0e1d30' } },
  forest: { light: { from: '#cfe3b4', to: '#5f9a74' }, dark: { from: '#2f5140', to: '#11201a' } },
  rose: { light: { from: '#fbd5dc', to: '#d48aa8' }, dark: { from: '#5e2f45', to: '#22121d' } },
  slate: { light: { from: '#d5dae1', to: '#9aa5b4' }, dark: { from: '#363e49', to: '#15181d' } },
}

const ICONS: Readonly<Record<IconColour, Fill>> = {
  orange: { from: '#ff9552', to: '#d9480f' },
  red: { from: '#ff7b72', to: '#c0241c' },
  pink: { from: '#f29ac4', to: '#c23b83' },
  violet: { from: '#b49cf0', to: '#6d46c4' },
  blue: { from: '#79b4f6', to: '#1f63c4' },
  teal: { from: '#62c9c0', to: '#0f7f78' },
  green: { from: '#6fcf8e', to: '#1d7f45' },
  grey: { from: '#a8a29a', to: '#5f5a53' },
}

export interface Inks {
  readonly card: string
  readonly ink: string
  readonly soft: string
}

export const inksOf = (theme: Scene['theme'], isClear: boolean): Inks =>
  theme === 'light'
    ? { card: isClear ? 'rgba(255, 255, 255, 0.82)' : '#ffffff', ink: '#1b1815', soft: '#5d564d' }
    : { card: isClear ? 'rgba(38, 34, 30, 0.8)' : '#26221e', ink: '#f6f2eb', soft: '#b6ada1' }

/** White or black, on the wallpaper itself. */
export const onWallpaper = ({ theme, wallpaper }: Pick<Scene, 'theme' | 'wallpaper'>): string =>
  theme === 'light' && (wallpaper === 'paper' || wallpaper === 'slate' || wallpaper === 'rose') ? '#231e19' : '#ffffff'

interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly radius: number
}

export const iconShapes = (notification: Notification, { x, y, size, radius }: Square, { bitmapOf }: Tools): readonly Shape[] => {
  const { iconKind, emoji, initial, app, picture, colour } = notification
  const tile: Shape = { kind: 'box', x, y, width: size, height: size, radius, fill: ICONS[colour] }
  const bitmap = iconKind === 'picture' ? bitmapOf(picture) : undefined
  if (bitmap !== undefined) return [{ kind: 'bitmap', x, y, width: size, height: size, radius, bitmap }]
  const [sign = ''] = charactersIn(iconKind === 'emoji' ? emoji.trim() : initial.trim() || app.trim().toUpperCase())
  if (sign === '') return [tile]
  const scale = iconKind === 'emoji' ? 0.56 : 0.52
  return [
    tile,
    {
      kind: 'text',
      x: x + size / 2,
      y: y + size * (0.5 + scale * 0.36),
      text: sign,
      size: Math.round(size * scale),
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    },
  ]
}

interface Line extends Pick<TextShape, 'size' | 'weight' | 'fill' | 'isDisplay'> {
  readonly left: number
  readonly width: number
}

interface Block extends Line {
  readonly top: number
  readonly lineHeight: number
  readonly most: number
  readonly isCentred?: true
}

/** Where a text begins: at the right, where it is read from there. */
const placed = (text: string, { left, width }: Pick<Line, 'left' | 'width'>, isCentred = false) => {
  const direction = directionOf(text)
  const anchor: Anchor = isCentred ? 'middle' : 'start'
  return { x: isCentred ? left + width / 2 : direction === 'rtl' ? left + width : left, direction, anchor }
}

/** Lines below each other, and how high they are together. */
export const textBlock = (text: string, { top, lineHeight, most, isCentred, ...line }: Block, { measure }: Tools) => {
  const { left, width, ...font } = line
  if (text.trim() === '') return { shapes: [], height: 0 }
  const lines = wrapText(text, { width, font, most, measure })
  return {
    shapes: lines.map((each, index): Shape => ({
      kind: 'text',
      text: each,
      y: top + index * lineHeight + (lineHeight + font.size * 0.72) / 2,
      ...font,
      ...placed(text, { left, width }, isCentred),
    })),
    height: lines.length * lineHeight,
  }
}

/** A text with another at the far end of its line. */
export const lineWithEnd = (
  text: string,
  end: string,
  { y, left, width, ...font }: Line & { readonly y: number; readonly endFill: string; readonly endSize: number },
  { measure }: Tools,
): readonly Shape[] => {
  const { endFill, endSize, ...own } = font
  const endFont = { size: endSize, fill: endFill }
  const shownEnd = fitLine(end, { width: width * 0.45, font: endFont, measure })
  const room = width - (shownEnd === '' ? 0 : measure(shownEnd, endFont) + 10)
  const shown = fitLine(text, { width: room, font: own, measure })
  const isMirrored = directionOf(text || end) === 'rtl'
  const atLeft = { x: left, direction: isMirrored ? 'rtl' : 'ltr', anchor: isMirrored ? 'end' : 'start' } as const
  const atRight = { x: left + width, direction: isMirrored ? 'rtl' : 'ltr', anchor: isMirrored ? 'start' : 'end' } as const
  return [
    { kind: 'text', text: shown, y, ...own, ...(isMirrored ? atRight : atLeft) },
    { kind: 'text', text: shownEnd, y, ...endFont, ...(isMirrored ? atLeft : atRight) },
  ]
}
