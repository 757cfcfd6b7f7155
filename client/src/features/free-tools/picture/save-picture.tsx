import { type RefObject, useState } from 'react'
import { saveFile } from '../../../lib/api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { toPng } from './paint.ts'
import type { Picture } from './picture.ts'

interface Props {
  readonly picture: Picture
  /** Of the file, without its ending. */
  readonly name: string
  /** The drawing on the page, where the picture is also offered as SVG. */
  readonly svg?: RefObject<SVGSVGElement | null>
}

/** Without what is drawn on the page for its reader alone. */
const svgText = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  for (const own of copy.querySelectorAll('[data-page-only]')) own.remove()
  copy.removeAttribute('class')
  return new XMLSerializer().serializeToString(copy)
}

export const SavePicture = ({ picture, name, svg }: Props) => {
  const [said, setSaid] = useState('')

  const attempt = (what: Promise<unknown>, done: string, failed: string) => {
    what.then(
      () => setSaid(done),
      () => setSaid(failed),
    )
  }
  const savePng = (scale: number) =>
    attempt(
      toPng(picture, scale).then((file) => saveFile(file, `${name}${scale === 1 ? '' : `@${scale}x`}.png`)),
      'Saved.',
      'This browser couldn’t make the picture. Try another browser.',
    )
  const copyPng = () => {
    // Some browsers only let a page copy a picture that it promises at once.
    const copy = async () => navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(picture, 2) })])
    attempt(copy(), 'Copied.', 'This browser can’t copy pictures. Save the PNG instead.')
  }
  const saveSvg = () => {
    if (svg?.current) saveFile(new Blob([svgText(svg.current)], { type: 'image/svg+xml' }), `${name}.svg`)
    setSaid('Saved.')
  }

  return (
    <div className="needs-script flex flex-wrap items-center gap-2">
      <Button onClick={() => savePng(1)}>Save PNG</Button>
      <Button look="quiet" onClick={() => savePng(2)}>
        PNG at 2×
      </Button>
      {svg === undefined ? null : (
        <Button look="quiet" onClick={saveSvg}>
          SVG
        </Button>
      )}
      <Button look="quiet" onClick={copyPng}>
        Copy
      </Button>
      <span role="status" className="text-[13px] text-ink-3">
        {said}
      </span>
    </div>
  )
}
