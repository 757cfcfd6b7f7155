/** 1234 as "1,234". By hand for the same reason as relative times: two ICUs may group differently. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1,234 products". */
export const products = (count: number): string => `${grouped(count)} ${count === 1 ? 'product' : 'products'}`
