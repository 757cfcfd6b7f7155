import type { Shape } from '../picture/picture.ts'
import { fitLine } from '../picture/wrap-text.ts'
import { type Drawn, iconShapes, inksOf, lineWithEnd, onWallpaper, textBlock, type Tools } from './drawing-parts.ts'
import type { Notification, Scene } from './notifications.ts'

const WIDTH = 390
const LEAST_HEIGHT = 560
const MARGIN = 12
const MOST_LINES = 5

interface Card {
  readonly shapes: readonly Shape[]
  readonly height: number
}

/** A large icon at the side, and clear cards. */
const roundedCard = (notification: Notification, top: number, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, true)
  const [left, width] = [MARGIN + 64, WIDTH - 2 * MARGIN - 64 - 16]
  const { app, title, text, time } = notification
  const head = lineWithEnd(app, time, { y: top + 28, left, width, size: 13, fill: soft, endFill: soft, endSize: 13 }, tools)
  const titled = textBlock(title, { top: top + 36, left, width, size: 15.5, weight: 650, fill: ink, lineHeight: 21, most: 2 }, tools)
  const body = textBlock(text, { top: top + 36 + titled.height, left, width, size: 15, fill: ink, lineHeight: 20, most: MOST_LINES }, tools)
  const height = Math.max(70, 36 + titled.height + body.height + 14)
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height, radius: 24, fill: card },
      ...iconShapes(notification, { x: MARGIN + 14, y: top + (height - 38) / 2, size: 38, radius: 10 }, tools),
      ...head,
      ...titled.shapes,
      ...body.shapes,
    ],
  }
}

/** A small round icon before the name, and solid cards. */
const flatCard = (notification: Notification, top: number, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, false)
  const [left, width] = [MARGIN + 16, WIDTH - 2 * MARGIN - 32]
  const { app, title, text, time } = notification
  const head = lineWithEnd(
    app,
    time,
    { y: top + 29, left: left + 30, width: width - 30, size: 13.5, fill: soft, endFill: soft, endSize: 13 },
    tools,
  )
  const titled = textBlock(title, { top: top + 42, left, width, size: 16, weight: 600, fill: ink, lineHeight: 22, most: 2 }, tools)
  const body = textBlock(
    text,
    { top: top + 42 + titled.height, left, width, size: 15, fill: soft, lineHeight: 21, most: MOST_LINES },
    tools,
  )
  const height = 42 + titled.height + body.height + 14
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height, radius: 16, fill: card },
      ...iconShapes(notification, { x: left, y: top + 13, size: 22, radius: 11 }, tools),
      ...head,
      ...titled.shapes,
      ...body.shapes,
    ],
  }
}

export const drawPhone = (scene: Scene, tools: Tools): Drawn => {
  const isRounded = scene.look === 'phone-rounded'
  const fill = onWallpaper(scene)
  const room = WIDTH - 56
  /** As large as it may be without leaving the screen. */
  const clockSize = (size: number) =>
    Math.round(Math.min(size, (size * room) / Math.max(1, tools.measure(scene.clock, { size, weight: 650 }))))
  const date = fitLine(scene.date, { width: room, font: { size: 19, weight: 600 }, measure: tools.measure })
  const screen: Shape[] = isRounded
    ? [
        { kind: 'text', x: WIDTH / 2, y: 92, text: date, size: 19, weight: 600, fill, anchor: 'middle' },
        { kind: 'text', x: WIDTH / 2, y: 172, text: scene.clock, size: clockSize(86), weight: 650, fill, anchor: 'middle' },
      ]
    : [
        { kind: 'text', x: 28, y: 136, text: scene.clock, size: clockSize(78), weight: 500, fill, isDisplay: true },
        { kind: 'text', x: 30, y: 172, text: date, size: 18, fill },
      ]
  const drawCard = isRounded ? roundedCard : flatCard
  let bottom = 216
  const cards = scene.notifications.flatMap((notification) => {
    const card = drawCard(notification, bottom, scene, tools)
    bottom += card.height + (isRounded ? 9 : 6)
    return card.shapes
  })
  const height = Math.round(Math.max(LEAST_HEIGHT, bottom + 64))
  const handle: Shape = { kind: 'box', x: WIDTH / 2 - 62, y: height - 16, width: 124, height: 5, radius: 2.5, fill }
  return { width: WIDTH, height, shapes: [...screen, ...cards, handle], label: { right: WIDTH - 14, top: 16 } }
}
