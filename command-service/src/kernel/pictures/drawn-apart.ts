/** What a process of its own makes of a picture: a function of a module, by its name. */
export interface DrawnApart<Wanted extends readonly unknown[], Drawn> {
  readonly module: string
  readonly name: string
  /** For types alone. */
  readonly draw?: (bytes: Buffer, ...wanted: Wanted) => Promise<Drawn>
}

/** `draw` is exported by the module under its own name. What it is given and what it gives back can be sent between processes. */
export const drawnApart = <Wanted extends readonly unknown[], Drawn>(
  { url }: ImportMeta,
  draw: (bytes: Buffer, ...wanted: Wanted) => Promise<Drawn>,
): DrawnApart<Wanted, Drawn> => ({ module: url, name: draw.name })

export interface Order {
  readonly module: string
  readonly name: string
  readonly file: string
  readonly wanted: readonly unknown[]
}

export type Reply = { readonly drawn: unknown } | { readonly failed: string }
