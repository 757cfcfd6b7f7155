import type { Shape } from '../picture/picture.ts'
import { type Card, iconShapes, lineWithEnd, textBlock, type Tools } from './drawing-parts.ts'
import type { Notification } from './notifications.ts'

type Box = Extract<Shape, { kind: 'box' }>
type LineStyle = Parameters<typeof lineWithEnd>[2]
type BlockStyle = Parameters<typeof textBlock>[1]

/** A look's banner: all that is not the texts themselves. What is measured from the top is so from the card's own. */
export interface BannerLayout {
  readonly box: Omit<Box, 'kind' | 'y' | 'height'>
  readonly leastHeight: number
  /** In the middle of the card's height, unless it says how far from the top. */
  readonly icon: { readonly x: number; readonly y?: number; readonly size: number; readonly radius: number }
  /** The first line, with the time at its end. */
  readonly head: LineStyle & { readonly text: string }
  readonly bodyTop: number
  /** Below each other; one without a text takes no room. */
  readonly body: readonly (Omit<BlockStyle, 'top'> & { readonly text: string })[]
  readonly foot: number
}

export const drawBanner = (notification: Notification, top: number, layout: BannerLayout, tools: Tools): Card => {
  const { box, leastHeight, icon, head, bodyTop, body, foot } = layout
  const { text: headText, ...headStyle } = head
  let needed = bodyTop
  const bodyShapes = body.flatMap(({ text, ...style }) => {
    const block = textBlock(text, { ...style, top: top + needed }, tools)
    needed += block.height
    return block.shapes
  })
  const height = Math.max(leastHeight, needed + foot)
  return {
    height,
    shapes: [
      { kind: 'box', ...box, y: top, height },
      ...iconShapes(notification, { ...icon, y: top + (icon.y ?? (height - icon.size) / 2) }, tools),
      ...lineWithEnd(headText, notification.time, { ...headStyle, y: top + head.y }, tools),
      ...bodyShapes,
    ],
  }
}
