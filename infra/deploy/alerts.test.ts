import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processHealth } from '@debut/command-service/kernel/processes/process-health.ts'
import { launchDays } from '@debut/command-service/launches/launch-days.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../adapters/metrics.ts'

const folder = join(import.meta.dirname, 'prometheus')
const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'))
const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
})
const rules = Alerts.parse(read('alerts.yml')).groups.flatMap((group) => group.rules)

describe('alerts', () => {
  it('are those that Prometheus is told to read', () => {
    const { rule_files } = z.object({ rule_files: z.array(z.string()) }).parse(read('prometheus.yml'))
    expect(rule_files).toEqual(['alerts.yml'])
    for (const file of rule_files) expect(existsSync(join(folder, file))).toBe(true)
  })

  it('look only at what is counted', async () => {
    const metrics = createMetrics('command-service')
    processHealth(metrics)('a-process')
    launchDays.begin?.({ metrics } as Parameters<NonNullable<typeof launchDays.begin>>[0])
    const counted = new Set([...(await metrics.expose()).body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const looked = rules.flatMap(({ expr }) => expr.match(/[a-z]+(?:_[a-z]+)+/g) ?? [])
    expect(looked.length).toBeGreaterThan(3)
    expect(looked.filter((name) => !counted.has(name))).toEqual([])
  })
})
