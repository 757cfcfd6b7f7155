import { illustrationLabel } from '../picture/illustration-label.ts'
import type { Picture } from '../picture/picture.ts'
import { drawCards } from './draw-cards.ts'
import { drawChat } from './draw-chat.ts'
import { drawDesktop } from './draw-desktop.ts'
import { drawPhone } from './draw-phone.ts'
import { type Drawn, type Tools, WALLPAPERS } from './drawing-parts.ts'
import type { Look, Scene } from './notifications.ts'

const LOOKS: Readonly<Record<Look, (scene: Scene, tools: Tools) => Drawn>> = {
  'phone-rounded': drawPhone,
  'phone-flat': drawPhone,
  'desktop-rounded': drawDesktop,
  'desktop-flat': drawDesktop,
  chat: drawChat,
  payment: drawCards,
  order: drawCards,
}

export const drawScene = (scene: Scene, tools: Tools): Picture => {
  const { width, height, shapes, label } = LOOKS[scene.look](scene, tools)
  return {
    width,
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width, height, fill: WALLPAPERS[scene.wallpaper][scene.theme] },
      ...shapes,
      ...(scene.isLabelled ? illustrationLabel({ ...label, fill: '#1d1914', ink: '#ffffff' }) : []),
    ],
  }
}
