import { v7 } from 'uuid'

/** Made where the wish is made, so that it can be sent again and counts once. Its first 48 bits are its time. */
export const newCommandId = (): string => v7()

/** Milliseconds since the epoch. */
export const bornAt = (commandId: string): number => Number.parseInt(commandId.replaceAll('-', '').slice(0, 12), 16)
