import { readFileSync } from 'node:fs'
import type { StackFile } from '@debut/stack/stack-file.ts'

/** What Linux counts in. */
const TICK_MICROS = 10_000

const microsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS
}

/** How much CPU each process takes from now on, per piece of work: it shows where time goes also when the machine is busy. */
export const cpuOf = ({ commandService, eventStore, projectionService, queryService }: StackFile): ((pieces: number) => string) => {
  const processes = { 'command-service': commandService, 'event store': eventStore, projection: projectionService, query: queryService }
  if (process.platform !== 'linux') return () => 'not counted here'
  const read = () => Object.entries(processes).map(([name, { pid }]) => ({ name, micros: pid === undefined ? 0 : microsOf(pid) }))
  const before = read()
  return (pieces) =>
    read()
      .map(({ name, micros }, index) => `${name} ${Math.round((micros - (before[index]?.micros ?? 0)) / pieces)} µs`)
      .join(', ')
}
