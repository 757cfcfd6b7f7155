/** What members say of tools for life at home. How to read the lines: `read-reviews.ts`. */
export const forOneself = `
@@ tool ladder-tennis

@@ review vera-p -5 19:25 stars 5 helpful 13
I’m 58 and had nobody left to play with who didn’t let me win. In two weeks it found me Ingrid, who doesn’t. 6:4, 4:6, and then it got dark. We’ve booked every Tuesday.

@@ answer 8h
Please tell us who wins the third set. We’ve got a small bet on it here.

@@ review ivanquinn -4 13:02 stars 4 helpful 5
Well matched, and results are only shown to those who played. In smaller towns you climb quickly: I’m third of five.

@@ review jansen75 -2 08:14 stars 3 helpful 4
The matching is great, the courts less so. Two of the public ones on the map have been a car park since 2021.

@@ tool paws-on-paper

@@ review leilanovak -5 02:40 stars 5 helpful 15
It’s 2:40 in the morning, I’m at the emergency vet, and I had the booklet, the weight and the name of the last medicine in ten seconds. She ate half a chocolate cake. She’s fine. I’m writing this in the waiting room.

@@ answer 6h
We’re so glad. Give her a scratch from us, and no more cake.

@@ review bruno-p -3 17:29 stars 4 helpful 3
Shared it with the sitter, who for once had no questions. Two cats of the same weight look like one cat on the curve, a second colour would help.

@@ review sana-s -1 12:50 stars 5 helpful 2
No adverts for food. You have no idea how rare that is.

@@ tool second-scroll

@@ review annekes71 -57 10:58 stars 5 helpful 9
I translate contracts. Clause 4 on the left, the definition it points to on the right, all day. I used to print them, and now I don’t.

@@ review aisha-lopes -23 18:35 stars 4 helpful 4
I use it for knitting patterns: the chart stays, the rows move. Surely not what they had in mind. On my tablet the divider is a bit thin for a thumb.

@@ answer 26h
It’s exactly what we had in mind, as of now. The divider takes a thumb since yesterday’s release.

@@ review moran87 -6 09:46 stars 4 helpful 1
Small, quick, and it asks for nothing. I forget that it isn’t part of the browser.

@@ tool swatch-exchange

@@ review clara-p -36 15:50 stars 5 helpful 7
I swapped a grey I’d mixed from a photo of a pigeon for three greens from a garden in Porto. I don’t need any of this for work, and I look at it every day.

@@ review freyar82 -14 20:42 stars 4 helpful 3
Charming, and the people are lovely. Searching by “a bit warmer than this” would make it useful as well.

@@ tool attic-search

@@ review petra-h -40 11:35 stars 5 helpful 14
My grandmother’s letters, about four hundred, in old German script. It read perhaps nine words out of ten. I searched for “Lübeck” and found the one in which she met my grandfather. There isn’t a sixth star.

@@ answer 19h
I had to walk around the block after this one. Thank you for writing it down here.

@@ review otto-iyer -25 09:01 stars 4 helpful 4
Ten years of receipts, scanned and searchable in a weekend. It mixes up 1 and 7 in my own writing, as does my family.

@@ review kai-f -5 16:24 stars 3 helpful 5
Finds everything, but runs for two days on my old machine before it does, and there’s no bar that says how far it is. I nearly gave up at what was probably 90%.

@@ answer 7h
There’s a bar now. It’s honest, which means that it’s slow at first. Thank you for waiting.

@@ tool disk-for-a-disk

@@ review noah-makes -32 19:16 stars 5 helpful 8
My disk lives with a friend above the bakery, and hers lives under my stairs. In June our cellar flooded. I drove over with a cake and left with all my photos.

@@ review arjun-kaya -12 13:41 stars 4 helpful 2
Setting it up takes an hour each, and it’s a good excuse to see somebody. The lock is proper: I tried to look at my friend’s holiday and saw noise.

@@ review maren-mensah -3 21:20 stars 3 helpful 3
Works. But when my friend moved house, the sync stopped for three weeks and told neither of us. A mail after two days would do.

@@ answer 15h
It mails both of you after two days, from version 2.3. Three weeks is much too long, I’m sorry.

@@ tool tell-me-grandpa

@@ review rosa-labs -42 10:10 stars 5 helpful 12
My father answers by phone on Wednesdays, after his soup. I’ve learned that he once sold a boat he didn’t own. Two copies of the book are ordered, and my brother wants a third.

@@ review hugo-o -28 17:54 stars 4 helpful 5
The person who types keeps his dialect and asks when she can’t follow. A few questions are very American, he has never been to a prom.

@@ answer 24h
The prom is gone, along with “your first car”. There are now sets of questions for seven countries. What should we ask him instead?

@@ review ximena-silva -10 08:38 stars 4 helpful 2
Costs more than an app, and it isn’t one. It’s a person, a phone and a book. My grandmother is at week 31.

@@ tool shelf-portrait

@@ review giulia-castro -39 14:00 stars 5 helpful 8
Photographed eleven shelves and found out I own the same guide to Lisbon three times. It also remembers that Tomás has had my atlas since 2019. Tomás, if you read this.

@@ review devon-yilmaz -16 20:03 stars 4 helpful 3
Spines in Turkish and in gold on black: read nearly all of them. Poetry that’s thinner than a finger it takes for a shadow.

@@ tool walking-prescription

@@ review miloquinn -33 12:25 stars 4 helpful 6
After my knee, my doctor gave me this instead of another leaflet. The benches are where it says they are. What I’d add is which of them are in the shade.

@@ answer 28h
Shade, by hour, is being collected by eight walkers and one very thorough retired surveyor. Your town is next.

@@ review lopes92 -21 09:28 stars 5 helpful 5
My mother’s doctor sees her steps, she sees that he sees, and she walks. It’s that simple, and it has never worked before.

@@ tool moss-and-stone

@@ review code-by-hana -18 18:12 stars 4 helpful 5
The north side of our house was mud for nine years. I put in what it said in March and haven’t watered since June. Two of the ferns were out of stock everywhere, so look before you dig.

@@ review samir-holt -9 11:18 stars 5 helpful 3
I own no gloves, no spade and no patience. There’s moss now. People touch it.

@@ answer 33h
Please ask them to use the back of the hand. It likes that better.

@@ tool homestead-sync

@@ review falk95 -46 15:14 stars 5 helpful 7
Three machines, one of them on a boat. It syncs when there is a network and keeps quiet when there isn’t. I got a file from April back that I’d overwritten twice.

@@ review tomasz-lindqvist -25 22:05 stars 1 helpful 6
Two machines, and the clock of one was wrong by a day. It kept the older version of everything I’d written that week. The thirty old versions saved me, but I spent a Sunday picking them out, and I won’t trust it with that folder again.

@@ answer 11h
I wouldn’t either. A wrong clock stops it now, on both sides, with a sentence that says why. I’m sorry about your Sunday.

@@ review tomasz-falk -70 10:33 stars 4 helpful 2
No account, no cloud, no mail from anyone. For that I’ll forgive the icons.

@@ review jansen70 -4 07:42 stars 3 helpful 4
Reliable on cables. Over our village wireless it starts a large file again from the beginning each time it drops, and 4 GB of school play never arrived.

@@ tool camp-behind-hill

@@ review code-by-tariq -55 20:30 stars 5 helpful 9
Slept behind a barn near Otterndorf for twelve euros. In the morning there were eggs, a cup of coffee, and a very direct question about my tent.

@@ review emensah -31 16:47 stars 4 helpful 3
Nicest hosts I’ve had anywhere. The map doesn’t say how steep the last bit is, and with a trailer that’s the bit that counts.

@@ answer 11h
The last 300 metres are in every entry from now on, with the slope, and a sentence by somebody who has been there with a trailer.

@@ tool home-by-sunday

@@ review sofie-brandt -24 13:20 stars 5 helpful 6
Friday at four it said Ghent. We were there at eight, and home on Sunday at nine, as promised. The children have stopped asking for the airport.

@@ review caleb-quinn -8 19:39 stars 3 helpful 5
Good ideas, and the prices include the way back. Reservations for bikes aren’t in it, so the plan fell apart at the counter.

@@ answer 17h
Bikes are our oldest open wish. Five railways give us the numbers so far, and where they don’t, we now say so before you pack.

@@ review clara-p 0 00:40 stars 4 helpful 1
Booked a weekend in Basel from it this evening. Door to door was off by four minutes, because of our lift.

@@ tool timeshelf

@@ review larsokafor 0 06:20 stars 4 helpful 2
A year of our weather station fits into less than one photo from my phone. The page that explains why is worth reading even if you don’t buy.

@@ tool tuesday-plan

@@ review linh-mensah 0 09:15 stars 4 helpful 1
Second project with it. I’ve stopped keeping my own list beside it, and I didn’t decide to.

@@ tool bundle-butcher

@@ review iam-amara 0 13:30 stars 5 helpful 2
Failed our build at noon because somebody had added 90 kB. The somebody was me, and it was a picture of my dog, pasted as text.

@@ tool paws-on-paper

@@ review made-by-lucia 0 17:10 stars 4 helpful 1
Five hens, one vet, and she has never seen weights for hens before. She took a photo of my phone.

@@ tool spare-key-dns

@@ review felix-reyes 0 21:00 stars 4 helpful 1
Runs on a board the size of a matchbox. My only wish is a proper page for guests who ask what I’ve done to their internet.

@@ tool approval-stamp

@@ review emekaduarte 1 02:30 stars 5 helpful 1
A client approved from a ski lift. With gloves. I’ve got the time and the altitude.

@@ tool attic-search

@@ review rory-h 1 08:45 stars 4 helpful 2
Found my own school reports. It reads handwriting well enough to have understood what my teachers meant.

@@ tool old-phone-new-job

@@ review thandicosta 1 12:20 stars 4 helpful 1
The humidity sensor in the cellar is a phone from 2013. It has more free memory than I do.

@@ tool fair-contest

@@ review oscar-k 1 16:05 stars 4 helpful 1
Small raffle for a school, 120 tickets. A child asked whether it was fair, and I could show her. That alone was worth setting it up.

@@ tool ladder-tennis

@@ review kosei 1 20:50 stars 5 helpful 2
Lost 6:0 to a dentist. The next match it found me was with somebody who’d also lost 6:0 to that dentist.
`
