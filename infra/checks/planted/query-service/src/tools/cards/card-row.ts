export type CardRow = object
