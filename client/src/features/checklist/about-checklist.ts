import { MOST_OWN_TASKS } from '@debut/events/checklist/checklist-content.ts'

/** What the page explains below the list. */
export const aboutChecklist = {
  steps: [
    {
      title: 'Choose your launch day',
      text: 'Every task gets a date, counted back from that day. If your tool waits in line, use the day it has there.',
    },
    { title: 'Make the list yours', text: 'Add your own tasks, move them, and remove what doesn’t apply to your product.' },
    { title: 'Tick off what’s done', text: 'The list shows what is due today and what is overdue, until two weeks after the launch.' },
    { title: 'Take it along', text: 'Put the dates in your calendar, print the list, or copy it as Markdown for your team.' },
  ],
  questions: [
    {
      question: 'Where is my list kept?',
      answer: 'In this browser. If you sign in, also in your account, so that you can open it on other devices. Other people can’t see it.',
    },
    {
      question: 'What happens if I change it on two devices?',
      answer: 'Both changes are kept, task by task. If you rewrote the same task on both, the later save wins.',
    },
    {
      question: 'My launch is in less than six weeks. Is that too late?',
      answer: 'No. Start with the tasks of the week you’re in, then do the overdue ones that your product needs, and remove the others.',
    },
    {
      question: 'What if my day in the waiting line moves?',
      answer: 'If you took the day from your launch, the list moves with it and tells you. A day you entered yourself stays.',
    },
    {
      question: 'How many tasks can I add?',
      answer: `Up to ${MOST_OWN_TASKS} of your own, of up to 200 characters each.`,
    },
    {
      question: 'Do I have to launch on Debut to use it?',
      answer: 'No. Most tasks apply to any launch, and you can remove those that don’t.',
    },
  ],
}
