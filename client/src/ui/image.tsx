import { IMAGE_DENSITIES, IMAGE_WIDTHS, imagePath } from '../lib/images/image-path.ts'

type Props = {
  src: string
  alt: string
  /** In CSS pixels, as it is laid out: its place is kept before it is there. */
  width: number
  height: number
  /** How wide it is at which width of the page; without it, always as wide as `width`. */
  sizes?: string
  className?: string
  /** What is seen at once should not wait to be scrolled to. */
  eager?: boolean
}

/** Each width in device pixels once, however it comes about. */
const everyWidth = (src: string): string | undefined => {
  const paths = new Map<number, string | undefined>()
  for (const density of IMAGE_DENSITIES)
    for (const width of IMAGE_WIDTHS) if (!paths.has(width * density)) paths.set(width * density, imagePath(src, width, density))
  const candidates = [...paths].toSorted(([one], [other]) => one - other)
  return candidates.map(([pixels, path]) => `${path} ${pixels}w`).join(', ')
}

const everyDensity = (src: string, width: number): string =>
  IMAGE_DENSITIES.map((density) => `${imagePath(src, width, density)} ${density}x`).join(', ')

const sourcesOf = (src: string, width: number, sizes: string | undefined) => {
  const enough = IMAGE_WIDTHS.find((each) => each >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? width
  const path = imagePath(src, enough, 1)
  if (path === undefined) return { src }
  return sizes === undefined ? { srcSet: everyDensity(src, enough), src: path } : { sizes, srcSet: everyWidth(src), src: path }
}

/** Tells the style sheet that it is there. One that came before hydration has fired no event. */
const markLoaded = (image: HTMLImageElement | null) => {
  if (image?.complete === true) image.dataset['loaded'] = ''
}

/** A picture in the widths and densities that the edge makes. What is scrolled to is a blur until it is there; what is seen at once waits for no script. */
export const Image = ({ src, alt, width, height, sizes, className, eager = false }: Props) => (
  <img
    {...sourcesOf(src, width, sizes)}
    ref={markLoaded}
    onLoad={({ currentTarget }) => markLoaded(currentTarget)}
    onError={({ currentTarget }) => markLoaded(currentTarget)}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={['picture', !eager && 'picture-waits', className].filter(Boolean).join(' ')}
  />
)
