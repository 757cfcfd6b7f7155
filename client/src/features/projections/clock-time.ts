/** "14:02 UTC", of an instant of these days. */
export const clockTime = (iso: string): string => `${iso.slice(11, 16)} UTC`
