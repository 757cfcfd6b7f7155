import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@debut/adapters/database.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { leasesIn } from '../lease.ts'

/** An instance in a process of its own, which can be frozen: it says when it has the lease, and when it may not go on. */
const [url = '', name = '', leaseMs = '', renewMs = ''] = process.argv.slice(2)
const database = openDatabase({ url, name: 'lease-holder' })
const leases = leasesIn(database, createLogger('test', 'silent'), { leaseMs: Number(leaseMs), renewMs: Number(renewMs) })

await leases.whileHeld(name, new AbortController().signal, async (lease) => {
  console.log('held')
  try {
    for (;;) {
      lease.check()
      // A freeze falls into the middle of this, so that it goes on from here when it thaws.
      await delay(5)
    }
  } catch {
    console.log('lost')
  }
})
