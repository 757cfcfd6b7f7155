/** How far the clocks of this run are ahead of the machine's: the option `--clock` and the journeys set it. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT_MS'] ?? 0)
