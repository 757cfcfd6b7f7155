export type Rank = number
