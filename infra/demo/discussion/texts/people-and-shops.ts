/** What members say about the people they make things for, and about themselves. How to read the lines: `read-threads.ts`. */
export const peopleAndShops = `
@@ post milestone lars-moreau -7 07:50 likes 40 about paws-on-paper
# 500 animals, and one of them was abroad

Since last night Paws on Paper has the records of 500 animals. 311 dogs, 164 cats, and 25 for which I had a field called “other”, of which I’m now ashamed. There are two donkeys.

Number 288 is Biscuit, who ate something on a campsite, two countries from home, at ten to two at night. The vet there opened her page on a stranger’s phone, saw the allergy and used the other medicine. Her owner wrote to me at four in the morning.

Half a year ago I’d thought about giving this up. I’ve printed the mail.

@@ 1 tnguyen 20m likes 3
Print it and keep the paper somewhere dry. We have three such mails, and they’ve paid for more evenings than the customers did.

@@ 1 hey-giulia 1h likes 4
Hens aren’t “other”. I’ve got nine, they’ve got names, and one has a heart condition.

@@ 2 lars-moreau 40m likes 2
Poultry has a field of its own from tonight. What does one write down about a hen?

@@ 3 hey-giulia 30m likes 11
Weight, mites, who she’s quarrelling with.

@@ 1 suki-s 4h likes 1
How did the vet get in? Is the page open to anyone who has the link?

@@ 2 lars-moreau 50m likes 2
The owner opens it for 24 hours by showing a code on her screen. Without that it’s closed, to us as well. After the 24 hours the vet sees only what he wrote himself.

@@ 1 ximena-silva 10h likes 0
What did Biscuit eat?

@@ 2 lars-moreau 2h likes 4
Half a bag of tent pegs. The bag, not the pegs.

@@ post milestone brunovega -4 18:30 likes 24 about market-stall-pay
# A whole market day in the rain

Twelve stalls, seven till two, water from every side. 1,046 payments through Market Stall Pay. Nine failed, and eight of those went through at the second try. The ninth was a man who wanted to pay for a cheese with a library card.

Three things I saw by standing there that no log had told me:

- everyone wipes the phone on their apron first, so the first touch is always a smear
- the total must be readable from the *other* side of the table
- nobody has ever pressed “Send receipt”. They ask, the customer shakes her head, done

Tomorrow I turn the total upside down. On purpose.

@@ 1 kenji-makes 30m likes 2
We turned ours too. Then the shopkeeper couldn’t read it and added everything up in her head to be sure. In the end we show it twice, large for the customer and small for her.

@@ 2 brunovega 45m likes 1
Twice it is. That saves me a week.

@@ 1 arjun-draws 2h likes 1
Could the screen just flip when it’s handed over? Phones know which way is up.

@@ 2 brunovega 1h likes 1
They don’t hand it over. It lies on the table next to the radishes, flat, and a flat phone doesn’t know anything.

@@ 3 arjun-draws 20m likes 2
I’d not considered the radishes.

@@ 1 vogel65 3h likes 0
Nice numbers. I offer 400 shop sites for links, all with good rank, price on request, write me before the weekend.
@@ hidden 2h spam

@@ 2 suki-s 20m likes 1
This has nothing to do with rain.

@@ 1 ayla-s 5h likes 1
Nine of 1,046 in that weather is lower than some shops with a roof. Was it the network or the readers?

@@ 2 brunovega 3h likes 0
The network, all eight, within the same six minutes. A lorry had parked in front of the bakery.

@@ post todo hey-giulia -2 07:20 likes 29 about hen-house-hotel
# List for a launch week in which nine hens also live here

- [x] Answer everyone from launch day (34 mails, one marriage proposal, not for me)
- [x] Fix the calendar, which believed that dusk is at six everywhere
- [ ] Explain “paid in eggs” to the tax office
- [ ] A page for hosts with foxes
- [ ] Apologise to Gertrud, who was photographed in the moult
- [ ] Insurance, the real one this time

If anybody has done insurance for something where strangers look after your animals, I’d pay in eggs.
@@ reported sofie-brandt 6h off-topic
Funny, but I come here for products, and this is a list of chores.

@@ 1 emekadubois 50m likes 2
On the third point, from somebody who has sat on the other side of that desk: payment in kind is income at its market price, so they’ll want a number of eggs and a price on the day. Write it down from the first one. It’s a task of five minutes now, and of a miserable weekend in two years.

@@ 2 hey-giulia 30m likes 2
There’s a notebook in the hen house as of now. It’s called the ledger and it already has something on it.

@@ 1 just-tariq 2h likes 1
We insured rooms in strangers’ houses through a small mutual and not through one of the large ones. The large ones sent a form of 30 pages, the mutual sent a woman who asked to see the rooms. @hey-giulia, I’ll write you her name.

@@ 2 hey-giulia 1h likes 0
Please do. She may meet the hens.

@@ 1 freya-nguyen 6h likes 0
How does it know dusk now?

@@ 2 hey-giulia 2h likes 3
From where the hen house is. I’d written 18:00 in one place, and thirty owners in the north found out within two days. The hens hadn’t complained, they just went to bed.

@@ post learning kenji-makes -1 08:15 likes 37 about village-shop-os
# Six days behind somebody else’s counter

Mrs Aoki let me stand at her till for a week, officially as help. I had built that till. What I saw:

She serves three people at once. One pays, one asks about stamps, one has put bread on the counter and gone back for milk. My till has one basket.

She never looks at the screen while she types. So a beep matters more than anything I’ve drawn.

And 31 of 140 customers a day pay at the end of the month. I had a button for that, four taps deep, called “account”. It’s called “the book” now, and it comes first.

Six days, eleven changes. The three I’d planned for this quarter weren’t among them.

@@ 1 aziz81 20m likes 2
How did you ask her? I’d like to do the same and can’t find a way that doesn’t sound as if I’m testing them.

@@ 2 kenji-makes 40m likes 4
I asked whether I could carry boxes. It was true, and the rest followed by itself.

@@ 1 leilanovak 1h likes 1
Three baskets at once must be hard to show without it turning into a spreadsheet. Can I see?

@@ 2 kenji-makes 2h likes 1
Three tabs, each with the first thing in its basket as the name. “Bread”, “Stamps”, “Milk”. She thinks in those anyway.
@@ adds 50m
Edit: a fourth on delivery days, I’d forgotten.

@@ 3 leilanovak 15m likes 2
That’s lovely and I’m slightly annoyed.

@@ 1 bruno-io 3h likes 0
31 of 140 on credit. Does the book ever not get paid?

@@ 2 kenji-makes 50m likes 3
Two households in twelve years, and she knew both times beforehand. She told me to leave out the reminder feature, so I did.

@@ 1 hoffman77 6h likes 0
Eleven changes in a week for one customer doesn’t scale.
@@ deleted 5h

@@ 2 kenji-makes 1h likes 2
It doesn’t. But 40 shops updated, and none of them has asked for a single one back.

@@ 1 rafael-writes 9h likes 0
Would she mind if you wrote about this at length? I’d read forty pages.

@@ 2 kenji-makes 6h likes 1
She’d mind. She agreed to these hundred words after I’d read them to her.

@@ post question noahrao -1 13:05 likes 20 about sole-trader-will
If I fell off my bicycle tomorrow, who could tell my 146 customers? I tried to answer that for real last weekend. The domain is on a card that is about to expire, the backups are encrypted with a phrase that only I know, and my brother believes that I “do something with forms”.

It took an hour to write down and another to explain it to him over soup. He asked the best question: “And do you want me to keep it going, or to be kind and close it?” I didn’t know.

Do you have a page like that somewhere? What’s on it?

@@ 1 oscar-builds 35m likes 2
Yes, one side of paper in the drawer with the passports. Line one is who to call, and it’s not me, it’s a colleague who has promised to spend two days on it. I’ve promised him the same.

@@ 2 noahrao 20m likes 1
The mutual promise is neat. Did you write down what the two days are for?

@@ 3 oscar-builds 1h likes 1
Day one: tell everybody and stop the payments. Day two: exports. Anything beyond that is a gift.

@@ 1 sofie-moreau 2h likes 3
My father ran a small software house and died in the middle of a year. We found the passwords. What we didn’t find was the list of people he’d promised something to. Please write that list.

@@ 2 noahrao 1h likes 2
I’m sorry. I’ll add it, and I’ll put it above the passwords.

@@ 1 maren-mensah 4h likes 0
Isn’t this what lawyers are for?

@@ 2 emekadubois 2h likes 1
They are for the ownership, which takes months, whereas customers need an answer in the first week. In my experience both papers are needed, and the short one is the one that gets used.

@@ post shipped dr-sofie -1 16:45 likes 13 about room-by-numbers
Room by Numbers now shows the sun in your flat on the day you choose. Give it the address, the floor and the height of a storey, and walk through at nine in the morning in the middle of winter.

It’s less romantic than it sounds. Of the first thirty people who tried it with a flat they wanted to buy, six did not buy. One agent has already asked me for a version without that button.

[How it works out the shadows](https://room-by-numbers.example/shadows) has a page of its own, with sources.

@@ 1 palomacastillo 30m likes 1
Does it know the house across the street?

@@ 2 dr-sofie 40m likes 1
Where the town publishes heights, yes. Otherwise it asks you to look out of the window and count floors. People count surprisingly well.

@@ 1 junkaya 2h likes 1
Can I have the agent’s version the other way round, which shows only the dark hours?

@@ 2 dr-sofie 1h likes 1
Choose midwinter. That’s nearly it.

@@ 1 vera-d 5h likes 0
We measured our living room against it. Off by eleven minutes, and I think it’s our balcony that is wrong.

@@ post todo costa90 -1 20:10 likes 8 about cellar-server
# The night before my first launch here

- [x] Install on my aunt’s old laptop, with her watching
- [x] Make a backup, and then actually restore it
- [x] Answer “and who are you?” on the page
- [ ] Sleep
- [ ] Refresh the board no more than once an hour
- [ ] Thank @made-by-lucia, who found the bug with the two address books

I’ve been here for a week and have read a lot of you. Cellar Server is photos, mail and calendar on a box in your own cellar. If you try it tomorrow and it doesn’t start, that’s the most useful thing you can tell me.

@@ 1 made-by-lucia 15m likes 2
Three address books. And you’re welcome, all I lost was an uncle, and he came back with the restore.

@@ 1 suki-s 40m likes 1
The board hides points at the start anyway, so once an hour will be easy. Sleep.

@@ 1 holt87 1h likes 0
Does the installer wipe the laptop, or can it live next to what’s there?

@@ 2 costa90 30m likes 0
It wipes, and says so twice in large letters. I tried to make it live next to something else and it was a mess. Should I say that earlier on the page?

@@ 3 holt87 20m likes 1
Yes, above the download. It’s the one thing I’d be angry about.

@@ 1 brunovega 10h likes 1
Whatever the board says tonight: three people who write to you beat thirty who vote. Good morning.

@@ post milestone tnguyen -1 21:50 likes 52 about old-dog-diary
# Somebody printed all 214 pages

Old Dog Diary launched this morning, and I’d prepared for questions about charts. Instead the third mail was from a man who had been in the trial for a year. His dog died some weeks ago. He’d gone on opening the diary, found the button for printing, and printed all of it, 214 pages, good days and bad ones.

He wrote that he’d been sure the bad ones were most of it. He counted: 31.

I don’t know what kind of metric that is. I’ve changed nothing today, and I think that’s right.

@@ 1 lars-moreau 15m likes 10
I’ve read this three times. We give people the same advice at the practice, write down the good days, and hardly anybody believes that they’ll need it.

@@ 1 sofie-moreau 1h likes 2
31 of 214. Thank you for telling it, and thank him.

@@ 2 tnguyen 30m likes 1
I will. He said it was all right to share the numbers, not the name of the dog.

@@ 1 hey-giulia 3h likes 2
I was about to write something funny about hens, and then I didn’t.

@@ 1 mateo-dev 9h likes 0
Is there a way for the data to go somewhere afterwards, to a person who keeps it?

@@ 2 tnguyen 2h likes 1
It’s a file on his own machine, and that paper. There’s nothing with us, so there’s nothing to be kept or lost.
`
