/** What pictures are made in, in CSS pixels and in device pixels for each of them. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
export const IMAGE_DENSITIES = [1, 2] as const

export const IMAGES = '/_img/'

const LOCAL = /^\/(api\/drawings|storage)(\/[a-z0-9][a-z0-9._-]*)+$/i

/** Pictures of ours that can be had in any size. */
export const isLocalImage = (src: string): boolean => LOCAL.test(src)

/** Where a picture is to be had as wide as that, or undefined where it is to be had only as it is. What lies elsewhere is for the edge to allow. */
export const imagePath = (src: string, width: number, density: number): string | undefined => {
  if (isLocalImage(src)) return `${IMAGES}${width}x${density}${src}`
  return src.startsWith('https://') ? `${IMAGES}${width}x${density}/${encodeURIComponent(src)}` : undefined
}
