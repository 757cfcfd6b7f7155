import { isRecord } from '../api/is-record.ts'

/** By mark and by what is marked, as of a position in the log. What is not in it was not asked for. */
export interface OwnMarks {
  readonly marks: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  readonly position: number
}

export const isOwnMarks = (data: unknown): data is OwnMarks => isRecord(data) && 'marks' in data
