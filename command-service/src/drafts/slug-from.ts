import { LONGEST_SLUG } from '@debut/events/tools/tool-card.ts'

/** A name as an address writes it: `Café Größe` becomes `cafe-grosse`. */
export const slugFrom = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '')
