import { commonSettings, nodesSetting, urlSetting } from '@debut/adapters/config.ts'
import { z } from 'zod'

export const configSchema = z.object({
  ...commonSettings(3003),
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113?tls=false or esdb://a:2113,b:2113'),
  NATS_URL: nodesSetting(/^nats$/, 'nats://a:4222 or nats://a:4222,b:4222'),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/debut'),
  IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/identity'),
  /** Where boards are served as of a moment: an audit of one compares them. Without it, it compares the ledger alone. */
  QUERY_SERVICE_URL: urlSetting(/^https?$/, 'http://query-service:3002').optional(),
})

/** The settings of the process for long work. */
export const jobSettings = configSchema.pick({
  LOG_LEVEL: true,
  EVENTSTORE_URL: true,
  DATABASE_URL: true,
  IDENTITY_DATABASE_URL: true,
  QUERY_SERVICE_URL: true,
})

export type Config = z.output<typeof configSchema>
