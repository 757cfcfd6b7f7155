import type { Problems } from '../kernel/problem.ts'

export const freeToolsProblems = {
  'scrape-address': {
    status: 422,
    message: 'That isn’t a web address. Enter one like fernweh.example or https://fernweh.example/pricing.',
  },
  'scrape-scheme': { status: 422, message: 'Only addresses that begin with http:// or https:// can be fetched.' },
  'scrape-credentials': { status: 422, message: 'This address contains a user name or a password. Remove it and try again.' },
  'scrape-not-public': {
    status: 422,
    message: 'This address leads to a private network or an unusual port. Enter the address that your visitors use.',
  },
  'scrape-no-site': { status: 422, message: 'There is no website with this name. Check the spelling.' },
  'scrape-unreachable': { status: 422, message: 'We couldn’t connect to this website. Check the address, or try again later.' },
  'scrape-slow': { status: 422, message: 'This website didn’t answer in time. Try again later.' },
  'scrape-redirects': { status: 422, message: 'This address redirects more than three times. Enter the address where it ends.' },
  'scrape-refused': {
    status: 422,
    message: 'This website refused our request (401 or 403). It may need a sign-in, or may block programs.',
  },
  'scrape-missing': { status: 422, message: 'There is no page at this address (404). Check the part after the website’s name.' },
  'scrape-busy': { status: 422, message: 'This website gets too many requests at the moment (429). Try again later.' },
  'scrape-site-error': { status: 422, message: 'This website answered with an error instead of a page. Try again later.' },
  'scrape-robots': { status: 422, message: 'This website’s robots.txt asks programs like ours not to read this page.' },
  'scrape-no-page': { status: 422, message: 'There is no HTML page at this address, but a file of another kind.' },
  'scrape-too-large': { status: 422, message: 'This page is larger than 2 MB, so we stopped reading it.' },
  'scrape-unreadable': { status: 422, message: 'This page, or the robots.txt beside it, is built so that it takes us too long to read.' },
  'scrape-often': { status: 429, message: 'You’ve fetched many pages in a short time. Wait a few minutes, then try again.' },
  'scrape-site-often': { status: 429, message: 'This website has been fetched many times from here. Wait a few minutes, then try again.' },
  'scrape-crowded': { status: 503, message: 'Too many pages are being fetched at the moment. Try again in a minute.' },
} as const satisfies Problems
