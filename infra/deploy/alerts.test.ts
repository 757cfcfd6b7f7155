import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capabilities } from '@debut/command-service/capabilities.ts'
import { processHealth } from '@debut/command-service/kernel/processes/process-health.ts'
import type { Parts } from '@debut/command-service/parts.ts'
import { projectionMetrics } from '@debut/projection-service/kernel/projection-metrics.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { systemClock } from '@debut/adapters/clock.ts'
import { createMetrics, type Metrics } from '@debut/adapters/metrics.ts'

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
  it('are those that Prometheus is configured to read', () => {
    const { rule_files } = z.object({ rule_files: z.array(z.string()) }).parse(read('prometheus.yml'))
    expect(rule_files).toEqual(['alerts.yml'])
    for (const file of rule_files) expect(existsSync(join(folder, file))).toBe(true)
  })

  /** As Prometheus reads it, before anything has happened. */
  const exposed = async (metrics: Metrics) => (await metrics.expose()).body
  const namesIn = (body: string) => new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  const looked = new Set(rules.flatMap(({ expr }) => expr.match(/[a-z]+(?:_[a-z]+)+/g) ?? []))

  /** What all processes of all capabilities count. */
  const counted = () => {
    const metrics = createMetrics('command-service')
    const openHealth = processHealth(metrics)
    for (const { name, begin } of capabilities.flatMap(({ processes = [] }) => processes)) {
      openHealth(name)
      begin?.({ metrics, clock: systemClock } as Parts)
    }
    return exposed(metrics)
  }

  const countedOfProjections = () => {
    const metrics = createMetrics('projection-service')
    projectionMetrics(metrics)
    return exposed(metrics)
  }

  it('look only at what is counted', async () => {
    const body = (await counted()) + (await countedOfProjections())
    expect(looked.size).toBeGreaterThan(3)
    expect([...looked.difference(namesIn(body))]).toEqual([])
    const chosen = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/([a-z_]+)\{([^}]+)\}/g)].map(([, name = '', label = '']) => ({ name, label })),
    )
    expect(chosen).toEqual([{ name: 'messages_total', label: 'outcome="failed"' }])
    for (const { name, label } of chosen) expect(body).toMatch(new RegExp(`^${name}\\{[^}]*${label}[^}]*\\} 0$`, 'm'))
  })

  it('look at everything that processes count of themselves', async () => {
    const ofAnyService = namesIn(await exposed(createMetrics('another')))
    expect([
      ...namesIn(await counted())
        .difference(ofAnyService)
        .difference(looked),
    ]).toEqual([])
  })
})
