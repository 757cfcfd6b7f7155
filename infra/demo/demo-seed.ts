/** Every local stack that begins on the same day begins with the same world. */
export const DEMO_SEED = 'debut'
