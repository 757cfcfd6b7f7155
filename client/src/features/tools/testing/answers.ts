import { NO_STORY } from '@debut/events/tools/tool-card.ts'

const LAUNCH = '01M7W4K9DA7AM9JD1WGDRE08P8'
export const TOOL = '01M7W2Y66AP3DEH74JPY7ASFTQ'
const MAKER = '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'

const place = { rank: 4, of: 12, points: 20, voters: 18 }

/** As the query-service answers. */
export const toolAnswer = () => ({
  tool: {
    toolId: TOOL,
    slug: 'harbor',
    name: 'Harbor',
    tagline: 'Push to a server you own',
    url: 'https://harbor.example/',
    category: 'development',
    pricing: 'free',
    tags: ['hosting'],
    logo: '/api/drawings/logos/harbor.svg',
    makers: [{ memberId: MAKER, username: 'maker', name: null, avatar: null, tier: 0 }],
    ...NO_STORY,
    sale: null,
  },
  launches: [{ launchId: LAUNCH, boardDate: '2026-11-21', lane: 'free', state: 'live', hidden: false, day: place }],
  position: 100,
})

export const factsAnswer = () => ({
  launch: { launchId: LAUNCH, toolId: TOOL, boardDate: '2026-11-21', lane: 'free', state: 'live' },
  hidden: false,
  revealAt: '2026-11-21T12:00:00.000Z',
  standing: { day: { start: '2026-11-21', ...place, behind: 12, ahead: 3 } },
  curve: { from: '2026-11-21T08:00:00.000Z', everyMinutes: 15, points: [1, 20] },
  position: 100,
})

export const updateAnswer = () => ({
  toolId: TOOL,
  launchId: LAUNCH,
  state: 'live',
  standing: { day: place },
  hidden: false,
  revealAt: null,
  position: 101,
})
