/** Marks in buckets, by the end of what is marked: in one set, twenty thousand take 15 s to fold, as each copies those before it. */
export interface BucketedMarks {
  readonly count: number
  readonly marks: Readonly<Record<string, readonly string[]>>
}

export const noMarks: BucketedMarks = { count: 0, marks: {} }

/** The end of an id is random. */
export const bucketOf = (id: string): string => id.slice(-1)

export const isMarked = ({ marks }: BucketedMarks, id: string): boolean => marks[bucketOf(id)]?.includes(id) ?? false

/** As it is after an event that sets a mark or takes it off: its decider accepts no second one. */
export const withBucketedMark = ({ count, marks }: BucketedMarks, id: string, isSet: boolean): BucketedMarks => {
  const bucket = bucketOf(id)
  const others = (marks[bucket] ?? []).filter((each) => each !== id)
  return { count: count + (isSet ? 1 : -1), marks: { ...marks, [bucket]: isSet ? [...others, id] : others } }
}
