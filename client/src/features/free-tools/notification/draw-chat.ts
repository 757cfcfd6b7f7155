import type { Shape } from '../picture/picture.ts'
import { fitLine, wrapText } from '../picture/wrap-text.ts'
import { type Drawn, iconShapes, inksOf, onWallpaper, textBlock, type Tools } from './drawing-parts.ts'
import type { Scene } from './notifications.ts'

const WIDTH = 480
const LEFT = 72
const MOST_WIDE = WIDTH - LEFT - 40
const PADDING = 14

/** The faces at the left, and a bubble that is as wide as its text. */
export const drawChat = (scene: Scene, tools: Tools): Drawn => {
  const { card, ink } = inksOf(scene.theme, false)
  const fill = onWallpaper(scene)
  const { measure } = tools
  let top = 60
  const shapes = scene.notifications.flatMap((notification): readonly Shape[] => {
    const { app, title, text, time } = notification
    const room = MOST_WIDE - 2 * PADDING
    const fonts = { title: { size: 15.5, weight: 650 }, text: { size: 15.5 } }
    const widest = (part: string, font: { size: number; weight?: number }, most: number) =>
      Math.max(0, ...wrapText(part, { width: room, font, most, measure }).map((line) => measure(line, font)))
    const width = Math.ceil(Math.min(room, Math.max(24, widest(title, fonts.title, 2), widest(text, fonts.text, 12))) + 1)
    const line = { left: LEFT + PADDING, width, fill: ink, lineHeight: 22 }
    const bubble = top + (app === '' ? 0 : 22)
    const titled = textBlock(title, { ...line, ...fonts.title, top: bubble + 9, most: 2 }, tools)
    const body = textBlock(text, { ...line, ...fonts.text, top: bubble + 9 + titled.height, most: 12 }, tools)
    const height = Math.max(40, titled.height + body.height + 18)
    const small = { size: 12.5, fill }
    const drawn: readonly Shape[] = [
      { kind: 'text', x: LEFT + 4, y: top + 13, text: fitLine(app, { width: MOST_WIDE, font: small, measure }), weight: 600, ...small },
      ...iconShapes(notification, { x: 22, y: bubble + height - 38, size: 38, radius: 19 }, tools),
      { kind: 'box', x: LEFT, y: bubble, width: width + 2 * PADDING, height, radius: 19, fill: card, hasShadow: true },
      ...titled.shapes,
      ...body.shapes,
      { kind: 'text', x: LEFT + 4, y: bubble + height + 19, text: time, ...small },
    ]
    top = bubble + height + (time === '' ? 14 : 36)
    return drawn
  })
  return { width: WIDTH, height: Math.round(Math.max(240, top + 24)), shapes, label: { right: WIDTH - 16, top: 16 } }
}
