import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import type { ReactNode } from 'react'
import { Blur } from './blur.tsx'
import { Image } from './image.tsx'

interface Props {
  readonly logo: string
  /** Without one, the logo stands alone in its own light. */
  readonly picture: ToolPicture | undefined
  /** How wide the stage is at which width of the page. */
  readonly sizes: string
  readonly className: string
  /** Lies on the picture. */
  readonly children?: ReactNode
  readonly eager?: boolean
}

/** Shows what a tool looks like. */
export const ToolStage = ({ logo, picture, sizes, className, children, eager = false }: Props) => (
  <span className={`tool-stage relative grid place-items-center overflow-hidden ${className}`}>
    {picture === undefined ? (
      <>
        <img src={logo} alt="" className="tool-stage-glow" width="56" height="56" decoding="async" />
        <img
          src={logo}
          alt=""
          width="72"
          height="72"
          decoding="async"
          className="relative size-18 max-h-3/5 w-auto rounded-[19px] shadow-float"
        />
      </>
    ) : (
      <>
        <Blur colours={picture.placeholder} />
        <Image
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes={sizes}
          className="tool-stage-picture"
          eager={eager}
        />
        {children}
      </>
    )}
  </span>
)
