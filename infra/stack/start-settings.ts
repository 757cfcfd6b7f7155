import { join, resolve } from 'node:path'
import { commonSettings, loadConfig, pathSetting, switchSetting } from '@debut/adapters/config.ts'
import { z } from 'zod'

export const checkout = resolve(import.meta.dirname, '..', '..')

const schema = z.object({
  ...commonSettings(3000),
  DATA_DIR: pathSetting(join(checkout, '.data')),
  DEMO_WORLD: switchSetting(true),
  DEMO_CROWD: switchSetting(true),
})

/** Where the data is; relative to the checkout, from wherever the command was given. */
export const dataDirSetting = (): string => resolve(checkout, loadConfig(schema.pick({ DATA_DIR: true })).DATA_DIR)

export type StartSettings = {
  readonly host: string
  readonly port: number
  /** What the services log, into their files. */
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL']
  /** What of it is shown on the screen: trouble, unless the reader has named a level. */
  readonly screenLevel: z.output<typeof schema>['LOG_LEVEL']
  readonly dataDir: string
  /** A new data folder begins with a demo world. */
  readonly demoWorld: boolean
  /** Members of the demo world go on voting. */
  readonly demoCrowd: boolean
}

export const startSettings = (): StartSettings => {
  const { HOST, PORT, LOG_LEVEL, DEMO_WORLD, DEMO_CROWD } = loadConfig(schema)
  const screenLevel = process.env['LOG_LEVEL'] === undefined ? 'warn' : LOG_LEVEL
  return {
    host: HOST,
    port: PORT,
    logLevel: LOG_LEVEL,
    screenLevel,
    dataDir: dataDirSetting(),
    demoWorld: DEMO_WORLD,
    // Without the demo world there are no members to vote.
    demoCrowd: DEMO_WORLD && DEMO_CROWD,
  }
}
