import { FREE_RELAUNCH_DAYS } from '@debut/events/launches/launch-numbers.ts'
import { HIDDEN_HOURS } from '@debut/events/voting/vote-numbers.ts'

export interface StandardTask {
  readonly taskId: string
  readonly daysFromLaunch: number
  readonly task: string
  /** Why it matters, or how to do it. */
  readonly why: string
  readonly links?: readonly { readonly to: string; readonly label: string }[]
}

const yourTools = { to: '/your-tools', label: 'Your tools' }
const scraping = { to: '/free-tools/website-scraping', label: 'Website scraping' }
const guidelines = { to: '/community-guidelines', label: 'Community guidelines' }
const launchDay = { to: '/blog/launch-day/twenty-four-hours-on-stage', label: 'Launch day, hour by hour' }
const board = { to: '/', label: 'Today’s board' }

/** The list that everybody starts with. An id is kept in lists, so it never changes. */
export const standardTasks: readonly StandardTask[] = [
  {
    taskId: 'audience',
    daysFromLaunch: -42,
    task: 'Write down who it’s for',
    why: 'One sentence that names a person and their problem keeps your page, tagline and posts about the same thing.',
  },
  {
    taskId: 'name',
    daysFromLaunch: -41,
    task: 'Check that the name is free',
    why: 'Search for the domain, the app stores and the social networks before you print the name anywhere.',
    links: [{ to: '/free-tools/startup-name-generator', label: 'Startup name generator' }],
  },
  {
    taskId: 'tagline',
    daysFromLaunch: -40,
    task: 'Write a one-line tagline',
    why: 'Say what it does in under 80 characters. If a stranger can’t repeat it after one reading, write a simpler one.',
  },
  {
    taskId: 'landing-page',
    daysFromLaunch: -38,
    task: 'Put up a landing page',
    why: 'A headline, one picture and one button are enough, so every link you share leads somewhere.',
  },
  {
    taskId: 'emails',
    daysFromLaunch: -37,
    task: 'Collect email addresses',
    why: 'People who asked you to write to them are the one audience that doesn’t depend on an algorithm.',
  },
  {
    taskId: 'testers',
    daysFromLaunch: -35,
    task: 'Watch ten people use it',
    why: 'Sit next to them or share a screen, say nothing, and note each place where they hesitate.',
  },
  {
    taskId: 'goal',
    daysFromLaunch: -30,
    task: 'Choose one goal for the launch',
    why: 'Sign-ups, feedback or paying customers: the goal decides what your page asks visitors to do.',
  },
  {
    taskId: 'submit',
    daysFromLaunch: -28,
    task: 'Submit your tool',
    why: 'Free places go first come, first served, so join the waiting line early. You can edit the page until the launch.',
    links: [{ to: '/submit-a-tool', label: 'Submit a tool' }],
  },
  {
    taskId: 'line',
    daysFromLaunch: -27,
    task: 'Find your day in the waiting line',
    why: 'The line shows the day you get and every time it moves. Enter that day above to date this list.',
    links: [yourTools, { to: '/how-it-works', label: 'How the line works' }],
  },
  {
    taskId: 'screenshots',
    daysFromLaunch: -25,
    task: 'Take three screenshots',
    why: 'Show the product doing its main job with believable content. Settings pages and empty tables sell nothing.',
  },
  {
    taskId: 'logo',
    daysFromLaunch: -24,
    task: 'Check the logo at 40 pixels',
    why: 'That’s its size on a board and on a phone. Remove words and thin lines until it reads.',
  },
  {
    taskId: 'community',
    daysFromLaunch: -23,
    task: 'Join the conversation',
    why: 'Vote and comment on other launches every day. People look more closely at makers whose names they know.',
    links: [{ to: '/community', label: 'Community' }, board],
  },
  {
    taskId: 'pricing',
    daysFromLaunch: -21,
    task: 'Decide on the price',
    why: 'Put it on your site in plain numbers. “Contact us” reads as expensive, and questions about price crowd out others.',
  },
  {
    taskId: 'demo',
    daysFromLaunch: -20,
    task: 'Record a demo of one minute',
    why: 'Start with the result, skip the login, and make it work without sound.',
  },
  {
    taskId: 'alternatives',
    daysFromLaunch: -18,
    task: 'Compare it with the alternatives',
    why: 'Visitors will ask how you differ from the product they use today. Have an honest answer that fits in two sentences.',
    links: [{ to: '/alternatives', label: 'Alternatives' }],
  },
  {
    taskId: 'fix-tests',
    daysFromLaunch: -16,
    task: 'Fix what your testers stumbled over',
    why: 'Start with what stopped people before their first result. The rest can wait until after the launch.',
  },
  {
    taskId: 'coming-soon',
    daysFromLaunch: -14,
    task: 'Share your coming soon page',
    why: 'People who ask there are notified when you go live. You have the page once your launch has a day.',
    links: [yourTools],
  },
  {
    taskId: 'first-comment',
    daysFromLaunch: -13,
    task: 'Write the first comment',
    why: 'Say who you are, why you built it and what you’d like to know, in under 150 words.',
  },
  {
    taskId: 'makers',
    daysFromLaunch: -12,
    task: 'Invite the other makers',
    why: 'They appear on the page once they accept, and can answer comments as makers.',
    links: [yourTools],
  },
  {
    taskId: 'deal',
    daysFromLaunch: -12,
    task: 'Prepare an offer for visitors',
    why: 'A discount or a longer trial gives people a reason to try it today. Add it to your page as a deal.',
    links: [yourTools],
  },
  {
    taskId: 'posts',
    daysFromLaunch: -11,
    task: 'Draft your launch day posts',
    why: 'Write about one thing you learned for each place you post in. Drafts are saved until you publish them.',
    links: [{ to: '/community/drafts', label: 'Drafts' }],
  },
  {
    taskId: 'questions',
    daysFromLaunch: -10,
    task: 'Answer ten questions in advance',
    why: 'Price, privacy, export, roadmap: saved answers let you reply within minutes on a busy day.',
  },
  {
    taskId: 'support',
    daysFromLaunch: -9,
    task: 'Decide where people reach you',
    why: 'Pick one address or chat, put it on every page, and agree on who watches it when.',
  },
  {
    taskId: 'email',
    daysFromLaunch: -8,
    task: 'Write the email to your list',
    why: 'One subject, one link, three short paragraphs. Send a test to yourself and open it on a phone.',
  },
  {
    taskId: 'sign-up',
    daysFromLaunch: -7,
    task: 'Sign up and pay like a customer',
    why: 'Use a new browser and a real card, from the landing page to the receipt. This is where launches break.',
  },
  {
    taskId: 'sharing',
    daysFromLaunch: -6,
    task: 'Check how your link looks when shared',
    why: 'A missing title or picture costs you clicks in every chat and feed.',
    links: [scraping],
  },
  {
    taskId: 'phone',
    daysFromLaunch: -5,
    task: 'Look at every page on a phone',
    why: 'Many visitors come from a social app. Check text size, buttons and what the keyboard covers.',
  },
  {
    taskId: 'analytics',
    daysFromLaunch: -5,
    task: 'Measure visits and sign-ups',
    why: 'Mark the links you share, so that you know afterwards which place brought people who stayed.',
  },
  {
    taskId: 'load',
    daysFromLaunch: -4,
    task: 'Prepare for many visitors at once',
    why: 'Load your slowest page a hundred times a minute, and turn on alerts for errors and a full disk.',
  },
  {
    taskId: 'rules',
    daysFromLaunch: -4,
    task: 'Read how the day is counted',
    why: `Points are hidden for the first ${HIDDEN_HOURS} hours, and votes that were paid for are removed. Know this before you tell people.`,
    links: [launchDay, guidelines],
  },
  {
    taskId: 'calendar',
    daysFromLaunch: -3,
    task: 'Clear your calendar',
    why: 'The day lasts 24 hours from midnight in Los Angeles. Work out what that is where you live, and plan your sleep.',
  },
  {
    taskId: 'freeze',
    daysFromLaunch: -2,
    task: 'Stop adding features',
    why: 'Only fix what is broken. A change that can wait two days can’t break your launch.',
  },
  {
    taskId: 'last-look',
    daysFromLaunch: -1,
    task: 'Ask a stranger what your page says',
    why: 'Show it for five seconds and ask what the product does. If the answer is wrong, change the tagline today.',
    links: [yourTools],
  },
  {
    taskId: 'live',
    daysFromLaunch: 0,
    task: 'Check your page when the day opens',
    why: 'Launches go live at 00:00 in Los Angeles. Open the page signed out and click your own link once.',
    links: [board],
  },
  {
    taskId: 'post-comment',
    daysFromLaunch: 0,
    task: 'Post your first comment',
    why: 'It starts the conversation, and the first visitors read it before anything else.',
  },
  {
    taskId: 'send-email',
    daysFromLaunch: 0,
    task: 'Send the email to your list',
    why: 'Ask people to look and to say what they think. Offering anything for votes gets those votes removed.',
    links: [guidelines],
  },
  {
    taskId: 'tell',
    daysFromLaunch: 0,
    task: 'Publish your posts',
    why: 'Spread them over the day: Europe reads in its morning, America in its own.',
    links: [{ to: '/community/drafts', label: 'Drafts' }],
  },
  {
    taskId: 'answer',
    daysFromLaunch: 0,
    task: 'Answer every comment',
    why: 'A reply within the hour turns a visitor into a tester. Thank critics first: they took the time.',
  },
  {
    taskId: 'fix',
    daysFromLaunch: 0,
    task: 'Fix what people find, and say so',
    why: 'A bug that’s gone within the hour is the best advertisement you get all day.',
  },
  {
    taskId: 'thanks',
    daysFromLaunch: 1,
    task: 'Thank the people who helped',
    why: 'Name them in a post or write to them. They’re the ones you’ll ask next time.',
    links: [{ to: '/community', label: 'Community' }],
  },
  {
    taskId: 'badge',
    daysFromLaunch: 1,
    task: 'Put your badge on your site',
    why: 'It shows new visitors that others have looked before them. Copy the code from your tool’s badges page.',
    links: [yourTools],
  },
  {
    taskId: 'numbers',
    daysFromLaunch: 2,
    task: 'Compare the numbers with your goal',
    why: 'Write down visits, sign-ups and sales per place you posted in, while you still remember what you did when.',
  },
  {
    taskId: 'feedback',
    daysFromLaunch: 3,
    task: 'Sort the feedback',
    why: 'Group it by problem, count each group, and choose the three that come up most.',
  },
  {
    taskId: 'reviews',
    daysFromLaunch: 5,
    task: 'Ask early users for a review',
    why: 'People who have used it for a few days write reviews that help others decide.',
  },
  {
    taskId: 'write-up',
    daysFromLaunch: 7,
    task: 'Write about what you learned',
    why: 'Honest numbers travel further than a victory lap, and bring a second wave of visitors.',
    links: [{ to: '/community/drafts/new', label: 'New post' }],
  },
  {
    taskId: 'ship',
    daysFromLaunch: 10,
    task: 'Ship one thing people asked for',
    why: 'Tell those who asked for it by name. Most of them will look again.',
  },
  {
    taskId: 'returning',
    daysFromLaunch: 13,
    task: 'See who still uses it',
    why: 'Ask five people who stayed why they did, and five who left what was missing.',
  },
  {
    taskId: 'next-launch',
    daysFromLaunch: 14,
    task: 'Plan the next launch',
    why: `A tool can launch again free of charge ${FREE_RELAUNCH_DAYS} days after the last time, so choose what you want to show by then.`,
    links: [{ to: '/pricing', label: 'Pricing' }],
  },
]
