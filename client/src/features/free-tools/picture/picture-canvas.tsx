import { useLayoutEffect, useRef } from 'react'
import { paint } from './paint.ts'
import type { Picture } from './picture.ts'

/** Sharp on screens with two pixels for one, and quick everywhere. */
const SCALE = 2

interface Props {
  readonly picture: Picture
  readonly label: string
  readonly className?: string
}

/** The picture as it is saved. */
export const PictureCanvas = ({ picture, label, className = '' }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Before the browser paints: an empty canvas would flash.
  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, picture, SCALE)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      width={picture.width * SCALE}
      height={picture.height * SCALE}
      role="img"
      aria-label={label}
      className={className}
    />
  )
}
