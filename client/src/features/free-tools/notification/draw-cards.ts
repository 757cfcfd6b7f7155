import { fitLine } from '../picture/wrap-text.ts'
import { type Card, type Drawn, iconShapes, inksOf, lineWithEnd, textBlock, type Tools } from './drawing-parts.ts'
import type { Notification, Scene } from './notifications.ts'

const WIDTH = 440
const LEFT = 28
const CARD = WIDTH - 2 * LEFT

const GOOD = '#1d8f55'

/** The amount in the middle, below a tick. */
const paymentCard = (notification: Notification, top: number, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, false)
  const { app, title, text, time } = notification
  const inside = { left: LEFT + 24, width: CARD - 48 }
  const middle = WIDTH / 2
  const amount = textBlock(
    title,
    { ...inside, top: top + 104, size: 40, weight: 740, isDisplay: true, fill: ink, lineHeight: 48, most: 2, isCentred: true },
    tools,
  )
  const body = textBlock(
    text,
    { ...inside, top: top + 110 + amount.height, size: 16, fill: soft, lineHeight: 23, most: 6, isCentred: true },
    tools,
  )
  const foot = top + 110 + amount.height + body.height + 18
  const small = { size: 13.5, fill: soft }
  const footText = fitLine([app, time].filter((part) => part.trim() !== '').join(' · '), {
    width: inside.width - 30,
    font: small,
    measure: tools.measure,
  })
  const footWidth = tools.measure(footText, small) + 26
  return {
    height: foot + 52 - top,
    shapes: [
      { kind: 'box', x: LEFT, y: top, width: CARD, height: foot + 52 - top, radius: 26, fill: card, hasShadow: true },
      { kind: 'box', x: middle - 28, y: top + 30, width: 56, height: 56, radius: 28, fill: GOOD },
      { kind: 'path', d: `M${middle - 12} ${top + 59}l8 8 16-18`, stroke: '#ffffff', strokeWidth: 4.5 },
      ...amount.shapes,
      ...body.shapes,
      ...iconShapes(notification, { x: middle - footWidth / 2, y: foot + 6, size: 19, radius: 5 }, tools),
      { kind: 'text', x: middle - footWidth / 2 + 26, y: foot + 20, text: footText, ...small },
    ],
  }
}

const ROW = 26
const MOST_ROWS = 12

/** Each line of the text is a row, with its price at the end after a bar. */
const orderCard = (notification: Notification, top: number, scene: Scene, tools: Tools): Card => {
  const { card, ink, soft } = inksOf(scene.theme, false)
  const { app, title, text, time } = notification
  const [left, width] = [LEFT + 22, CARD - 44]
  const head = lineWithEnd(
    app,
    time,
    { y: top + 46, left: left + 52, width: width - 52, size: 15, weight: 600, fill: ink, endFill: soft, endSize: 13.5 },
    tools,
  )
  const titled = textBlock(
    title,
    { left, width, top: top + 80, size: 22, weight: 720, isDisplay: true, fill: ink, lineHeight: 29, most: 2 },
    tools,
  )
  const rowsTop = top + 80 + titled.height + 16
  const rows = text
    .trim()
    .split('\n')
    .filter((row) => row.trim() !== '')
    .slice(0, MOST_ROWS)
  const rowShapes = rows.flatMap((row, index) => {
    const bar = row.lastIndexOf('|')
    const [what, price] = bar < 0 ? [row, ''] : [row.slice(0, bar), row.slice(bar + 1)]
    return lineWithEnd(
      what.trim(),
      price.trim(),
      { y: rowsTop + index * ROW + 24, left, width, size: 15.5, fill: ink, endFill: ink, endSize: 15.5 },
      tools,
    )
  })
  const height = rowsTop + rows.length * ROW + 26 - top
  return {
    height,
    shapes: [
      { kind: 'box', x: LEFT, y: top, width: CARD, height, radius: 22, fill: card, hasShadow: true },
      ...iconShapes(notification, { x: left, y: top + 22, size: 40, radius: 11 }, tools),
      ...head,
      ...titled.shapes,
      { kind: 'path', d: `M${left} ${rowsTop}H${left + width}`, stroke: soft, strokeWidth: 1, dash: [2, 5] },
      ...rowShapes,
    ],
  }
}

export const drawCards = (scene: Scene, tools: Tools): Drawn => {
  const drawCard = scene.look === 'payment' ? paymentCard : orderCard
  let bottom = 60
  const shapes = scene.notifications.flatMap((notification) => {
    const card = drawCard(notification, bottom, scene, tools)
    bottom += card.height + 16
    return card.shapes
  })
  return { width: WIDTH, height: Math.round(bottom + 16), shapes, label: { right: WIDTH - LEFT, top: 16 } }
}
