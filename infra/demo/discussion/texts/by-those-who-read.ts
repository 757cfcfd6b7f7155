/** What those write whom a reader can sign in as, so that each has been answered, liked and mentioned. How to read the lines: `read-threads.ts`. */
export const byThoseWhoRead = `
@@ post question demo -2 17:20 likes 17
# What made you leave the first comment under somebody else’s launch?

I’ve voted here every day for three weeks and commented under nothing. It isn’t shyness. I read twenty good comments, and then mine seems like a twenty-first.

For those of you who comment a lot: what was the first one, and what happened after it? I’d like to write mine this week, under something I use.

@@ 1 leilanovak 35m likes 5
A bug, with a screenshot. It was fixed before lunch, and I’ve been unbearable ever since.

@@ 2 demo 40m likes 2
A bug is a good beginning, it can’t be a twenty-first. Did you look for one, or did it find you?

@@ 3 leilanovak 25m likes 1
It found me, at the vet, as everything does.

@@ 1 clara-p 2h likes 4
I asked what it costs in two years. Nobody had. People thank you for the question that makes them uncomfortable, if you ask it kindly.

@@ 2 demo 1h likes 1
Kindly is the part I’d have to practise.

@@ 3 clara-p 30m likes 0
Write it, wait ten minutes, take out the first sentence.

@@ 1 jun-v 14h likes 2
Say what you used it for, @demo. “I planned a funeral with this” beats ten lines of praise, and no two people have the same one.

@@ 1 lars-moreau 15h likes 2
Mine was reported, and @admin put it back the same evening. I’ve commented twice a week since. It can’t get worse than that.

@@ 1 hana-ships 16h likes 1
I’d like to know how many of us never comment. @analyst, is that a number you may tell?

@@ post learning admin -3 11:10 likes 14
# What a month of reports taught me

I read what members report here. Most of it isn’t spam. In the last month, of every ten reports:

- four were about a tone that went wrong in the third reply
- three were about a link without a word of explanation
- two were misunderstandings, and I answered those by hand
- one was spam

So before you report a reply, read the two above it. And before you post a link, say who it’s for. If we hide something of yours, the reason stands beside it, and you can appeal once. I read those first.

@@ 1 hana-ships 45m likes 3
Who reads the appeal, the person who hid it?

@@ 2 admin 30m likes 3
Never the same one. Whoever hid it can’t see the appeal until it’s decided.

@@ 3 hana-ships 20m likes 2
Good. I’ve worked in places where that took a works council.

@@ 1 bruno-io 3h likes 1
The third reply! I’ve started to write my second one as if it were the last. @admin, how many of the four were about pricing?

@@ 2 admin 2h likes 0
Two of them. The other two were about whether a notes app needs folders.

@@ 3 bruno-io 35m likes 2
It does. I’ll stop there, as promised.

@@ 1 code-by-nadia 5h likes 2
Could the rule for links also say what a good one looks like? @maker’s always come with a sentence and a number, and I click them.

@@ post question analyst -1 09:25 likes 13
# Which number do you look at first on a Monday?

I count things here for a living, and I’ve noticed that I open the wrong one first: visits. It’s large, it moves, and nothing I do follows from it.

What’s yours, and what did you do the last time it looked bad? One number per person, please. I’ll try the three best for a month each and say which of them changed a decision.

@@ 1 petra-tanaka 30m likes 4
Invoices that were opened and not paid. When it’s high I phone, I don’t mail.

@@ 2 analyst 25m likes 1
That one decides something by itself. How high is high?

@@ 3 petra-tanaka 20m likes 1
Three. I’ve a small firm and a good memory.

@@ 1 ivan-dubois 1h likes 2
Support mails per hundred users, and only those that begin with “sorry if this is stupid”. They’re never stupid.

@@ 1 linh-park 3h likes 1
Days in a row with a vote here. @demo counts them too, and it has never once changed a decision.

@@ 1 esmereyes 4h likes 3
People who came back on a day without a mail from us, @analyst. It was eleven the first time I looked. I’d thought we had four hundred users.

@@ 2 analyst 50m likes 1
I’ll take yours for the first month.

@@ 3 esmereyes 1h likes 0
Then I’m sorry about your January.
`
