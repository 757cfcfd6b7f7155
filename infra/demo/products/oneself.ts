/** Products for heads, ears, bookshelves and friends. How to read the lines: `read-products.ts`. */
export const oneself = `
# personal-life: reading books / learning
? My pile of unread books had become furniture.
? I finish books and a week later remember the cover.
- Any shop, any library
- Highlights stay yours
- Works with paper books
- No stars, no race
- Private until shared
Kept From Books|m|Keeps what you read from slipping away|Three lines, asked a week later|Works with a pencil|knowledge
Shrinking Pile|f|A reading list that gets shorter|Removes what you never meant|Says goodbye politely|habits
Finish the Book Club|f|Book clubs that finish the book|Thirty pages a week|Late readers get a summary|community
Margins for Two|f|Read the same book, see each other’s notes|Only up to your page|Years later, too|collaboration
Library Runner|f|Which library has it, and is it open?|Reserves for you|Opening hours that are true|maps
Page Forty Rule|f|Stop at page forty without guilt|Suggests the next|Keeps where you stopped|habits
Read in Season|mx|Books that happen in this month|Snow in January|Four letters a year|newsletter
Poem at Noon|fx|One poem a day, from eight centuries|Read aloud, too|Voices from many towns|audio
Second Hand First|fx|Finds your book used, near and cheap|Sellers with doors|Postage is counted|money
Grandfather Reads|m|Bedtime stories read by somebody far away|Pages turn with them|Recorded for later|family
Translated By|fx|Find books by who translated them|22,000 translators|Some answer letters|languages
Character Who|f|Who was Pyotr again? Without spoiling the rest|Up to your chapter|A family tree that grows|notes
Serial Post|mx|Old novels in weekly parts, as they appeared|By mail or on paper|Drawings from the time|print
Shelf Portrait|f|Catalogues your books from photos of the shelf|Finds doubles|What you lent, and to whom|photos
Waiting Room Reads|fx|Texts as long as your wait|From three minutes|Ends before you are called|productivity
Cookbook Index|m|What is in your forty cookbooks?|Search all by onion|Pages in your own kitchen|cooking

# personal-life: notes knowledge / productivity
? I wrote everything down and found nothing again.
? My second brain needed a third one to keep it tidy.
- Plain files
- Opens at once
- Search that forgives
- Sync by any means
- Locks what is private
Drift Notes|m|Notes that find each other|Links grow while you write|Nothing to file|writing
Write First|f|Write first, file never|Sorts by when and where|Finds it by half a word|productivity
Thought Recorder|m|Voice notes that become tidy pages|Keeps your words|Names of people are right|audio
Back of Envelope|f|A note that vanishes after a week|Unless you rescue it|One tap to keep|habits
Forget Me Often|fo|Learns with you, card by card, and lets go|Cards as text|Prints as small cards|learning
One Long Page|f|All your notes on one endless page|Fold what is done|A table of contents by itself|ux
Commonplace Shelf|m|A book of other people’s good sentences|Source always beside|A page at random each day|reading
Ink to Text|px|Reads your notebooks, even that handwriting|From photos|Drawings stay drawings|accessibility
Family Facts|f|Shoe sizes, blood groups and where the will is|For two or for twelve|Opened in an emergency|family
Maps of Thought|m|Thinking on a table without edges|Zooms out for years|Paste anything|graphics
Question Log|f|Write down questions instead of answers|One returns each Monday|Some solve themselves|research
Meeting With Myself|fx|Ten minutes a week with your own notes|Three prompts|Nobody else is invited|mindfulness
Plain Vault|po|Locked notes in a format that will last|Open in any editor|No server knows them|security
Seen and Noted|f|A note for each painting you have stood before|Photo and place|Finds the painter’s others|travel
Sticky for Ever|f|Sticky notes on your screen, and nowhere else|Six colours, no sync|Survives a restart|productivity
Why I Decided|f|Large decisions, written down before you know|Opened in a year|A page of hindsight|planning

# personal-life: mindfulness sleep / health
? My meditation app sent eleven messages a day.
? I was tired all day and awake at three.
- No streaks
- Works offline
- Voices of grown-ups
- Free to leave
- Nothing blinks
Five Quiet Minutes|f|Five quiet minutes when you need them|Starts with one tap|Ends with a small bell|health
Kind Alarm|f|A kinder alarm for dark mornings|Light first, sound later|Birds of your region|habits
Real Places Sleep|m|Sleep sounds recorded in real places|A harbour, a mill, rain|An hour without a loop|audio
Lift Ride Breathing|f|Breathing exercises that fit in a lift ride|Four floors|Nobody notices|health
Three in the Night|f|Something to do at three in the night|Dull stories, dim|No blue in the picture|reading
Worry Window|f|Worries have a time: six to quarter past|Parks them till then|Most are gone by then|notes
Phone in a Drawer|f|Rewards you for leaving the phone alone|With silence, mostly|A leaf for each hour|habits
Boredom Academy|f|Practise doing nothing, in nine lessons|Exam: a bench|Marks are not given|learning
Snore Score|fx|Do I snore? A recording and an honest curve|Stays on the phone|A page for the doctor|health
Sabbath Mode|f|A day a week without notifications|Tells your friends why|Sunset or midnight|privacy
Gentle Exit|m|Notices when you scroll and do not read|Asks once|Then it leaves you alone|ux
Night Shift Sleep|m|Sleep for people who work at night|Nurses made it|Plans for the day off|health
Grief Calendar|fx|Company for the year after a loss|One letter a month|Written by those who know|community
Sit With Others|fx|Sit quietly with nine strangers at eight|Cameras off|Ten minutes, then goodbye|community
Dream Ledger|f|Write down dreams before they go|In the dark, one hand|Typed in the morning|notes
Bell on the Hour|fo|One soft bell an hour, from a real tower|Forty towers|Silent at night|productivity

# personal-life: languages education / learning
? Six years of lessons, and I could not order soup.
? I can conjugate. I cannot joke.
- Speak from the first day
- Mistakes are kept and mended
- No owls, no hearts
- Ten minutes are enough
- Dialects welcome
Shows You Love|m|Learn a language from series that you love|Pauses where it matters|Your level, your dialect|video
Ten Useful Words|f|Ten words a day that you will use by night|From your own calendar|Spoken twice|habits
Midnight Partner|m|A patient partner to speak with at midnight|A person, not a machine|Remembers where you stopped|community
Mistake Cards|f|Flashcards made from your own mistakes|From mails you sent|Retire after five times right|notes
Soup First|f|The language of markets, buses and soup|Two hundred sentences|Prices by ear|travel
Dialect Drawer|fox|Collects dialects before they are gone|Recorded by grandchildren|Maps of each word|audio
Sung Grammar|m|Grammar as songs that will not leave your head|Sorry|Choirs may use them|music
Letter Friends|fx|Pen friends who correct each other|On paper, if you wish|Matched by age and mood|writing
Sign by Hand|m|Learn sign language with a mirror|The camera watches hands|Jokes included|video
Third Alphabet|f|Learn another alphabet in a weekend|Eleven of them|With street signs|reading
Small Talk Gym|m|Practise small talk about weather and trains|Until it is boring|Partners from nine countries|audio
Exam in May|p|From now to the language exam, week by week|Old papers marked|Five old examiners|planning
Latin for Lunch|f|One Latin sentence a day, over lunch|With a rude one on Fridays|Parents may listen|newsletter
Two Tongues|m|For children who grow up with two languages|Games for grandparents|Books by post|kids
News Slowly|fx|The news in easy words, read slowly|Nine languages|Yesterday’s in ten minutes|reading
Proverb Exchange|fx|What do others say for “raining cats and dogs”?|From 70 languages|Drawn by readers|community

# personal-life: health / family productivity
? Health is explained either in one word or in Latin.
? I was given four leaflets and no answer.
- Checked by doctors
- Stays on your phone
- Nothing is sold
- Large type
- For carers, too
Seven Minutes|f|Prepares you for seven minutes with the doctor|Three questions, in order|Writes down the answer|notes
Pill and Cup|f|The right pill at the right breakfast|A carer can look in|Refills before they end|family
Leaflet Reader|f|Package leaflets in words that help|What is rare, what is not|Asks what else you take|accessibility
Back to the Desk|m|Ninety seconds for your back, each hour|Clothes stay on|Colleagues may join|habits
Pollen Post|f|Is it hay fever or a cold? Today’s air, by street|Seven trees, four grasses|Tomorrow as a colour|data
Migraine Map|m|What comes before your headaches?|Weather, sleep, cheese|A page for your doctor|analytics
Waiting for Results|f|What happens now? For the days between|Written by patients|Answers at night, too|community
Care Rota|m|Who looks in on mother, and when?|Neighbours included|What she ate, in a word|scheduling
Hospital Bag|f|What to pack, who to call, who feeds the cat|For one night or ten|Shared with one friend|planning
Second Opinion Sofa|px|A second opinion at home, in plain words|Within five days|Your papers stay yours|video
Hearing Table|f|Shows who speaks, for those who hear badly|At a table of eight|Works in a loud pub|accessibility
Blood Values Plain|m|Your blood test, explained value by value|Against your own past|Which ones may wait|data
Period Paper|fo|A cycle diary that never leaves your phone|Not even for backups|Looks like a notes app|privacy
Eyes Off|f|Looks away with you every twenty minutes|Window included|Stops during calls|productivity
Dentist Courage|mx|For people who have not been in years|A calm dentist near you|Talks before they look|community
Walking Prescription|f|Walks that your doctor can prescribe|Flat, with benches|The doctor sees the steps|maps

# personal-life: music / creators learning
? Music is for everybody, we were told. Then came the lessons.
? I practised the first page for three years.
- Any instrument
- Slows down without lowering the tune
- Headphones or room
- Notes, tabs or by ear
- Neighbours are considered
Second Page|m|Practise what comes after the first page|Starts in the hard bar|A click and a count|habits
Hum and Find|fx|Hum it, and learn what it was called|Also your own tunes|Works in the shower|audio
Choir of One|m|Sing all the voices yourself|Late at night, quietly|Blends the breaths|creators
Chord by Chord|f|Any song in four chords, nearly right|Says where it lies|Capo suggestions|learning
Kitchen Band|f|Play together with spoons and pans|Parts for five people|Five tunes to start|family
Record Cupboard|mx|A catalogue of your records that knows pressings|Photo of the sleeve|What you lent out|photos
Ear Gymnast|f|Train your ear on the tram|Three minutes, no keys|A bell for each right one|education
Sheet Music Swap|fx|Swap printed music with players nearby|By grade|Stamps shared|community
Busker Map|fx|Who plays in the street tonight?|With a cap to tip|Real times, told by them|maps
Slow Jam|m|Learn tunes at half speed, with the band|Folk from 20 countries|Loops by the bar|video
Left Hand Only|m|Music for pianists with one free hand|For babies and broken wrists|Six centuries of it|accessibility
Metronome Cat|fox|A metronome that purrs|Odd times, too|Hisses at five four|mobile
Concert by Bike|fx|Small concerts that you can reach by bike|Tells who plays|Where to lock it|events
Lullaby Bank|fx|Lullabies in the language of your grandmother|Sung by volunteers|Words to print|kids
Tune of the Town|fx|Records bells, trams and songs of your town|A map to hear|Sounds that are gone|travel
Practice Neighbour|fx|Agrees with neighbours on when to practise|A card in the lobby|Peace in four languages|home

# personal-life: family community / home
? We had eleven group chats and had not heard from Aunt Vera.
? Friends moved away one by one, and we all meant to write.
- For people of every age
- No feed
- Works by mail and phone
- Small groups only
- Leaves with your photos
Ring Aunt Vera|f|Reminds you whom you have not called|A topic for each call|Notes for next time|habits
Clan Gazette|m|A monthly paper from what the family did|Printed for grandparents|Aunts write, too|print
Friends of Friends Table|m|Supper with six people that your friends like|Cook in turns|Vegetarians are known|food
Tell Me Grandpa|p|A question a week, a book after a year|By phone, typed by us|Two copies, bound|books
Kitchen Photo Frame|f|Photos for a frame at your parents’ house|Sent by mail|No account at their end|photos
Old Friends Letter|f|A round letter for friends far apart|Each adds a page|Goes round once a season|writing
Neighbour Bell|f|Eggs, ladders, a lift: ask the house|By floor|Silent after nine|home
Gift Ledger|f|What did we give them last year?|Notes what they liked|Sizes of everyone|notes
Reunion Robin|m|Finds everyone from 1994, politely|Class, team or flat|Says who would rather not|events
Tree of Us|mo|A family tree with stories, not only dates|Prints on a roll of wallpaper|Recorded voices|self-hosted
Date Night Dice|f|An evening for two, decided by dice|Sitters considered|A walk counts|games
Will You Help|f|Ask many friends for one small thing|Who can, takes it|Thanks everyone at the end|mobile
Distant Games|f|Slow games across an ocean|One move a day|Letters with the move|games
Thank You Stamp|m|Thank-you cards written, you only sign|Stamps included|Your signature, once|print
Keys With Whom|f|Who has a key to whose flat?|Only initials are kept|A reminder after moving|security
Housewarming List|f|Gifts that the new flat really lacks|No doubles|Things you could lend|home

# personal-life: privacy productivity / security
? My phone knew more about me than my brother did.
? I wanted a quiet computer and had bought a slot machine.
- No account
- Explains each switch
- Undo for everything
- For parents, too
- Free of advice on life
Inbox by Noon|m|A mailbox that opens twice a day|Urgent people get through|A list of what waited|email
Digital Attic|m|Sorts twenty years of files and photos|Asks about the doubtful|Nothing is deleted unseen|photos
Last Password|f|What happens to your accounts when you die?|A letter in a drawer|Only after two people say so|legal
Data Broom|m|Asks 300 companies to delete what they know|Shows who answers|Repeats each spring|legal
Grayscale Evenings|f|Turns your phone grey after eight|Colours return at seven|Photos keep theirs|sleep
One Tab Day|f|Spend Wednesdays with a single tab|Harder than it sounds|A prize: your afternoon|browser-extensions
Spam Uncle|f|Explains odd mails to your uncle before he pays|Forward and wait|He learns to spot them|security
Photo Goodbye|fx|Throws away one photo a day, with you|You decide in a swipe|A last look each December|photos
Permission Slip|f|Which app may hear you? A list you understand|Phone by phone|In one evening|mobile
Quiet Notifications|m|One paper a day instead of ninety buzzes|At the hour you like|Family comes through|mindfulness
Tech Helpline Nephew|px|A patient nephew for hire|By phone, by the half hour|Speaks slowly|support
Disk for a Disk|mx|Swap disks with a friend, and both sleep better|Locked for the friend|Works across a village|security
List for Today|f|A list with room for five things|Six does not fit|Carries one over, no more|planning
Face Out|f|Takes faces off photos before you post them|On the phone itself|Children by default|photos
Offline Maps Club|fox|Maps for walks without a phone company|The whole Alps on a card|Springs and benches|maps
Typing Tutor Tango|fx|Type faster to the rhythm of a tango|Sixty evenings|Beginners get a waltz|learning

# personal-life: games / family community
? We wanted to play something that ends before the tea is cold.
? Our evenings needed a table, not another screen.
- Rules on one page
- Ends within the hour
- From eight to ninety
- No coins to buy
- Works without a net
Table for Games|m|Which game for these people, tonight?|From your own shelf|Explains it in a minute|family
Cluebird|m|A crossword that learns what you know|Asks about what you like, too|Harder on Saturdays|reading
Museum Heist Night|p|A dinner where somebody steals the painting|Eight parts, printed|Costumes from the wardrobe|events
Long Distance Chess|fx|Chess by postcard, with the board in the app|Stamps from 30 countries|Analysis by mail|travel
Jigsaw Mail|mx|Jigsaws that travel from house to house|No missing pieces|Old ones welcome|community
Quiz From Us|f|A quiz about the people at the table|Written by them|Grandparents win|family
Solitaire Society|fo|Forty kinds of patience, and their history|No adverts, ever|Large cards|mobile
Street Bingo|f|Bingo cards for walks in your own town|New each Saturday|Prints four different ones|maps
Ghost at Table Nine|m|A story told in turns, by firelight|Cards and a candle|Ends by midnight|writing
Dice by Letter|fx|Adventures for two, by mail|A page a week|Maps to colour in|newsletter
Memory Palace Race|fx|Learn to remember forty things in order|Ten minutes a day|Names at parties, solved|learning
Marble Run Planner|m|Build marble runs from what is in the house|Physics included|The loudest wins|kids
Backgammon Bench|fx|Find someone to play backgammon in the park|By bench|Boards at the kiosk|community
Name That Bird|f|Two birds are singing: which one is the wren?|Gets harder|Recorded at dawn|audio
Paper Football League|f|A league with matchsticks and paper|Tables and cups|Transfers for sweets|sport
Escape the Kitchen|m|Your own kitchen as an escape room|With your own pots|Ends with a pudding|home
`
