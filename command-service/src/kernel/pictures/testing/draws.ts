import { setTimeout as delay } from 'node:timers/promises'
import { drawnApart } from '../drawn-apart.ts'

/** Returns the bytes, and the process that received them. */
export const echo = async (bytes: Buffer, more: string) => ({ bytes, more, pid: process.pid })
export const crash = async (_: Buffer): Promise<never> => process.abort()
export const hang = async (_: Buffer): Promise<never> => {
  for (;;) await delay(1_000)
}
export const fail = async (_: Buffer): Promise<never> => {
  throw new TypeError('no picture')
}

export const drawsOfTests = {
  echo: drawnApart(import.meta, echo),
  crash: drawnApart(import.meta, crash),
  hang: drawnApart(import.meta, hang),
  fail: drawnApart(import.meta, fail),
}
