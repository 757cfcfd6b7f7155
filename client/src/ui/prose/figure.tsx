import type { ReactNode } from 'react'

type Props = { src: string; alt: string; width: number; height: number; caption?: ReactNode }

/** With its measures, so that the text below does not move when it arrives. */
export const Figure = ({ src, alt, width, height, caption }: Props) => (
  <figure className="figure">
    <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    {caption === undefined ? null : <figcaption>{caption}</figcaption>}
  </figure>
)
