import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { seconds } from './findings.ts'

const KILLS = { short: 1, long: 8 } as const

export const commandServiceKilled: Fault = {
  id: 'R1',
  title: 'kill -9 the command-service under 32 writers',
  run: async (round) => {
    const { stack, random, findings } = round
    const load = round.load({ writers: 32, abandoned: 0.25 })
    const times: number[] = []
    for (let kill = 0; kill < KILLS[round.form]; kill++) {
      await load.answers(random.between(10, 120))
      await pause(random.below(12))
      const killed = performance.now()
      await stack.commandService.kill()
      await stack.commandService.start()
      times.push(performance.now() - killed)
    }
    await load.answers(32)
    await load.stop()
    findings.measure(`ready again after ${times.map(seconds).join(', ')}`)
  },
}
