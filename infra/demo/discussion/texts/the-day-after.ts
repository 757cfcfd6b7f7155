/** What members say only while the product runs: a made world ends before. How to read the lines: `read-threads.ts`. */
export const theDayAfter = `
@@ post question linh-park 1 00:50 likes 24
# My first tool: what would you not do again?

I’ve voted here for 80 days and made nothing. Now I have an idea that three people in my choir would use, four free evenings a week and no reason left to wait.

I don’t want tips. I’d like to know one thing about your *first* tool that you’d leave out if you could start again.

@@ 1 kaisato 15m likes 4
The logo. I spent eleven days on it and then renamed the thing.

@@ 1 bruno-io 25m likes 3
User accounts. The first forty people would have been happy with a link.

@@ 2 linh-park 20m likes 0
With a link, how do they find it again a month later?

@@ 3 bruno-io 15m likes 2
They ask you, and you talk to them, which is what you wanted anyway.

@@ 1 noahrao 40m likes 2
Telling everybody the date.

@@ 1 farah-labs 1h likes 2
Doing it alone. Not because of the work. There was nobody to say “that’s enough for today”.

@@ 2 made-by-fatima 30m likes 1
The opposite for me: I’d leave out the co-founder I found over one good dinner.

@@ 3 farah-labs 25m likes 1
A friend who asks on Sundays would have done for me as well.

@@ 1 leilanovak 2h likes 3
Dark mode.

@@ post learning martajansen 1 02:40 likes 20
# A ladder opens more doors than a computer

People pay us to break in. This year 17 of them asked us to try the front door and not the firewall. Eleven times we were inside within ten minutes. What worked:

- a ladder (six of six)
- carrying too many lunch boxes (three of five)
- a lanyard in roughly the right colour (two of six)

What stopped us, each time, was a person who asked “who are you here to see?” and waited for the answer. No device ever did. I’d spend the next thousand on telling the people at the desk that they may be impolite.

@@ 1 hana-ships 30m likes 3
Row 112 of a questionnaire we got was “Do you have a visitor policy”. The policy is Renate. I’ll add that she may be impolite, though she knew.

@@ 2 martajansen 25m likes 2
Renate beats every badge reader we’ve met. Pay her well.

@@ 1 nguyen69 1h likes 1
At a school the ladder would work in any corridor at any hour, and I’d hold the door.

@@ 2 martajansen 40m likes 1
Most people do. It’s a nice trait. We’d rather not train it out of anyone, just let them ask while they hold it.

@@ 1 dmitriyilmaz 2h likes 0
How do you avoid being arrested?

@@ 2 martajansen 50m likes 2
With a paper that has two phone numbers on it, one of which always answers. We’ve needed it twice, and once the officer wanted to see the thing with the ladder again.

@@ post todo ivan-dubois 1 05:10 likes 7 about timeshelf
Timeshelf 0.15, in public, because I keep starting with the fun part:

- [ ] Say in the documentation what is precomputed (asked by @jonas-quinn within four hours)
- [ ] A test that pulls the plug a thousand times, not eleven
- [ ] Reject a clock that jumps backwards by more than a minute
- [x] Compression for text readings (the fun part)

The ticked one wasn’t on the list. I noticed while writing it.

@@ 1 jonas-quinn 25m likes 1
I didn’t expect to become a task. If you want a reader for the page before it’s up, send it to me.

@@ 2 ivan-dubois 20m likes 0
It’s two screens long. You’ll have it tonight, and you may be strict.

@@ 1 esmereyes 1h likes 1
The third will break us. We’ve a plant whose clock jumps by an hour twice a year, because nobody can find the switch. Could it be marked instead of rejected?

@@ 2 ivan-dubois 50m likes 1
Marked it is. What do you want to see in a chart for the hour that happened twice?

@@ 3 esmereyes 30m likes 1
Both, one above the other, in grey. People believe us when they see it.

@@ post milestone aziz81 1 07:40 likes 30 about village-founders
# Fourteen at the first dinner

I’d cooked for eight. Fourteen came, two of them from the other side of the lake, by boat. The harmonium man brought his shoebox.

Nobody pitched. I’d asked everyone to bring one thing that they’ve given up on, and we went round the table with it. By the end a joiner had promised to look at a vet’s invoices, and the ferry office will print timetables for somebody who had given up on printing.

Costs: 96 for food, 12 for the boat, one broken glass. Next month again. For eighteen, and with help.

@@ 1 kenji-makes 20m likes 2
“One thing that they’ve given up on” is going straight into my pocket. Who began?

@@ 2 aziz81 25m likes 2
I did, with the app I never finished. After that it was easy to go lower.

@@ 1 brunovega 50m likes 1
Twelve for the boat, there and back?

@@ 2 aziz81 30m likes 2
Diesel only. She wouldn’t take more, she took soup.

@@ 1 imani-osei 2h likes 0
Would it work in a city? Here everybody has somewhere better to be at nine.

@@ 2 aziz81 1h likes 1
I don’t know. I think the trick is that there’s one road, and afterwards everyone has to drive home on it anyway.

@@ post shipped ottor61 1 10:05 likes 14 about trestle-kit
# Trestle Kit runs on the nine-year-old phone again

Some days ago I asked here whether to drop old phones, and a school made me ashamed of the question. Now the start screen takes 1.9 seconds on the oldest one in my drawer. It was 7.4.

Where it went: 3 seconds for a font that nobody could see, 1.6 for reading settings one by one instead of together, the rest for an animation that such a phone shows as two pictures. On new phones it’s 0.1 faster, which I’d never have found by looking at new phones.

@@ 1 nguyen69 25m likes 4
Tried it on ours in the third lesson. A boy asked whether I’d bought new phones. I owe you something.

@@ 2 ottor61 30m likes 2
You gave me the reason and a test case. If he finds something slow, he may write to me himself.

@@ 1 sofie-falk 1h likes 1
Which font weighs three seconds?

@@ 2 ottor61 40m likes 2
Every weight of one family, 31 files, loaded in turn so that none would block. Written by me, with a proud comment above it.

@@ 3 sofie-falk 20m likes 3
The proud comment is always there.

@@ post question rafael-writes 1 12:40 likes 16
# How long is too long for a mail from a maker?

I write for three small products. Each month the same argument: the makers want everything in it, I want one thing. I’ve counted replies (not clicks) for a year.

Under 120 words: 14 replies per thousand. Between 120 and 300: nine. Above that: eleven, which ruins my argument, because those who read the long ones to the end have something to say.

So do I write for the many, or for those eleven?

@@ 1 dahl60 30m likes 2
For the eleven, but put the one thing first, so that the many can leave after it without feeling rude.

@@ 2 rafael-writes 20m likes 1
“Without feeling rude” is good. They do feel it, some of them apologise for unsubscribing.

@@ 1 jun-v 1h likes 1
How many mails are in each group? If it’s four long ones in a year, eleven is one good week.

@@ 2 rafael-writes 40m likes 0
Five long ones. So your point stands, and I have my argument back.

@@ 3 jun-v 20m likes 2
You have it back as unproven, which is the natural state of arguments.

@@ 1 petra-tanaka 2h likes 1
Neither. Write when there’s something. I’ve unsubscribed from better products because it was the first of the month.

@@ post learning noahrao 1 15:00 likes 15 about sticky-for-ever
I left a bug in Sticky for Ever on purpose, and learned something. If you made a seventh note, it took the colour of the first. It should have been an error, six colours is the limit.

It took users five weeks to mention it, and then they thanked me: “nice that it starts again”. Nobody had needed a seventh colour. They had needed a seventh note. I’d built the limit around the wrong one. Since yesterday it’s documented as a feature, and I feel a bit like a fraud.

@@ 1 lucia-park 30m likes 1
What did you leave it in *for*, if you knew?

@@ 2 noahrao 20m likes 2
Laziness first. After two weeks it became an experiment, as laziness does.

@@ 1 code-by-nadia 1h likes 2
We’ve one of those. An attempt that was meant to stop after three and never did. Three customers depend on it.

@@ 2 vera-ward 40m likes 2
There should be a list of them somewhere. For a day ours declined every amount with a 7 in it, and a tester asked to have that back.
`
