import type { About } from '../about.ts'

export const aboutScraping: About = {
  steps: [
    { title: 'Enter an address', text: 'Any public page works, with or without https:// in front.' },
    {
      title: 'We fetch the page once',
      text: 'Our server reads its HTML, as far as the robots.txt of the website allows. Scripts aren’t run, so you see what a simple crawler sees.',
    },
    {
      title: 'Fix what’s marked',
      text: 'Advice stands next to the value it concerns: a title that may be cut, a heading level that was skipped.',
    },
    { title: 'Take it with you', text: 'Copy one part, save everything as JSON or CSV, or start a draft for your launch.' },
  ],
  questions: [
    {
      question: 'Why is text missing that I see in my browser?',
      answer:
        'The page probably adds it with JavaScript. We read the HTML that the server sends, as many crawlers and link previews do. If something important is missing here, they may miss it too.',
    },
    {
      question: 'Why can’t you fetch my page?',
      answer:
        'The message below the field says why. Common reasons are a robots.txt that excludes us, a firewall that blocks programs, or a page that takes longer than five seconds. In robots.txt our name is Debut.',
    },
    {
      question: 'I changed my page, but the result is the same. Why?',
      answer:
        'We keep each result for an hour, so that websites aren’t fetched again and again. Add something like ?v=2 to the address to have it read anew.',
    },
    {
      question: 'How do you know which technologies a page uses?',
      answer:
        'From signs that leave no doubt: headers of the answer, the generator that the page names, and the addresses of its scripts. The sign is listed next to each one. Technologies without such signs aren’t listed.',
    },
    { question: 'Who can see what I fetched?', answer: 'Only you. Results aren’t published, and we don’t record who fetched which page.' },
  ],
}
