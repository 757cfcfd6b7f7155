/** What a service says of itself, of the figures that have no labels but its name. */
export const metricsOf = async (url: string): Promise<Readonly<Record<string, number>>> => {
  const page = await (await fetch(`${url}/metrics`)).text()
  const lines = page.matchAll(/^(\w+)(?:\{service="[^"]*"\})? (\S+)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name = '', value]): [string, number] => [name, Number(value)]))
}
