/**
 * A picture as data, so that what a page shows and what is saved are the same: React draws it as SVG, and a canvas paints it for PNG. A canvas can't be
 * given our SVG to paint, as our policy lets no page load a picture from `blob:` or `data:`.
 */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** One colour, or two from the top to the bottom of the shape. */
export type Fill = string | { readonly from: string; readonly to: string }

interface Box {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  readonly fill?: Fill
  readonly stroke?: string
  readonly hasShadow?: true
}

interface Path {
  readonly kind: 'path'
  readonly d: string
  readonly fill?: Fill
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dash?: readonly number[]
  /** Where a fill of two colours begins and ends. */
  readonly top?: number
  readonly bottom?: number
}

export type Anchor = 'start' | 'middle' | 'end'

interface Text {
  readonly kind: 'text'
  /** Where the text begins, ends or has its middle, as its anchor says. The start of a text from right to left is at its right. */
  readonly x: number
  /** Of the line that it stands on. */
  readonly y: number
  readonly text: string
  readonly size: number
  readonly weight?: number
  readonly fill: string
  readonly anchor?: Anchor
  readonly isDisplay?: true
  readonly direction?: 'ltr' | 'rtl'
}

interface Bitmap {
  readonly kind: 'bitmap'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  /** Only canvases draw it. */
  readonly bitmap: ImageBitmap
}

export type Shape = Box | Path | Text | Bitmap
export type TextShape = Text

/** Those who open a saved SVG may not have our fonts: their own stand in. */
const STACK =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"'

export const familyOf = ({ isDisplay }: Pick<Text, 'isDisplay'>): string =>
  isDisplay === true ? `"Bricolage Grotesque Variable", "Bricolage Grotesque", Inter, ${STACK}` : `"Inter Variable", Inter, ${STACK}`

/** As canvases and `document.fonts` take it. */
export const fontOf = (text: Pick<Text, 'size' | 'weight' | 'isDisplay'>): string =>
  `${text.weight ?? 400} ${text.size}px ${familyOf(text)}`

export const SHADOW = { blur: 18, down: 6, colour: 'rgba(20, 16, 10, 0.18)' }
