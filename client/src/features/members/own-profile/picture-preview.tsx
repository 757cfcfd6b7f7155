import { useEffect, useRef } from 'react'

const SIZE = 192

/** A file as it will be cut out, drawn rather than shown from an address of its own: the page's policy knows only ours. */
export const PicturePreview = ({ file, className }: { file: File; className: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    createImageBitmap(file).then(
      (picture) => {
        const context = isShown ? canvas.current?.getContext('2d') : undefined
        const side = Math.min(picture.width, picture.height)
        const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
        context?.drawImage(picture, left, top, side, side, 0, 0, SIZE, SIZE)
        picture.close()
      },
      // The server says what is wrong with it.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [file])
  return <canvas ref={canvas} width={SIZE} height={SIZE} className={`flex-none rounded-full bg-sunken ${className}`} aria-hidden="true" />
}
