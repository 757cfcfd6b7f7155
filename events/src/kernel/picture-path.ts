import * as z from 'zod/mini'

/** A picture by its path on our own origin. */
export const PicturePath = /* @__PURE__ */ z.string().check(z.maxLength(200), z.regex(/^(\/[a-z0-9][a-z0-9._-]*)+$/i, 'is a path of ours'))
