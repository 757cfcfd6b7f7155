import * as z from 'zod/mini'

export const MOST_OWN_PARTS = 12
const LONGEST_ADDRESS = 2_000

/** An address may have commas in it. */
const addresses = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(MOST_OWN_PARTS * LONGEST_ADDRESS)),
  z.transform((text) => text.split(/,(?=\/)/)),
)

/** The addresses of what a page shows of its reader's own. */
export const OwnPartsQuery = z.object({
  parts: z.pipe(addresses, z.array(z.string().check(z.startsWith('/'), z.maxLength(LONGEST_ADDRESS))).check(z.maxLength(MOST_OWN_PARTS))),
})

/** What each address answers, in the order in which they were asked for. */
export const OwnParts = z.object({ parts: z.array(z.object({ status: z.int(), body: z.unknown() })) })
