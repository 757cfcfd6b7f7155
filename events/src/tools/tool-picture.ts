import * as z from 'zod/mini'
import { PicturePath } from '../kernel/picture-path.ts'

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** The largest file that is taken as a logo, as a picture of what the tool looks like, and as one in a post. */
export const PICTURE_BYTES = { logo: 2 * 1024 * 1024, image: 5 * 1024 * 1024, 'post-picture': 5 * 1024 * 1024 } as const
export type UploadKind = keyof typeof PICTURE_BYTES
/** Of a tool. */
export type PictureKind = Exclude<UploadKind, 'post-picture'>

/** Sixteen colours from the upper left to the lower right, each as `rrggbbaa`: what a picture looks like from a distance. */
export const Placeholder = /* @__PURE__ */ z.string().check(z.regex(/^[0-9a-f]{128}$/))

const pixels = /* @__PURE__ */ z.int().check(z.positive())

/** A picture as it is kept, drawn anew by us. */
export const ToolPicture = /* @__PURE__ */ z.object({ path: PicturePath, width: pixels, height: pixels, placeholder: Placeholder })
export type ToolPicture = z.infer<typeof ToolPicture>

const offset = /* @__PURE__ */ z.int().check(z.nonnegative())

/** The part that is wanted of a picture, in pixels of it as it is seen. */
export const PictureCrop = /* @__PURE__ */ z.object({ left: offset, top: offset, width: pixels, height: pixels })
export type PictureCrop = z.infer<typeof PictureCrop>
