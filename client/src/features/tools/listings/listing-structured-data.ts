import type { ListedTool } from '@debut/events/tools/listing-answers.ts'

/** The path to a page, from the front door on. */
export const breadcrumbList = (trail: readonly { readonly name: string; readonly path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
})

export const itemList = (name: string, tools: readonly ListedTool[], before: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: tools.map((tool, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: tool.name,
    url: `/tool/${tool.slug}`,
  })),
})
