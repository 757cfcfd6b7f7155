import type { PictureCrop, PictureKind } from '@debut/events/tools/tool-picture.ts'
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { middlePart, movedPart, sizedPart, widest } from './crop-math.ts'

export interface Cropping {
  readonly kind: PictureKind
  readonly bitmap: ImageBitmap
  /** What is sent, of which a part is wanted. */
  readonly file: Blob
  readonly name: string
  readonly replaces?: string | undefined
}

const SHAPES = [
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
  { value: '4:3', label: '4:3', ratio: 4 / 3 },
  { value: '1:1', label: 'Square', ratio: 1 },
] as const
/** Smaller is of no use to anybody. */
const LEAST: Readonly<Record<PictureKind, number>> = { logo: 128, image: 640 }
const STEP = 0.02
const LARGE_STEP = 0.1

type Props = { cropping: Cropping; onClose: () => void; onChosen: (crop: PictureCrop) => void }

/** Drawn on a canvas, so that the page's policy needs no address for a file of the reader's; the server cuts it out. */
export const CropDialog = ({ cropping: { kind, bitmap }, onClose, onChosen }: Props) => {
  const [shape, setShape] = useState<string>(kind === 'logo' ? '1:1' : '16:9')
  const ratio = SHAPES.find(({ value }) => value === shape)?.ratio ?? 1
  const [part, setPart] = useState(() => middlePart(bitmap, ratio))
  const canvas = useRef<HTMLCanvasElement | null>(null)
  const held = useRef<{ x: number; y: number; part: PictureCrop }>(undefined)
  /** As soon as the dialog has it, which is later than this is drawn. */
  const show = useCallback(
    (shown: HTMLCanvasElement | null) => {
      canvas.current = shown
      shown?.getContext('2d')?.drawImage(bitmap, 0, 0)
    },
    [bitmap],
  )
  const choose = (next: string) => {
    const found = SHAPES.find(({ value }) => value === next)
    if (found === undefined) return
    setShape(next)
    setPart(sizedPart(part, bitmap, found.ratio, part.width))
  }
  const press = (event: KeyboardEvent) => {
    const step = Math.max(1, Math.round(bitmap.width * (event.shiftKey ? LARGE_STEP : STEP)))
    const [right, down] = MOVES[event.key] ?? [0, 0]
    const grown = { '+': step, '=': step, '-': -step }[event.key]
    if (right === 0 && down === 0 && grown === undefined) return
    event.preventDefault()
    setPart(grown === undefined ? movedPart(part, bitmap, right * step, down * step) : sizedPart(part, bitmap, ratio, part.width + grown))
  }
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, part }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const shown = canvas.current?.clientWidth ?? 0
    if (held.current === undefined || shown === 0) return
    const scale = bitmap.width / shown
    setPart(movedPart(held.current.part, bitmap, (clientX - held.current.x) * scale, (clientY - held.current.y) * scale))
  }
  const letGo = () => {
    held.current = undefined
  }
  const percent = (pixels: number, of: number) => `${(100 * pixels) / of}%`
  const most = widest(bitmap, ratio)
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'logo' ? 'Which part is the logo?' : 'Which part matters?'}
      description="Drag the frame, or move it with the arrow keys; plus and minus change its size."
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onChosen(part)}>Use this part</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <div className="crop-stage">
          <canvas ref={show} width={bitmap.width} height={bitmap.height} className="crop-picture" aria-hidden="true" />
          <button
            type="button"
            className="crop-part"
            aria-label={`The part that is kept: ${part.width} by ${part.height} pixels`}
            style={{
              left: percent(part.left, bitmap.width),
              top: percent(part.top, bitmap.height),
              width: percent(part.width, bitmap.width),
              height: percent(part.height, bitmap.height),
            }}
            onKeyDown={press}
            onPointerDown={take}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
        </div>
        <div className="flex w-full flex-wrap items-end justify-center gap-x-6 gap-y-3">
          {kind === 'image' && (
            <RadioGroup legend="Shape" hideLegend look="segments" options={SHAPES} value={shape} onValueChange={choose} />
          )}
          <label className="flex items-center gap-3 text-[13.5px] text-ink-2">
            Size
            <input
              type="range"
              className="crop-size"
              min={Math.min(LEAST[kind], most)}
              max={most}
              value={part.width}
              onChange={({ currentTarget }) => setPart(sizedPart(part, bitmap, ratio, Number(currentTarget.value)))}
            />
          </label>
        </div>
      </div>
    </Dialog>
  )
}

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
