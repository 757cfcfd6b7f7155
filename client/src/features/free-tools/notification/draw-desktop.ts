import type { Shape } from '../picture/picture.ts'
import { type Drawn, iconShapes, inksOf, lineWithEnd, textBlock, type Tools } from './drawing-parts.ts'
import type { Notification, Scene } from './notifications.ts'

const WIDTH = 720
const LEAST_HEIGHT = 300
const BAR = 30
const CARD = 364
const LEFT = WIDTH - CARD - 16
const MOST_LINES = 4

interface Card {
  readonly height: number
  readonly shapesAt: (top: number) => readonly Shape[]
}

const roundedCard = (notification: Notification, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, true)
  const { app, title, text, time } = notification
  const [left, width] = [LEFT + 66, CARD - 66 - 16]
  const draw = (top: number) => {
    const head = lineWithEnd(
      title || app,
      time,
      { y: top + 29, left, width, size: 14.5, weight: 650, fill: ink, endFill: soft, endSize: 12.5 },
      tools,
    )
    const body = textBlock(text, { top: top + 38, left, width, size: 14, fill: ink, lineHeight: 19, most: MOST_LINES }, tools)
    return { head, body, height: Math.max(68, 38 + body.height + 14) }
  }
  return {
    height: draw(0).height,
    shapesAt: (top) => {
      const { head, body, height } = draw(top)
      return [
        { kind: 'box', x: LEFT, y: top, width: CARD, height, radius: 18, fill: card, hasShadow: true },
        ...iconShapes(notification, { x: LEFT + 14, y: top + (height - 40) / 2, size: 40, radius: 10 }, tools),
        ...head,
        ...body.shapes,
      ]
    },
  }
}

const flatCard = (notification: Notification, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, false)
  const { app, title, text, time } = notification
  const [left, width] = [LEFT + 18, CARD - 36]
  const draw = (top: number) => {
    const head = lineWithEnd(
      app,
      time,
      { y: top + 29, left: left + 28, width: width - 28, size: 13, fill: soft, endFill: soft, endSize: 12.5 },
      tools,
    )
    const titled = textBlock(title, { top: top + 44, left, width, size: 15, weight: 650, fill: ink, lineHeight: 21, most: 2 }, tools)
    const body = textBlock(
      text,
      { top: top + 44 + titled.height, left, width, size: 14, fill: soft, lineHeight: 19, most: MOST_LINES },
      tools,
    )
    return { head, titled, body, height: 44 + titled.height + body.height + 18 }
  }
  return {
    height: draw(0).height,
    shapesAt: (top) => {
      const { head, titled, body, height } = draw(top)
      return [
        { kind: 'box', x: LEFT, y: top, width: CARD, height, radius: 6, fill: card, hasShadow: true },
        ...iconShapes(notification, { x: left, y: top + 15, size: 19, radius: 4 }, tools),
        ...head,
        ...titled.shapes,
        ...body.shapes,
      ]
    },
  }
}

/** A bar with the time: above rounded banners, and below flat ones, which come up from there. */
export const drawDesktop = (scene: Scene, tools: Tools): Drawn => {
  const isRounded = scene.look === 'desktop-rounded'
  const { card, ink } = inksOf(scene.theme, true)
  const cards = scene.notifications.map((notification) => (isRounded ? roundedCard : flatCard)(notification, scene, tools))
  const gap = 10
  const needed = cards.reduce((sum, { height }) => sum + height + gap, 0) + BAR + 34
  const height = Math.round(Math.max(LEAST_HEIGHT, needed))
  const barTop = isRounded ? 0 : height - BAR
  const bar: Shape[] = [
    { kind: 'box', x: 0, y: barTop, width: WIDTH, height: BAR, fill: card },
    {
      kind: 'text',
      x: WIDTH - 16,
      y: barTop + 20,
      text: [scene.date, scene.clock].filter(Boolean).join('  '),
      size: 13,
      weight: 550,
      fill: ink,
      anchor: 'end',
    },
  ]
  let top = isRounded ? BAR + 16 : height - BAR - 16 - cards.reduce((sum, each) => sum + each.height, 0) - gap * (cards.length - 1)
  const shapes = cards.flatMap((each) => {
    const drawn = each.shapesAt(top)
    top += each.height + gap
    return drawn
  })
  return { width: WIDTH, height, shapes: [...bar, ...shapes], label: { right: 16 + 104, top: isRounded ? height - 44 : 16 } }
}
