interface Item {
  readonly rank: number
  readonly name: string
}

/** Pages in their order, for search engines. */
export const pageList = (name: string, items: readonly (Item & { readonly path: string })[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: items.map((item) => ({ '@type': 'ListItem', position: item.rank, name: item.name, url: item.path })),
})

/** Tools in their order. */
export const itemList = (name: string, items: readonly (Item & { readonly slug: string })[]) =>
  pageList(
    name,
    items.map((item) => ({ rank: item.rank, name: item.name, path: `/tool/${item.slug}` })),
  )
