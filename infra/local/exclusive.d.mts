export type Holder = { pid?: number; url?: string }
export type Hold = { release: () => Promise<void>; heldBy?: undefined } | { release?: undefined; heldBy: Holder }
export const hold: (name: string, about?: () => Holder) => Promise<Hold>
