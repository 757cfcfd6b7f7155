interface Item {
  readonly rank: number
  readonly name: string
  readonly slug: string
}

/** Tools in their order, for search engines. */
export const itemList = (name: string, items: readonly Item[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: items.map((item) => ({ '@type': 'ListItem', position: item.rank, name: item.name, url: `/tool/${item.slug}` })),
})
