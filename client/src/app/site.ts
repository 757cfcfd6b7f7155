/** What may differ from one installation to the next, and is no secret. */
export const site = {
  name: 'Debut',
  description: 'The launchpad for tech products whose every vote can be replayed, audited and explained.',
  email: 'hello@debut.example',
  claims: { domainRating: 72, launchedProducts: 14_000, registeredBuilders: 45_000 },
  links: {
    directories: 'https://directories.debut.example',
    quiz: 'https://quiz.debut.example',
    social: 'https://social.debut.example/debut',
    microblog: 'https://microblog.debut.example/@debut',
  },
  years: '2019-2025',
} as const
