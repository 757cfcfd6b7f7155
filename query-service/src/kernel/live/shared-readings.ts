/** Thousands reconnect at once after an outage: one reading at a time, and one for all who ask for the same. */
export const sharedReadings = <Result>(read: (from: number) => Promise<Result>) => {
  const readings = new Map<number, Promise<Result>>()
  let turn: Promise<unknown> = Promise.resolve()
  return (from: number): Promise<Result> => {
    const known = readings.get(from)
    if (known !== undefined) return known
    const reading = turn.then(() => read(from)).finally(() => readings.delete(from))
    readings.set(from, reading)
    turn = reading.catch(() => undefined)
    return reading
  }
}
