import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { Blur } from '../../../ui/blur.tsx'
import { Image } from '../../../ui/image.tsx'

type Props = { picture: ToolPicture; alt: string; sizes: string; className?: string }

/** A kept picture, over a blur of it until it is loaded. */
export const BlurredPicture = ({ picture: { path, width, height, placeholder }, alt, sizes, className = '' }: Props) => (
  <span className={`relative block overflow-hidden bg-sunken ${className}`}>
    <Blur colours={placeholder} />
    <Image
      key={path}
      src={path}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      eager
      className="absolute inset-0 size-full object-cover"
    />
  </span>
)
