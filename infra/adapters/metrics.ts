import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { RecentRequests } from './recent-requests.ts'

export interface Metrics {
  counter(name: string, help: string, labels?: readonly string[]): Counter
  /** `read` sets it whenever somebody looks, where only time changes it. */
  gauge(name: string, help: string, labels?: readonly string[], read?: (gauge: Gauge) => void): Gauge
  histogram(name: string, help: string, labels?: readonly string[]): Histogram
  readonly requests: RecentRequests
  /** The page that Prometheus reads. */
  expose(): Promise<{ type: string; body: string }>
}

/** From half a millisecond to ten seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Each service has a registry of its own, so that several can live in one test process. */
export const createMetrics = (service: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: labels, registers }),
    gauge: (name, help, labels = [], read = () => undefined) =>
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        collect() {
          read(this)
        },
      }),
    histogram: (name, help, labels = []) => new Histogram({ name, help, labelNames: labels, registers, buckets: SECONDS }),
    requests: new RecentRequests(),
    expose: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
