/** Appends and reads give up after this, so that a caller gets "unavailable" within two seconds. */
export const TIMEOUT_MS = 1_700
