/** What members say about code and the machines it runs on. How to read the lines: `read-threads.ts`. */
export const codeAndMachines = `
@@ post shipped sofie-falk -8 11:50 likes 18 about bundle-butcher
# Bundle Butcher fails the build now, but only for what you added

The request I got most since launch: let it stop a merge when somebody imports half a calendar by accident. The request I got second most: don’t you dare.

Version 1.3:

- budgets live in \`butcher.json\`, one number for each entry point
- a branch fails only for what it added itself, not for what was too large before
- less than 2 percent over budget is a remark, not a failure
- \`butcher why date-things\` prints the chain of imports, shortest first

In our own repository it has stopped four merges in two weeks. Three of them were mine.

@@ 1 tariqortiz 20m likes 1
How do you decide whose fault it is when two branches are fine alone and too large together?

@@ 2 sofie-falk 30m likes 1
The second one to merge gets it. I know that isn’t fair. Tell me a fair rule that takes less than a minute to compute.

@@ 3 tariqortiz 25m likes 0
Neither gets it, and the main branch turns yellow? No, then nobody does anything. You’re right.

@@ 1 moran67 2h likes 2
The two percent remark is what will keep it switched on. We learned the same: a bot that is right and annoying gets removed on the third day.

@@ 1 zoe-builds 6h likes 0
I ran \`butcher why\` on my portfolio and found a chess engine. I’ve never made anything with chess.

@@ 2 sofie-falk 1h likes 4
Send me the chain, please. I collect these. The record is a German hyphenation table in a weather widget.

@@ 3 zoe-builds 40m likes 1
It came with an icon pack. One of the icons is a knight that can be animated.

@@ post learning maker -7 15:30 likes 33 about hatch-and-ramp
# We deleted 61 feature flags in one afternoon

Hatch and Ramp turns a flag red after a month. Ours had 74, and 70 of those were red, because we had never looked. @sanaberg and I took an afternoon with coffee and deleted 61:

- 48 were on for everybody, some of them for more than a year
- 9 were off for everybody, and four of those hid code that no longer compiled
- 4 were on for exactly one customer, who had left

2,300 lines fewer, and the tests take 40 seconds less. One surprise: once the flag \`new-search\` was gone, we noticed that both sides of it were the old search.

@@ 1 sanaberg 20m likes 2
For the record, I reviewed both sides of that one. Twice.

@@ 1 moran67 45m likes 1
What about the nine red ones that stayed? There’s always a reason, and it’s always the same person’s.

@@ 2 maker 30m likes 1
Five of them are mine. Two are real switches for bad days and got a different colour. The other seven now have a date and a name next to them.

@@ 3 moran67 20m likes 0
A name and a date is all our robot adds as well. It works better than red.

@@ 1 theo-codes 3h likes 0
How do you delete one while there’s a mobile app out there that still asks for it?

@@ 2 maker 1h likes 1
The server keeps answering what it answered last, for as long as any version asks, and you see how many still do. We have one at eleven people. I suspect it’s a tablet on a wall somewhere.

@@ 3 ottor61 40m likes 2
It’s always a tablet on a wall.

@@ 1 just-erik 9h likes 0
74 flags for a product of that size is simply bad engineering.
@@ deleted 6h

@@ 2 sanaberg 1h likes 2
Probably. It grew one good reason at a time, like everybody’s.

@@ post todo moran67 -6 08:05 likes 9 about gardener-bot
This week, in the order in which I’m afraid of them:

- [x] Stop opening pull requests on a Friday
- [x] Explain each change in one sentence that a human would say
- [ ] Never touch a file that somebody changed in the last three days
- [ ] Find out why it loves renaming \`data\` to \`result\`
- [ ] Let people say “not in this folder, ever”

The fourth is a real mystery. It has proposed that 212 times in 40 repositories, and 198 of those were accepted, so perhaps it knows something.

@@ 1 kaiokafor 35m likes 1
\`result\` at least says when. I’d have accepted it too.

@@ 1 daravogel 1h likes 3
198 people clicking yes without reading is the other explanation

@@ 2 moran67 25m likes 2
I checked. The median time between opening and merging was 41 seconds. So, your explanation.

@@ 3 daravogel 30m likes 1
make it wait a minute before the button turns green and see who’s still there

@@ 1 noah-makes 5h likes 0
On the third: three days isn’t enough for us, our branches live for two weeks. Could it ask the repository how long they usually live?

@@ 2 moran67 2h likes 1
It could, that’s the query I already run for the Friday thing. It’s on the list now.

@@ post learning ayla-s -6 13:30 likes 31 about bank-of-test
# A declined card is eleven different conversations

We replay what real banks answer when they refuse a payment. 60 shops were kind enough to share their logs with us. Of 9,840 refusals:

- 46 percent: not enough money, and most of those succeed two days after payday
- 21 percent: the bank wants the owner to confirm, and the shop never asked
- 14 percent: wrong number or date, nearly always on phones
- 8 percent: the bank’s own computer was asleep
- the rest: seven codes that nobody could explain to me, banks included

Nearly every shop shows the same red sentence for all of them. If you change one thing, split off the second group. Those people have the money and want to give it to you.
@@ adds 5h
Edit: every basket is counted once. With repeated attempts the first line would be 63 percent.

@@ 1 emekadubois 40m likes 1
The payday observation agrees with what I see in the books of our groups: attempts on the 1st and on the 15th collect more than any reminder. May I ask whether you looked at the hour as well?

@@ 2 ayla-s 2h likes 1
Early morning is best, before people have spent it. After nine in the evening is worst. The difference is three points, so I wouldn’t get anybody out of bed for it.

@@ 1 brunovega 1h likes 1
At the stall it’s the 14 percent the other way round. Fingers are cold, the phone is wet, they tap twice. I show “once is enough” and the double taps are gone.

@@ 1 luissilva 3h likes 0
What is the correct text for the bank that sleeps?

@@ 2 vera-ward 1h likes 3
“Your bank isn’t answering right now. You haven’t been charged, and we’ll keep your basket.” The middle part is the one people write to us about when it’s missing.

@@ 3 luissilva 30m likes 0
Taken. The basket part I didn’t have.

@@ 1 farahquinn 2h likes 0
46 percent sounds far too high. You’re counting retries twice, aren’t you?
@@ deleted 21h

@@ 2 ayla-s 2h likes 1
Once per basket. But I should have said so, and now it says so at the bottom.

@@ post question ottor61 -5 08:45 likes 14 about trestle-kit
# How old a phone do you still support?

I have a drawer with 23 phones and I test on all of them. The oldest is nine years old and costs me about one day in five: fonts, a broken clock, a screen that lies about its size.

2.1 percent of the people who open apps built with Trestle Kit have a phone like that. But they open them twice as often as everybody else, and I suspect that they’re the ones who can’t buy another.

Where do you draw the line, and do you say so on your page or just let it rot?

@@ 1 kaisato 20m likes 2
I draw it at “whatever I own”, which isn’t a policy, it’s a drawer, but at least the page says so: “Tested on these six phones, photographed here.” People send me phones now. I have fourteen.

@@ 2 ottor61 35m likes 1
That’s the best policy so far, and I’ve read three long ones.

@@ 1 dara-tinkers 1h likes 0
For watches it’s easy, the battery draws the line for you.

@@ 1 nguyen69 3h likes 4
Please don’t. We hand out eight-year-old phones at school because that’s what gets donated. When an app stops working, it isn’t the phone that looks broken to a child.
@@ adds 3h
Edit: I should add that I’m not asking for new features on them. Old and working is fine.

@@ 2 ottor61 5h likes 3
The drawer stays. I’d been looking for a reason that isn’t pride.

@@ 1 jonas-hq 6h likes 1
Say it with a date. “Works on this one until the end of next year” helps people more than “legacy devices may be limited”.

@@ post shipped kaisato -5 17:40 likes 23 about spare-key-dns
# Guests can now switch my blocker off, which is how I found out about my sister

It started as a support mail and ended as a family matter. Spare Key DNS blocks adverts for the whole house, and when it blocks the wrong thing, only the person with the password can help. That person is always in the shower.

So now there’s a page at \`pause.home\` that anybody on the network can open. One button, ten minutes, no password. The log says that somebody paused, and never who.

First weekend in my own house: 14 pauses, eleven of them for the same shoe shop.

@@ 1 osei64 15m likes 3
I argued for five minutes instead of ten. I’ve been outvoted by a shoe shop.

@@ 1 the-real-rosa 1h likes 2
What stops my son from pressing it every ten minutes, all evening?

@@ 2 kaisato 30m likes 1
Three in a row and then an hour’s break, unless you have the password. By tomorrow he’ll find out that restarting the router resets it, and I’d like to hear about it when he does.

@@ 3 the-real-rosa 26h likes 14
He found out in forty minutes.

@@ 1 nguyen69 4h likes 1
Does the page work when the thing that’s broken is DNS itself?

@@ 2 kaisato 1h likes 1
It has a plain number as well, printed on the sticker that nobody puts on the router. But good question: I tested it by breaking mine, and it took a second try.

@@ post shipped daravogel -3 16:20 likes 17 about git-lantern
# git lantern 0.9: it tells you which commits are yours

small one.

- \`lantern mine\` greys out everything that came in with a merge, so a week of work is eleven lines and not four hundred
- \`lantern lost\` lists commits that no branch points to any more, newest first. it found one of mine from two years ago
- startup on the largest repository i have (1.1 million commits) went from 2.3 s to 190 ms, because it no longer reads what doesn’t fit on the screen

still one binary, still no mouse. if \`lost\` brings something back that you’d given up on, tell me. i keep a list and it makes my day

@@ 1 lars-dev 45m likes 2
\`lost\` found a branch I deleted in the week my daughter was born. Four days of work on the importer, and better than what I wrote afterwards.

@@ 2 daravogel 20m likes 3
that’s number seven on the list and the best one. congratulations on both

@@ 1 sofie-falk 2h likes 0
How do you avoid reading the rest? Don’t you need the parents to draw the lines?

@@ 2 daravogel 50m likes 1
only until every line on screen has an end. the ones that run off the bottom stay open, and i read on when you scroll. wrong for about one frame
@@ adds 40m
edit: two frames on the largest one, i measured

@@ 3 sofie-falk 30m likes 0
One frame is honest. I’d have spent a month on it.

@@ 1 kai-y 7h likes 1
Would you take a patch for colours? Two of yours are the same to me, I’m red-green blind.

@@ 2 daravogel 9h likes 2
yes please, and sorry. tell me which two and i’ll change them tonight without waiting for the patch

@@ post milestone ivan-dubois -2 09:55 likes 32 about timeshelf
# One billion readings in 5.5 GB

At 04:12 this morning the test box in my hallway stored reading number 1,000,000,000. Facts, since people ask:

1. 38 months of data, one reading every 0.1 seconds, from a neighbour’s solar inverter and his greenhouse
2. 5.5 GB on disk, so 44 bits for each reading, including its time
3. a year of daily averages in 0.6 s, cold
4. two power cuts. No reading lost, but one written twice, which is a bug and is fixed in 0.14

The neighbour has asked whether it could also tell him when to water. It can’t. That’s a different product, and I don’t want to make it.
@@ adds 9h
Correction to 3: warm. Cold it’s 0.9 s, I had forgotten a cache.

@@ 1 esmereyes 30m likes 2
44 bits is impressive with the time in it. Is that delta of delta, or do you drop precision? Our customers’ auditors get nervous about the second.

@@ 2 ivan-dubois 40m likes 1
Delta of delta for the time, and values keep as many digits as the sensor really has. The inverter reports six, of which four are noise, but I store all six. Dropping them is a setting, and it’s off.

@@ 3 esmereyes 30m likes 0
Then I’ll point two of them at it.

@@ 1 jonas-quinn 2h likes 1
A year is 365 rows out of 315 million. Precomputed or scanned?

@@ 2 ivan-dubois 1h likes 1
Scanned by hour, precomputed by day. You’re the first to ask, so the documentation is as unclear as I thought.

@@ 1 just-nils 5h likes 4
Somewhere there’s a greenhouse that doesn’t know it’s famous

@@ 1 omar-vega 9h likes 0
What happened in the power cut that wrote one twice?

@@ 2 ivan-dubois 6h likes 1
The acknowledgement was lost and the writer sent the reading again after the restart. Same time, same value, and I compared it only with the last one that had been *flushed*. One line. It took nine days to find.

@@ post learning esmereyes -2 14:10 likes 42 about sensor-parish
# An alarm that rings forty times a night is a lullaby

I spent a night shift in a dairy that uses our alarms. Between ten and six the screen rang 43 times. The man at the desk acknowledged each within four seconds, and for 41 of them he did not look up from his crossword.

He was right: 41 were a valve that opens a little late. The other two were real, and he knew them by the hour, not by the sound.

We now ring once when something starts, once if it gets worse, and once when it’s over. Same dairy, four weeks later: five to seven a night, and the crossword has moved to the break room. He told me he misses it.

@@ 1 maker 25m likes 3
We came to the same place with servers. What helped most was showing which alert came first: the other thirty-nine were usually its children. Did you see chains as well, or really just one valve?

@@ 2 esmereyes 1h likes 1
One valve on that night, chains on others. In a chain the first one is often the least dramatic, so they had trained themselves to ignore exactly the one that mattered.

@@ 3 maker 35m likes 1
That’s the sentence I’ve been trying to write on our page for a year.

@@ 1 code-by-nadia 2h likes 2
I keep a column “what did the person do next”. If it says “nothing” three times, the alert is deleted, no meeting. We’re down from 310 rules to 58.

@@ 2 clara-p 4h likes 0
And how often did you have to put one back?

@@ 3 code-by-nadia 30m likes 2
Twice in fourteen months. One of them on a Sunday, I won’t pretend it was nice.

@@ 1 holt87 8h likes 1
Nights in a hospital lab here. The crossword isn’t laziness, it’s how you stay awake for the two real ones. Glad you asked him and not his manager.

@@ 2 esmereyes 5h likes 3
His manager told me there were about ten a night.
`
