/** What members say under tools: what they ask, what was broken and is fixed, and what they like. How to read the lines: `read-threads.ts`. */
export const aboutTools = `
@@ tool quiet-beacon -9 08:00

@@ 1 lars-dev 30m likes 1
Does “learns from what you mute” mean one rule for the whole team? I mute the disk warnings on staging. My colleague owns staging.

@@ 2 maker 50m likes 2
It’s for each person. What you mute stays yours until three of you have muted the same thing, and then it asks the team, once. It never decides that on its own.

@@ 3 lars-dev 1h likes 0
Three is a good number. We’re four, so one of us always wants to keep it.

@@ 1 code-by-tariq 26h likes 1
The price goes by services, and we have 140 tiny ones. By your table we’d pay more than for the servers they run on. Is there a way to count differently?

@@ 2 giulia-makes 3h likes 1
There is, it’s just not on the page: above 100 we count those that sent an alert in the month. For most teams that’s a quarter. Write to us and we’ll look at yours before you decide anything.

@@ 3 code-by-tariq 20h likes 1
Ours came to 31. Please put it on the page, I nearly left.

@@ 3 giulia-makes 23h likes 2
It’s on the page, second row.
@@ adds 1h
Edit: and above 500 as well, since somebody asked within the hour.

@@ 1 ncastro 72h likes 1
Bug: an alert that starts before midnight and ends after it shows up as two, and the second one says that it came first.

@@ 2 maker 5h likes 1
Confirmed, and thank you for the screenshot by mail. The day was taken from the end instead of from the beginning. It’s fixed in today’s release.

@@ 3 ncastro 41h likes 0
Two nights without a twin. Looks good.

@@ 1 code-by-nadia 110h likes 3
Some praise, with a reason: last night 38 alerts came in, and this showed one line, “certificate of the mail relay expired, the rest followed”. I renewed it from bed and was asleep again after nine minutes. My old way, I’d have started at the loudest one, which was number 22.

@@ 2 maker 9h likes 1
Nine minutes. May I quote you, with the number 22?

@@ 3 code-by-nadia 2h likes 1
You may. Leave out the bed.

@@ tool spare-key-dns -8 10:00

@@ 1 otto-rao 40m likes 1
Will it run on a router directly, or do I need another box?

@@ 2 osei64 1h likes 0
A box, any box: a ten-year-old laptop or a small board is plenty, it uses 60 MB. Routers are too different for two people to support. If yours takes plain packages, somebody in the wiki got it to work.

@@ 1 marta-l 5h likes 2
My bank’s login page stays white with it. Which is ironic, considering what your page says about banks.

@@ 2 kaisato 1h likes 2
It’s the bank’s own fraud check, and it sits on an advert network. It’s been on the list of exceptions for twenty minutes. Yours updates tonight, or right now with \`spare update\`. And yes, I’ve looked at that line of ours for an hour.

@@ 3 marta-l 3h likes 0
White no more. I paid the plumber.

@@ 1 petra-kaya 30h likes 0
What do I get for the paid plan? The page says “more history”. More than what?

@@ 2 osei64 4h likes 1
Seven days for nothing, a year for two a month. We can’t see any of it, it’s on your own disk, so really it’s a way to pay us. About one in thirty does, and that covers the servers for the lists.

@@ 3 petra-kaya 1h likes 1
Write that. I’d pay for a sentence like that, and I have.

@@ 1 hugo-o 80h likes 2
The screen that shows which gadget calls home has cost me a friendship with my television. 2,140 calls in a day, from a thing that was off.

@@ tool paws-on-paper -8 12:00

@@ 1 anneker68 2h likes 1
Can two households share one cat? He lives with both, and each of us believes he’s ours.

@@ 2 lars-moreau 50m likes 3
Yes, and there are more such cats than you’d think. Both of you see the weights, and whoever feeds him gets to be called “home” for that day.

@@ 3 anneker68 1h likes 3
According to the weights he has a third household.

@@ 1 iam-amara 20h likes 0
Why free? I’d feel better about the records if I knew what you live on.

@@ 2 lars-moreau 4h likes 2
On my job at a practice, honestly. This costs me 31 a month. If it gets more than I can carry I’ll ask for a little, and the records can be printed or taken out as a file at any time.

@@ 3 iam-amara 2h likes 1
Then ask before it hurts. I’d be in.

@@ 1 felix-reyes 60h likes 0
The weight curve starts at zero, so my tortoise is a flat line.

@@ 2 lars-moreau 6h likes 1
It now starts a little below the lightest. She’s gained four grams, by the way, one can see it.

@@ tool bank-of-test -7 09:30

@@ 1 scastro 50m likes 1
Does it do standing orders that fail in the second month? That’s the one that always gets us.

@@ 2 vera-ward 30m likes 2
Yes: name the payer “Second Month Sam”. There’s a small cast, and each of them fails in their own way. Sam pays once and then has no money for exactly nine days.

@@ 3 scastro 2h likes 1
Second Month Sam has already found a bug in ours.

@@ 1 crao 9h likes 0
Keys for a team of six: does each of us need a plan?

@@ 2 ayla-s 2h likes 0
No, plans are per company. The free one has two environments, the paid one as many as you like, and people are never counted.

@@ 1 sofie-s 50h likes 1
The statements for the accountants’ tests: the total on page two doesn’t include the lines for fees, although page three does.

@@ 2 ayla-s 5h likes 1
You’re right, and it’s worse: our own test had the same mistake, so the two agreed. Both are fixed, and I’ve added a bank that adds up wrongly on purpose, so that your tests can notice.

@@ 3 sofie-s 16h likes 2
A bank that adds up wrongly on purpose is the first feature that made my accountant laugh.

@@ tool timeshelf -7 11:00

@@ 1 jonaso53 1h likes 0
Reads only, until I say otherwise: does that go for the person or for the connection? I’d give it to interns.

@@ 2 ivan-dubois 1h likes 1
The connection. There is no way to turn it off from within a session, not for you either. Interns are safe.

@@ 1 viktor-lund 6h likes 0
How does it compare with a plain table and an index by month? I have 200 million rows and it’s fine.

@@ 2 ivan-dubois 2h likes 2
Then keep it. With 200 million you’d save disk, perhaps a factor of nine, and nothing else. I’d look again when the backup no longer fits into the night.

@@ 3 viktor-lund 3h likes 2
An answer that tells me not to buy. See you in two years.

@@ 1 nhoffman 50h likes 0
\`last(value)\` gives me the second to last after a restart.

@@ 2 ivan-dubois 7h likes 1
Correct, until the first new reading arrives. Cause: the newest block isn’t closed, and I only looked at closed ones. Fixed in 0.13.2, with a test that restarts in the middle.
@@ adds 3h
Edit: 0.13.3 if you run it on ARM.

@@ tool git-lantern -6 07:00

@@ 1 noah-y 1h likes 0
Can it show only one folder’s history? I live in a repository with 60 others.

@@ 2 daravogel 40m likes 1
\`lantern -- your/folder\`, with the two dashes. merges that don’t touch it are folded into a dot

@@ 1 tomasz-lindqvist 7h likes 2
The explanation of odd commits is what sold me. It told me that one of ours has no parent because somebody imported years of work by hand. I’ve been there for five years and never knew why the history starts twice.

@@ 2 daravogel 1h likes 1
i’ve one like that at home. it’s the reason this exists

@@ 1 ayla-park 28h likes 0
Crashes for me on a shallow clone: “no such object”. Version 0.8.2.

@@ 2 daravogel 2h likes 1
thanks, reproduced. it walked past the end of what’s there. 0.8.3 draws a dotted line at the bottom and says how deep the clone is

@@ 3 ayla-park 5h likes 0
0.8.3 works. The dotted line is pretty.

@@ tool fair-contest -6 09:00

@@ 1 emeka-writes 1h likes 0
How can I check that the draw wasn’t simply repeated until your cousin won?

@@ 2 ortiz82 50m likes 3
The number that decides it is the closing price of wheat, on an exchange named beforehand, on a day named beforehand. I can’t repeat that, and my cousins have won nothing so far.

@@ 3 emeka-writes 1h likes 1
Wheat. All right, I’m convinced.

@@ 1 mira-dev 22h likes 1
We ran one with 900 entries. Setting it up took eleven minutes, and the part I’d dreaded, terms for four countries, was there already. I only changed the name of the prize.

@@ 1 kosei 70h likes 0
“Winners are told by a person” sounds nice. One of yours or one of mine?

@@ 2 ortiz82 8h likes 1
One of ours, unless you want to. Most want to, once they’ve listened to the first call.

@@ tool hatch-and-ramp -4 10:00

@@ 1 rferrari 1h likes 0
Does the pull request that deletes a flag also delete the tests for the side that goes?

@@ 2 sanaberg 2h likes 1
It marks them and leaves them to you. Deleting a test by robot felt wrong to both of us, even when the robot is right.

@@ 1 omarin 26h likes 0
12 a month for up to 50 flags, fine. But red ones count towards the 50, so we pay for being untidy.

@@ 2 maker 3h likes 2
That’s on purpose, half a joke and half medicine. If it ever keeps you from turning on something you need, write to me and I’ll lift it the same day.

@@ 3 omarin 2h likes 1
We deleted twenty. The medicine works, and I’m still a little cross.

@@ tool harbor-department 0 00:05

@@ 1 chloe-builds 20m likes 1
Moved our shop’s staging to it in half an hour. What I liked is what it printed: each step said what it would do next, and how to undo it. I’ve been afraid of the word “deploy” since my first job, and this time I wasn’t.

@@ 2 maker 25m likes 1
That output was rewritten more often than the code. @lfalk reads every line aloud, and I have to explain it.

@@ 1 hoffman77 1h likes 0
Is there a limit to how many servers, or does “free” end at some point?

@@ 2 lfalk 40m likes 1
No limit and no end, since nothing of it runs at our place. Above twenty servers you’ll want something with a scheduler, and the docs say so.

@@ 1 lucia-holt 3h likes 0
Branch previews get an address like \`fix-cart-2.mine.example\`, but our branch names have slashes, and it stopped at the first.

@@ 2 maker 1h likes 0
Reproduced. From 1.0.1 slashes become dashes, and it’s up in a few minutes.

@@ 3 lucia-holt 1h likes 0
Works. \`feature-cart-2\` it is.

@@ 1 gus-keller 8h likes 0
Would it also push to two servers and switch only if both are healthy?

@@ 2 noahrao 2h likes 0
Yes, list both under \`dock\`. If the second doesn’t answer within a minute, the first is switched back, and you get a line that says which one and why.

@@ tool state-of-mind-js 0 03:00

@@ 1 mateookafor 40m likes 0
Does it work inside a web worker?

@@ 2 tariqortiz 50m likes 0
Yes, there’s nothing of the page in it. Across two workers it doesn’t, you’d send the messages yourself. There’s an example in chapter six.

@@ 1 soren-haddad 4h likes 1
I used it in class this morning. At the end sixteen of twenty could explain what a subscription is. With the large library it was two, and I think both knew it before.

@@ 2 tariqortiz 2h likes 1
May I ask what the four didn’t see? I’d like to rewrite that paragraph.

@@ 3 soren-haddad 1h likes 1
That \`from\` doesn’t run until somebody watches. They waited for a line in the console that never came.
`
