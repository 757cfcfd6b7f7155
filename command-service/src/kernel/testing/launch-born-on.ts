import type { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { randomOf } from '@debut/demo/random.ts'
import { ulidAt } from '@debut/demo/ulid-at.ts'

/** An id as that day would have made it: voters keep their votes by when the launch was born. */
export const launchBornOn = (day: Day, index: number): LaunchId =>
  LaunchId.parse(ulidAt(startOf(day).toMillis(), randomOf(`launch ${index}`)))
