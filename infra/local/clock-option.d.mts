export const wallTime: (millis: number) => string
export const shiftOf: (clock: string, now: number) => number
export const takeClock: (args: readonly string[]) => { readonly clock: string | undefined; readonly rest: string[] }
