/** Returns how far this run's clocks are ahead of the machine's. The option `--clock` and the journeys set it. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT_MS'] ?? 0)
