import type { Choices } from '../choices.ts'
import type { Canvas, Colour } from './canvas.ts'

interface Inks extends Choices, Pick<Canvas, 'box'> {
  readonly panel: Colour
  readonly sunken: Colour
  readonly line: Colour
  readonly faint: Colour
  readonly ink: Colour
  readonly accent: Colour
  readonly wash: Colour
}

/** What stands on a screen of 1280 to 800. */
type Kind = (inks: Inks) => void

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Lines of an unreadable text. */
const text = ({ box, between, faint }: Inks, x: number, y: number, width: number, lines: number, height = 12) => {
  for (const index of range(lines))
    box(faint, x, y + index * height * 2.2, width * (index === lines - 1 ? between(0.4, 0.7) : between(0.86, 1)), height, height / 2)
}

/** The navigation that so many have at the left. */
const sidebar = (inks: Inks, width: number) => {
  const { box, sunken, line, accent, wash, faint, ink, between, next } = inks
  box(sunken, 0, 0, width, 800)
  box(line, width - 1, 0, 1, 800)
  box(accent, 32, 32, 36, 36, 10)
  box(ink, 80, 43, width - 160, 14, 7)
  const chosen = Math.floor(next() * 4)
  for (const index of range(7)) {
    const y = 116 + index * 48
    if (index === chosen) box(wash, 20, y - 14, width - 40, 42, 10)
    box(index === chosen ? accent : faint, 36, y, 14, 14, 4)
    box(index === chosen ? accent : faint, 64, y + 1, between(0.35, 0.6) * (width - 60), 12, 6)
  }
}

const card = ({ box, panel, line }: Inks, x: number, y: number, width: number, height: number, round = 16) => {
  box(line, x - 1, y - 1, width + 2, height + 2, round + 1)
  box(panel, x, y, width, height, round)
}

/** Figures, bars and a table. */
const dashboard: Kind = (inks) => {
  const { box, ink, accent, wash, faint, line, between } = inks
  sidebar(inks, 240)
  box(ink, 288, 44, between(160, 260), 22, 11)
  box(accent, 1100, 36, 132, 40, 12)
  for (const index of range(3)) {
    const x = 288 + index * 320
    card(inks, x, 108, 296, 124)
    box(faint, x + 24, 134, between(70, 120), 12, 6)
    box(ink, x + 24, 164, between(90, 150), 30, 8)
    box(wash, x + 212, 168, 60, 24, 12)
  }
  card(inks, 288, 258, 936, 300)
  const rising = between(0.2, 0.8)
  for (const index of range(18)) {
    const height = 40 + 170 * ((index / 18) * rising + between(0, 1 - rising))
    box(index > 12 ? accent : wash, 324 + index * 49, 522 - height, 30, height, 7)
  }
  card(inks, 288, 584, 936, 300)
  for (const index of range(4)) {
    const y = 612 + index * 50
    box(wash, 316, y - 4, 28, 28, 9)
    box(ink, 362, y + 4, between(120, 240), 12, 6)
    box(faint, 760, y + 4, between(60, 140), 12, 6)
    box(faint, 1080, y + 4, between(50, 110), 12, 6)
    box(line, 288, y + 36, 936, 1)
  }
}

/** Cards in columns, from what is planned to what is done. */
const board: Kind = (inks) => {
  const { box, ink, accent, wash, sunken, line, between, chance, of } = inks
  box(line, 0, 87, 1280, 1)
  box(accent, 40, 26, 36, 36, 10)
  box(ink, 92, 36, between(160, 240), 16, 8)
  for (const index of range(4)) box(wash, 1060 + index * 34, 24, 40, 40, 20)
  for (const column of range(4)) {
    const x = 40 + column * 305
    box(sunken, x, 116, 285, 720, 18)
    box(accent, x + 20, 141, 12, 12, 6)
    box(ink, x + 42, 140, between(70, 130), 14, 7)
    let y = 176
    for (const _ of range(of([2, 3, 4, 5]))) {
      const isTall = chance(0.35)
      const height = isTall ? 190 : 112
      card(inks, x + 14, y, 257, height, 12)
      if (isTall) box(wash, x + 28, y + 14, 229, 70, 8)
      text(inks, x + 28, y + (isTall ? 100 : 20), 220, 2)
      box(wash, x + 28, y + height - 34, between(50, 80), 20, 10)
      box(accent, x + 226, y + height - 36, 24, 24, 12)
      y += height + 12
    }
  }
}

/** Who wrote, and what they said. */
const talk: Kind = (inks) => {
  const { box, ink, accent, wash, sunken, line, faint, between, chance } = inks
  box(sunken, 0, 0, 380, 800)
  box(line, 379, 0, 1, 800)
  box(ink, 32, 40, 140, 20, 10)
  for (const index of range(8)) {
    const y = 96 + index * 88
    if (index === 1) box(wash, 16, y, 348, 78, 14)
    box(index === 1 ? accent : faint, 34, y + 17, 44, 44, 22)
    box(ink, 94, y + 20, between(80, 150), 13, 6)
    text(inks, 94, y + 46, 230, 1)
  }
  box(line, 380, 83, 900, 1)
  box(ink, 420, 34, between(150, 220), 18, 9)
  let y = 124
  for (const _ of range(7)) {
    const isMine = chance(0.45)
    const [width, lines] = [between(260, 520), chance(0.5) ? 2 : 1]
    const height = 36 + lines * 26
    const x = isMine ? 1240 - width : 420
    box(isMine ? accent : sunken, x, y, width, height, 20)
    for (const line of range(lines)) box(isMine ? wash : faint, x + 24, y + 24 + line * 26, (width - 48) * between(0.6, 1), 12, 6)
    y += height + 20
  }
  card(inks, 420, 716, 820, 56, 28)
  box(accent, 1176, 724, 56, 40, 20)
}

/** A text that is being written, and what can be set beside it. */
const editor: Kind = (inks) => {
  const { box, ink, accent, wash, line, faint, sunken, between, chance } = inks
  sidebar(inks, 210)
  box(ink, 300, 84, between(320, 480), 34, 12)
  text(inks, 300, 150, 560, 4)
  box(wash, 300, 276, 580, 190, 16)
  box(accent, 330, 400 - between(0, 70), 70, 100, 10)
  box(accent, 420, 340, 70, 126, 10)
  box(faint, 510, 380, 70, 86, 10)
  box(accent, 600, 310, 70, 156, 10)
  text(inks, 300, 500, 560, chance(0.5) ? 5 : 4)
  box(accent, 300, 660, 5, 70, 2)
  text(inks, 326, 668, 500, 2)
  box(sunken, 960, 0, 320, 800)
  box(line, 960, 0, 1, 800)
  for (const index of range(4)) {
    const y = 60 + index * 150
    box(ink, 992, y, between(80, 140), 14, 7)
    card(inks, 992, y + 32, 256, 44, 12)
    box(faint, 1010, y + 48, between(90, 180), 12, 6)
    box(index % 2 === 0 ? accent : faint, 1204, y + 92, 44, 24, 12)
  }
}

/** What it keeps, as tiles. */
const tiles: Kind = (inks) => {
  const { box, ink, accent, wash, sunken, line, faint, between, of } = inks
  box(line, 0, 87, 1280, 1)
  box(accent, 48, 26, 36, 36, 10)
  card(inks, 360, 22, 560, 44, 22)
  box(faint, 388, 38, between(120, 260), 12, 6)
  box(accent, 1120, 24, 112, 40, 12)
  box(ink, 48, 124, between(220, 380), 30, 10)
  for (const index of range(5)) box(index === 0 ? accent : sunken, 48 + index * 118, 178, 104, 34, 17)
  for (const index of range(8)) {
    const [x, y] = [48 + (index % 4) * 300, 244 + Math.floor(index / 4) * 290]
    box(of([wash, wash, sunken, accent]), x, y, 284, 190, 18)
    box(faint, x + between(30, 90), y + between(30, 60), between(80, 150), between(40, 90), 14)
    box(ink, x, y + 208, between(110, 210), 14, 7)
    box(faint, x, y + 234, between(80, 160), 11, 5)
  }
}

export const kinds: readonly Kind[] = [dashboard, board, talk, editor, tiles]
