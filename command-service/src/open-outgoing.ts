import { withMadeUpSites } from '@debut/adapters/outgoing/made-up-sites.ts'
import { createOutgoing, type Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { reaching } from '@debut/adapters/outgoing/reach.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'OUTGOING_ALSO' | 'PUBLIC_URL' | 'MADE_UP_SITES_URL'>

/** To addresses that members and visitors name. */
export const openOutgoing = ({ OUTGOING_ALSO, PUBLIC_URL, MADE_UP_SITES_URL }: Settings): Outgoing => {
  const userAgent = `Mozilla/5.0 (compatible; Debut/1.0; +${PUBLIC_URL})`
  const outgoing = createOutgoing({ reach: reaching({ also: OUTGOING_ALSO }), userAgent })
  if (MADE_UP_SITES_URL === undefined) return outgoing
  const inside = createOutgoing({ reach: reaching({ also: [new URL(MADE_UP_SITES_URL).origin] }), userAgent })
  return withMadeUpSites(outgoing, inside, MADE_UP_SITES_URL)
}
