/** "/best-products-by-tag" is called "Best Products By Tag". */
export const titleFromPath = (path: string): string =>
  (path.split('/').findLast((segment) => segment !== '') ?? 'Launchpad')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
