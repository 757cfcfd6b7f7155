import * as z from 'zod/mini'
import { plainText, seen, webAddress, withoutCredentials } from '../kernel/plain-text.ts'
import { LONGEST_SLUG, ToolId } from '../tools/tool-card.ts'

/** Proposals of one member in a day. */
export const PROPOSALS_A_DAY = 20

/** Of a pair, made of its two sides. */
export const AlternativeId = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/))
  .brand<'AlternativeId'>()
export type AlternativeId = z.infer<typeof AlternativeId>

/** A product that people know from elsewhere: its name in addresses follows from its name. */
export const ProductSlug = z
  .string()
  .check(z.minLength(2), z.maxLength(LONGEST_SLUG), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them'))
  .brand<'ProductSlug'>()
export type ProductSlug = z.infer<typeof ProductSlug>

export const LONGEST_PRODUCT_NAME = 60
export const productName = /* @__PURE__ */ plainText(2, LONGEST_PRODUCT_NAME).check(seen())
export const productUrl = /* @__PURE__ */ z.nullable(webAddress(/^https$/).check(withoutCredentials()))

const OtherTool = /* @__PURE__ */ z.strictObject({ kind: z.literal('tool'), toolId: ToolId })

/** What a tool can stand in for: another one of ours, or a product from elsewhere. */
export const Other = /* @__PURE__ */ z.union([
  OtherTool,
  z.strictObject({ kind: z.literal('product'), slug: ProductSlug, name: productName, url: productUrl }),
])
export type Other = z.infer<typeof Other>

/** The same as it is asked for: what its address is called is the server's to say. */
export const NamedOther = /* @__PURE__ */ z.union([
  OtherTool,
  z.strictObject({ kind: z.literal('product'), name: productName, url: z._default(productUrl, null) }),
])
export type NamedOther = z.infer<typeof NamedOther>

/** Why a moderator turned a pair down. */
export const RejectReason = z.enum(['not-alike', 'unknown-product', 'wrong-details', 'duplicate', 'spam', 'unlawful', 'mistake'])
export type RejectReason = z.infer<typeof RejectReason>
