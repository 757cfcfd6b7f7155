import { LONGEST_PRODUCT_NAME, ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { LONGEST_SLUG } from '@debut/events/tools/tool-card.ts'
import transliterate from '@sindresorhus/transliterate'

/** A name as an address writes it: `Яндекс Карты` becomes `yandeks-karty`. Undefined where too little is left of it. */
export const productSlugOf = (name: string): ProductSlug | undefined =>
  ProductSlug.safeParse(
    transliterate(name.slice(0, LONGEST_PRODUCT_NAME))
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, LONGEST_SLUG)
      .replace(/-$/, ''),
  ).data
