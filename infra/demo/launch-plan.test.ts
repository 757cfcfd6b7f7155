import { FREE_SLOTS, PAID_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { planLaunches } from './launch-plan.ts'
import { demoPeople } from './people.ts'

it('gives no day more launches than it has places, whatever the seed', () => {
  for (let seed = 0; seed < 40; seed++) {
    const lanes = new Map<string, number>()
    for (const { boardDate, lane } of planLaunches(`seed ${seed}`, '2026-11-21' as Day, demoPeople(`seed ${seed}`))) {
      const key = `${boardDate} ${lane}`
      lanes.set(key, (lanes.get(key) ?? 0) + 1)
    }
    const overfull = [...lanes].filter(([key, launches]) => launches > (key.endsWith('paid') ? PAID_SLOTS : FREE_SLOTS))
    expect({ seed, overfull }).toEqual({ seed, overfull: [] })
  }
})
