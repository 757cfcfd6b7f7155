/** A product that everybody knows, and what a tool is filed under that can stand in for it. */
export interface KnownProduct {
  readonly name: string
  readonly url: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

const known = (name: string, url: string, categories: string, tags: string): KnownProduct => ({
  name,
  url,
  categories: categories.split(' '),
  tags: tags.split(' '),
})

export const knownProducts: readonly KnownProduct[] = [
  known('Notion', 'https://www.notion.com/', 'business personal-life development', 'notes knowledge project-management documentation'),
  known('Figma', 'https://www.figma.com/', 'design', 'prototyping design-systems mockups ui'),
  known('Slack', 'https://slack.com/', 'business', 'remote-work teams'),
  known('Trello', 'https://trello.com/', 'business', 'project-management planning'),
  known('Asana', 'https://asana.com/', 'business', 'project-management'),
  known('Adobe Photoshop', 'https://www.adobe.com/products/photoshop.html', 'design', 'photos graphics'),
  known('Canva', 'https://www.canva.com/', 'design marketing', 'graphics print social-media'),
  known('Google Analytics', 'https://marketingplatform.google.com/about/analytics/', 'marketing development', 'analytics'),
  known('Mailchimp', 'https://mailchimp.com/', 'marketing', 'newsletter email'),
  known('Substack', 'https://substack.com/', 'marketing', 'newsletter'),
  known('Calendly', 'https://calendly.com/', 'business', 'scheduling calendar'),
  known('Zoom', 'https://www.zoom.com/', 'business', 'meetings'),
  known('HubSpot', 'https://www.hubspot.com/', 'business', 'crm sales'),
  known('QuickBooks', 'https://quickbooks.intuit.com/', 'business', 'accounting invoicing'),
  known('Shopify', 'https://www.shopify.com/', 'business', 'ecommerce shops'),
  known('Zendesk', 'https://www.zendesk.com/', 'business', 'support'),
  known('DocuSign', 'https://www.docusign.com/', 'business', 'contracts'),
  known('Datadog', 'https://www.datadoghq.com/', 'development', 'monitoring logs'),
  known('Heroku', 'https://www.heroku.com/', 'development', 'hosting deployment'),
  known('Postman', 'https://www.postman.com/', 'development', 'api'),
  known('Airtable', 'https://www.airtable.com/', 'development business', 'no-code databases'),
  known('ChatGPT', 'https://chatgpt.com/', 'development', 'llm ai'),
  known('Ahrefs', 'https://ahrefs.com/', 'marketing', 'seo'),
  known('Buffer', 'https://buffer.com/', 'marketing', 'social-media'),
  known('Duolingo', 'https://www.duolingo.com/', 'personal-life', 'languages'),
  known('Goodreads', 'https://www.goodreads.com/', 'personal-life', 'books reading'),
  known('YNAB', 'https://www.ynab.com/', 'personal-life', 'budgeting'),
  known('Headspace', 'https://www.headspace.com/', 'personal-life', 'mindfulness sleep'),
]
