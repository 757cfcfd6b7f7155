import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('shows what was counted, measured and timed, each line with its service', async () => {
  const metrics = createMetrics('a-service')
  metrics.counter('commands_total', 'Commands', ['code']).inc({ code: 'ok' }, 2)
  metrics.gauge('sockets', 'Open sockets').set(7)
  metrics.histogram('command_seconds', 'Time').observe(0.03)
  const { type, body } = await metrics.expose()
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toContain('commands_total{code="ok",service="a-service"} 2')
  expect(body).toContain('sockets{service="a-service"} 7')
  expect(body).toContain('command_seconds_bucket{le="0.025",service="a-service"} 0')
  expect(body).toContain('command_seconds_bucket{le="0.05",service="a-service"} 1')
  expect(body).toMatch(/^process_cpu_seconds_total\{/m)
})

it('keeps two services of one process apart', async () => {
  createMetrics('first').counter('commands_total', 'Commands').inc(5)
  const second = createMetrics('second')
  second.counter('commands_total', 'Commands')
  expect((await second.expose()).body).toContain('commands_total{service="second"} 0')
})
