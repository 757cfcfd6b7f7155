import { z } from 'zod'

/** A picture by its path on our own origin. */
export const PicturePath = z
  .string()
  .max(200)
  .regex(/^(\/[a-z0-9][a-z0-9._-]*)+$/i, 'is a path of ours')
