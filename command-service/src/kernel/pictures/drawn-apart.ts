/** Names a function of a module that another process runs on a picture. */
export interface DrawnApart<Wanted extends readonly unknown[], Drawn> {
  readonly module: string
  readonly name: string
  /** This field exists only for types. */
  readonly draw?: (bytes: Buffer, ...wanted: Wanted) => Promise<Drawn>
}

/**
 * The module has to export `draw` under the function's own name. Its arguments and its result have to be ones that can be sent between
 * processes.
 */
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
