import { parentPort, workerData } from 'node:worker_threads'
import { newWorldKeys, recordWorld, WorldSettings } from './record-world.ts'
import type { FromWorldThread } from './world-from-thread.ts'

const post = (message: FromWorldThread, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

const settings = WorldSettings.parse(workerData)
const keys = newWorldKeys(settings.seed)
post({ keys })
const settledTo = recordWorld(settings, keys, ({ buffer }) => post({ records: buffer }, [buffer]))
post({ settledTo })
