/** Members that one member can block, and as many of each other kind that they can mute. */
export const BOUNDARIES_EACH = 1_000
/** Every text that a reader sees is searched for each of their words. */
export const MUTED_WORDS = 100
export const SHORTEST_WORD = 2
export const LONGEST_WORD = 40
