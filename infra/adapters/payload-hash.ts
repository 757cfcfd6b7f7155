import { hash } from 'node:crypto'
import type { StoredEvent } from './stored-event.ts'

/** Of an event as it stands in the log, sealed: the same wherever its log is moved to. */
export const payloadHash = ({ data }: Pick<StoredEvent, 'data'>): string => hash('sha256', JSON.stringify(data), 'hex')
