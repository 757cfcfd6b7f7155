import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'

const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })

it('draws only what the services count', async () => {
  const metrics = createMetrics('edge')
  await createHttpServer({ logger: createLogger('edge', 'silent'), metrics, readiness: new Readiness() }).close()
  const { body } = await metrics.expose()
  const counted = new Set(['up', ...[...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)])

  const { panels } = Dashboard.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'grafana/dashboards/debut.json'), 'utf8')))
  const drawn = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/(\w+)[{[]/g)].map(([, name]) => name ?? '')),
  )
  expect(drawn.length).toBeGreaterThan(4)
  expect(drawn.filter((name) => !counted.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
})
