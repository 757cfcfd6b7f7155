import * as z from 'zod/mini'

/** A member of the demo world whom anybody may be. */
const DemoAccount = z.object({ username: z.string(), roles: z.array(z.string()) })
export type DemoAccount = z.infer<typeof DemoAccount>

export const DemoAccounts = z.object({ accounts: z.array(DemoAccount) })
