import { box, drawPreview } from './draw-preview.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, stage } from './preview-scene.ts'

const SPOT = { x: 600, y: 536, reach: 300 }

/** For every page that has no picture of its own. */
export const defaultPreview = (): Promise<Buffer> =>
  drawPreview({
    scene: stage(SPOT),
    sign: mark(557, 92, 86),
    content: Promise.resolve(
      box(
        { width: '100%', height: '100%', flexDirection: 'column', alignItems: 'center' },
        box({ marginTop: 204, fontFamily: DISPLAY, fontWeight: 700, fontSize: 156, lineHeight: 1, letterSpacing: '-0.03em' }, 'Debut'),
        box({ marginTop: 22, fontSize: 34, color: colours.paper }, 'Every launch has its day, every vote its proof.'),
      ),
    ),
  })
