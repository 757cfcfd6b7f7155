interface FreeTool {
  readonly slug: string
  readonly path: string
  readonly name: string
  /** On its card. */
  readonly line: string
  /** At the top of its page, and where that is found or shared. */
  readonly lead: string
  readonly goodFor: string
}

const freeTool = <Slug extends string>(slug: Slug, texts: Omit<FreeTool, 'slug' | 'path'>) => ({
  slug,
  path: `/free-tools/${slug}`,
  ...texts,
})

/** In the order in which they are needed on the way to a launch. */
export const freeTools = [
  freeTool('product-launch-checklist', {
    name: 'Product launch checklist',
    line: 'Tick off every step before, during and after launch day.',
    lead: 'Plan your launch step by step, from the first screenshot to the week after. Your list stays in this browser, and in your account if you sign in.',
    goodFor: 'a first launch, or one with several people',
  }),
  freeTool('website-scraping', {
    name: 'Website scraping',
    line: 'Read the title, description, pictures and links of any page.',
    lead: 'Enter an address to see the title, description, pictures and links of the page.',
    goodFor: 'checking your landing page before search engines and social networks do',
  }),
  freeTool('startup-name-generator', {
    name: 'Startup name generator',
    line: 'Turn a few words into names people can spell.',
    lead: 'Describe your product in a few words to get names that are easy to say and spell.',
    goodFor: 'naming a product, a feature or a side project',
  }),
  freeTool('fake-analytics-generator', {
    name: 'Fake analytics generator',
    line: 'Draw a chart for a mock-up, labelled as an illustration.',
    lead: 'Draw a chart for a mock-up or a demo, and save it as a picture labelled “Illustration”.',
    goodFor: 'mock-ups, design reviews and empty dashboards',
  }),
  freeTool('fake-notification-generator', {
    name: 'Fake notification generator',
    line: 'Make notifications for screenshots and demos.',
    lead: 'Write a notification and save it as a picture for a screenshot or a demo.',
    goodFor: 'app store screenshots, landing pages and demos',
  }),
] as const satisfies readonly FreeTool[]

export type FreeToolSlug = (typeof freeTools)[number]['slug']

export const FREE_TOOLS_PATH = '/free-tools'

export const freeToolAt = (slug: FreeToolSlug): FreeTool => {
  const found = freeTools.find((tool) => tool.slug === slug)
  if (found === undefined) throw new Error(`No free tool is called ${slug}`)
  return found
}
