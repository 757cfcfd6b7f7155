import { z } from 'zod'
import { complaints, nodesSetting, urlSetting } from '@debut/adapters/config.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'

export interface Sources {
  readonly eventStoreUrl: string
  readonly identityUrl: string
}

const settings = z.object({
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113?tls=false or esdb://a:2113,b:2113'),
  IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://debut@postgres:5432/identity'),
})

/** A real deployment is named by the environment, all of it; otherwise it is the stack that runs here. */
export const sourcesOf = (environment: NodeJS.ProcessEnv): Sources => {
  if (environment['EVENTSTORE_URL'] !== undefined) {
    const wrong = complaints(settings, environment)
    if (wrong.length > 0) throw new Refused(wrong.join('\n'))
    const { EVENTSTORE_URL, IDENTITY_DATABASE_URL } = settings.parse(environment)
    return { eventStoreUrl: EVENTSTORE_URL, identityUrl: IDENTITY_DATABASE_URL }
  }
  const dataDir = dataDirSetting()
  const stack = readStackFile(dataDir)
  if (stack === undefined)
    throw new Refused(
      `No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder), or name a real one with EVENTSTORE_URL and IDENTITY_DATABASE_URL.`,
    )
  const { eventStore, postgres } = stack
  return { eventStoreUrl: eventStore.url, identityUrl: postgres.identityUrl }
}
