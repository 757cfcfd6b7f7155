import { type Fill, fontOf, type Picture, SHADOW, type Shape, type TextShape } from './picture.ts'

type Context = CanvasRenderingContext2D

const paintOf = (context: Context, fill: Fill, top: number, bottom: number): string | CanvasGradient => {
  if (typeof fill === 'string') return fill
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, fill.from)
  gradient.addColorStop(1, fill.to)
  return gradient
}

const paintText = (context: Context, shape: TextShape) => {
  const { text, x, y, fill, anchor = 'start', direction = 'ltr' } = shape
  context.font = fontOf(shape)
  context.fillStyle = fill
  context.direction = direction
  context.textAlign = anchor === 'middle' ? 'center' : anchor
  context.fillText(text, x, y)
}

const paintShape = (context: Context, shape: Shape, scale: number): void => {
  switch (shape.kind) {
    case 'text':
      return paintText(context, shape)
    case 'bitmap': {
      const { bitmap, x, y, width, height, radius } = shape
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.clip()
      // As large as it has to be to fill its place.
      const grown = Math.max(width / bitmap.width, height / bitmap.height)
      const [wide, high] = [bitmap.width * grown, bitmap.height * grown]
      context.drawImage(bitmap, x + (width - wide) / 2, y + (height - high) / 2, wide, high)
      return
    }
    case 'box': {
      const { x, y, width, height, radius = 0, fill, stroke, hasShadow } = shape
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      if (hasShadow === true) {
        context.shadowColor = SHADOW.colour
        // A canvas doesn't scale shadows with everything else.
        context.shadowBlur = SHADOW.blur * scale
        context.shadowOffsetY = SHADOW.down * scale
      }
      if (fill !== undefined) {
        context.fillStyle = paintOf(context, fill, y, y + height)
        context.fill()
      }
      context.shadowColor = 'transparent'
      if (stroke === undefined) return
      context.strokeStyle = stroke
      context.stroke()
      return
    }
    case 'path': {
      const { d, fill, stroke, strokeWidth = 1, dash = [], top = 0, bottom = 0 } = shape
      const path = new Path2D(d)
      if (fill !== undefined) {
        context.fillStyle = paintOf(context, fill, top, bottom)
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a context is no array
        context.fill(path)
      }
      if (stroke === undefined) return
      Object.assign(context, { strokeStyle: stroke, lineWidth: strokeWidth, lineJoin: 'round', lineCap: 'round' })
      context.setLineDash([...dash])
      context.stroke(path)
    }
  }
}

/** The fonts that its texts need: a canvas draws with what has arrived, and doesn't wait. */
export const loadFonts = async ({ shapes }: Pick<Picture, 'shapes'>): Promise<void> => {
  const texts = shapes.filter((shape): shape is TextShape => shape.kind === 'text' && shape.text !== '')
  await Promise.allSettled(texts.map((shape) => document.fonts.load(fontOf(shape), shape.text)))
}

/** Draws on a canvas of the size of the picture, so many times enlarged. */
export const paint = (canvas: HTMLCanvasElement, { width, height, shapes }: Picture, scale: number): void => {
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to draw on')
  context.scale(scale, scale)
  for (const shape of shapes) {
    context.save()
    paintShape(context, shape, scale)
    context.restore()
  }
}

export const toPng = async (picture: Picture, scale: number): Promise<Blob> => {
  await loadFonts(picture)
  const canvas = document.createElement('canvas')
  paint(canvas, picture, scale)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw new Error('The picture could not be made')
  return file
}
