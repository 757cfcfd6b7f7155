export const fullTitle = (title: string) => `${title} · Debut`
