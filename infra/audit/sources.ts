import { z } from 'zod'
import { complaints, nodesSetting, urlSetting } from '../adapters/config.ts'
import { readStackFile } from '../local/stack-file.ts'
import { dataDirSetting } from '../local/start-settings.ts'
import { AuditRefused } from './audit-refused.ts'

export interface Sources {
  readonly eventStoreUrl: string
  readonly databaseUrl: string
  readonly identityUrl: string
  /** Where boards as of a moment are served; they are not compared without it. */
  readonly queryUrl: string | undefined
}

const settings = z.object({
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113?tls=false or esdb://a:2113,b:2113'),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://debut@postgres:5432/debut'),
  IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://debut@postgres:5432/identity'),
  QUERY_SERVICE_URL: urlSetting(/^https?$/, 'http://query-service:3002').optional(),
})

/** A real deployment is named by the environment, all of it; otherwise it is the stack that runs here. */
export const sourcesOf = (environment: NodeJS.ProcessEnv): Sources => {
  if (environment['EVENTSTORE_URL'] !== undefined) {
    const wrong = complaints(settings, environment)
    if (wrong.length > 0) throw new AuditRefused(wrong.join('\n'))
    const { EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL, QUERY_SERVICE_URL } = settings.parse(environment)
    return { eventStoreUrl: EVENTSTORE_URL, databaseUrl: DATABASE_URL, identityUrl: IDENTITY_DATABASE_URL, queryUrl: QUERY_SERVICE_URL }
  }
  const dataDir = dataDirSetting()
  const stack = readStackFile(dataDir)
  if (stack === undefined)
    throw new AuditRefused(
      `No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder), or name a real one with EVENTSTORE_URL, DATABASE_URL and IDENTITY_DATABASE_URL.`,
    )
  const { eventStore, postgres, queryService } = stack
  return { eventStoreUrl: eventStore.url, databaseUrl: postgres.url, identityUrl: postgres.identityUrl, queryUrl: queryService.url }
}
