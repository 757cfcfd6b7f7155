/** Products for kitchens, gardens, families and the money between them. How to read the lines: `read-products.ts`. */
export const atHome = `
# personal-life: food cooking / family
? At six in the evening nobody in this house has ever had an idea.
? We eat three times a day and still improvise every time.
- Scales to any number of eaters
- Metric, cups and grandmother
- Shopping list in aisle order
- Works with floury fingers
- Shared with the household
Fridge Poet|f|Dinner from what is already in the fridge|Starts with what wilts first|No trip to the shop|family
Enough Flour|m|Measures your grandmother’s recipes while she cooks|A scale, a phone, a chat|Her voice is kept, too|family
Leftover Lottery|f|Three suppers from yesterday’s lunch|Draw again if you must|Never the same twice a week|budgeting
Life Story Removed|f|Recipes without the life story|Any cooking site, one click|Keeps the photo|reading
Sourdough Sitter|mx|Somebody feeds your starter while you travel|Neighbours on a map|A diary with bubbles|community
Supper for Eleven|f|Cooking for crowds: how much, how big, how long|With an hour-by-hour plan|How many pots you need|events
Spice Drawer Map|fx|What is that spice for, and what can stand in?|200 smells described|Where to buy a little of it|learning
Hungry Climber|m|Food for long walks, light and not sad|Weighs the pack|Cooks on one flame|travel
Ripe and Near|mx|What is ripe, near and cheap this week|From 600 markets|Recipes with four things|maps
Pressure and Time|fx|Oven, pan or pressure cooker? Times for each|Altitude counts|Works for beans of any age|data
Packed Lunch Club|m|Five lunchboxes on a Sunday afternoon|They stay crisp|Nothing that needs a knife|kids
Toast Index|fx|Breakfasts of the world, one a day|With what you need|Letters from readers abroad|travel
Allergy Table|mx|Menus for families with four allergies|Labels read by camera|A card for restaurants|health
Wine for Tuesday|fx|A bottle under ten for what you cook|From shops nearby|Two sentences, no cherries|money
Slow Kitchen Radio|fx|Cooking together by ear, hands free|A cook’s voice, live|Saturdays at five|audio
Recipe Census|mo|Keeps family recipes in a file that outlives apps|Prints as a book|Who cooked it first|self-hosted

# personal-life: habits / productivity health
? I had started the same habit eleven times. The app congratulated me each time.
? Streaks made me proud, and then they made me stop.
- Forgives a missed day
- No badges, no guilt
- Your data on your phone
- One glance a day
- Reminders that can be ignored
Small Promise|f|One small promise a day, kept or let go|Renewed each morning|Letting go is one tap|mindfulness
Good Weeks|m|What do your good weeks have in common?|Finds it in twelve weeks|A sentence each Sunday|analytics
Routine for Rebels|f|A routine builder for those who hate routines|Dice decide the order|You may reroll once|games
Two Minute Door|f|The first two minutes of anything|Then you may stop|A timer and nothing else|productivity
Habit Compost|f|A place for habits that did not take|Dig one up in spring|A kind word on top|notes
Porch Before Phone|f|Five minutes outside before any screen|Checks light, not you|Works in a window, too|health
Floss and Boss|f|Teeth, taxes and other things you put off|Pairs you with a stranger|Strangers become polite|community
Paper Streak|fx|Prints a habit sheet for the fridge|New picture each month|Crayons recommended|print
Sunday Reset|m|Tidies week, bag, inbox and fridge in an hour|A list that learns|Stops after an hour|planning
Same Time Tomorrow|f|A phone call that asks whether you did it|From a real person|Twenty seconds at most|audio
Slip Not Fall|m|For stopping something: what to do at nine at night|Written by you, for you|Numbers of people who answer|health
Lamp at Ten|m|Dims the house when it is time to go to bed|Most smart lamps|Only on school nights|home
Hundred Days Hence|fx|A letter from you, a hundred days from now|Stamped if you like|Ask for it back any time|writing
Weekday Saint|f|Good habits from Monday to Friday only|Weekends are blank|Holidays are Saturdays|planning
Tiny Pilgrimage|f|The same short walk, a new thing to notice|A prompt a day|A map of what you saw|travel
Quiet Coach|mx|Texts from someone who has been through it|Twice a week|You can answer or not|mindfulness

# personal-life: fitness sport / health
? The plan did not know that I have two children and a bad knee.
? I wanted to move more. I did not want to be shouted at by a watch.
- Starts where you are
- Rest days count
- Works with any watch, or none
- No pictures of stomachs
- Progress in plain numbers
Slept Badly|m|Training plans that know you slept badly|Swaps the day, keeps the week|Two buttons: fine, or not|health
Couch With Detours|f|From the couch to ten kilometres, with detours|Flu and holidays included|Weeks can be repeated|habits
Run With Someone|fx|Somebody to run with this week, at your pace|Ten minutes from your door|Women only, if you like|community
Iron Notebook|f|Strength logs without the selfie|Three taps per set|Plates are added up|notes
Stair Club|f|Climbs famous mountains in your own staircase|Everest in a year|A flag on the top|games
Swim Lane Seven|mx|Sessions for the pool, readable when wet|Waterproof card|Words for the strokes|print
Knee Whisperer|p|Exercises for knees, made by people who treat them|Films of a minute|A call in week two|video
Lunch Lap|fx|Forty minutes out and back, shower counted|From your office door|Where the showers are|maps
Ladder Tennis|mx|Find an equal to play with|Clubs and public courts|Results without shame|games
Pensioners in Motion|f|Moving well after seventy, sitting if you like|Music from your youth|A class in the park|music
Pace Band Printer|fx|Your marathon on your wrist|Hills are counted|Headwind is allowed for|print
Pram Miles|f|Training with a pram, on paths that allow it|Naps in the plan|Cafés with a ramp|parenting
Yoga for Stiff People|m|Yoga for the stiff and the sceptical|No Sanskrit required|Chairs are permitted|video
Bike Fit Kitchen|mx|Set up your bicycle with a film from the side|Saddle first|Pain in, advice out|travel
Cold Water Diary|fx|Who swims where, and how cold was it?|Never alone|When not to go in|community
Five a Side Fixer|fx|Gets ten people onto a pitch on Thursday|Substitutes by text|Bibs, ball and a beer|scheduling

# personal-life: travel / maps planning
? Our best trips began with a missed train.
? Every list of hidden places is full of people who read it.
- Works offline
- Trains before planes
- Plans that can be thrown away
- No deals, no stars
- Share with whoever waits at home
Train Not Plane|m|Journeys planned around trains|Night trains, with the real price|Missed connections replanned|planning
Pack for the Rain|f|Packing lists that know the weather|Asks about your washing machine|Half of what you think|planning
One Hour Walks|f|Walks within an hour of your door|A tea house on each|Back before dark|maps
Second Cities|m|Trips to the towns next to the famous ones|Forty pairs|Where locals eat|reading
Trip in an Envelope|m|Every booking of a journey on one page|Forward the mails|Readable in tunnels|email
Nine Seas Timetable|f|All ferries of nine seas in one timetable|Bikes and dogs noted|A warning when it storms|scheduling
Phrase on a Card|f|Twelve phrases for the next border|With how they sound|Folds into a wallet|languages
Home by Sunday|f|Where could we go on Friday and be back by Sunday?|By rail, door to door|Prices with the way back|calendar
Slow Atlas|m|Maps of what you passed, not only where you slept|Drawn as you move|Names of villages|maps
Dog Hotel|mx|Houses where the dog is a guest, too|Asked by telephone|Garden heights noted|pets
Bus Stop Stories|f|A short story for each long bus ride|Read by locals|As long as the ride|audio
Visa Plain|fx|Which papers do I need? For 9,000 pairs of countries|With dates|The form and the fee|legal
Camp Behind Hill|fx|Farmers who let you camp for a night|Twelve euros, mostly|Eggs in the morning|community
Museum After Five|f|Open late, half price or free today|For 80 cities|Sit-down places marked|money
Fear of Flying Kit|px|For those who must fly and would rather not|Pilots answer|A hand to hold, by phone|health
Postcard Pusher|mx|Real postcards from the photos on your phone|With a foreign stamp|Your own handwriting|print

# personal-life: money budgeting / finance
? I knew what I earned. Where it slept, I did not know.
? Budgets failed in our house because nobody was allowed to buy cheese.
- No link to your bank needed
- Two people, one plan
- Works in any currency
- Never sells you a loan
- Exports as a spreadsheet
Once a Week Budget|f|A budget that you look at once a week|Four numbers|Ends with a sentence|habits
Flatmate Ledger|f|Shares costs with flatmates, who stay friends|Settles with few payments|Leavers are settled fairly|community
Forgotten Subscriptions|m|Finds the subscriptions that you forgot|Writes the notice|What you saved so far|privacy
Cheese Included|f|A budget with room for small joys|You name them first|They are never cut first|food
Goal With a Date|f|Savings goals with a date you can believe|Moves the date, honestly|A little map to it|planning
Pocket Money Bank|f|Pocket money for children, with interest|You are the bank|Grandparents can pay in|kids
Pension Postcard|mx|What will I have at seventy? One card a year|All your pots|In today’s money|finance
Debt Staircase|f|Which debt first? Step by step|Letters to lenders|A call you need not make|finance
Envelope Method|m|Cash in envelopes, only without the cash|Swipe to move|Empty means empty|mobile
Real Hourly Rita|f|What you earn per hour, once travel is counted|Sobering and useful|Childcare, too|jobs
Two Incomes One Pot|m|Fair shares for couples who earn differently|Four models|Revisited each year|family
Repair or Replace|fx|Mend the machine or buy a new one?|By age, price and power|Where to have it mended|home
Holiday Kitty|f|Group trips: who paid what, in which money|Settled before you are home|Children eat less|travel
Slow Investor|px|Once a year, ten minutes, then leave it alone|Explains, never sells|Twelve pages, once|learning
Price per Wear|fx|What did that coat cost per day?|Photo of the wardrobe|Suggests what to wear|data
Tax Return Tuesday|mx|Your tax return in six short Tuesdays|Asks like a friend|Stops at forty minutes|accounting
Rainy Day Robin|m|Puts small sums aside when you won’t notice|Stops by itself|You can shout stop|automation

# personal-life: home / family productivity
? A home is a small company that nobody manages.
? Four people lived here, and only one of them knew how things work.
- For the whole household
- Works without smart things
- Manuals found by photo
- Reminders per person
- Moves with you
Chore Wheel|f|Chores shared fairly and argued about less|Counts what nobody sees|Thinking counts as work|family
Filter Fairy|f|Knows when the filter was last changed|All machines by room|Orders the right size|notes
Fridge Door Calendar|m|A family calendar that grandparents can use|Paper on the fridge, too|One colour per person|calendar
Where Is the Drill|f|Finds things in cellars, lofts and boxes|Photo of each box|Ask by voice|inventory
Damp Detective|mx|Finds out why the wall is wet|Nine questions, two photos|A report for the landlord|monitoring
Moving Day|m|Moving house in eight calm weeks|Labels, keys and meters|Forwarding addresses|planning
Mend It Evenings|fx|Learn to mend one thing a month|Tools by post, if needed|Safety first, then pride|learning
House Manual|f|A book about your house, for whoever comes next|Taps, fuses, neighbours|Grows with each repair|documentation
Heat Where You Sit|m|Heats the rooms you use, when you use them|Old radiators, too|Learns the draughts|money
Curtain Call Home|mx|Try paint and curtains on a photo of the room|Evening light, too|Real cloths from shops|color
Borrow a Ladder|fx|Borrow ladders, tents and fondue sets next door|A map of one street|Deposit: a cake|community
Emergency Drawer|f|What should be in the drawer when power fails?|Checks dates yearly|A list for two and for six|health
Quiet Washing|f|When is power cheap and the neighbour out?|Starts the machine|Hours you can bear|automation
Pest Post|fx|What is this insect, and does it matter?|Mostly it does not|What to do, if anything|photos
Guest Room Inn|f|Who sleeps here, and when? For hospitable people|A note on the pillow|Towels are counted|travel
Tidy by Music|fx|One song, one shelf|Choose songs of three minutes|Stops when the song does|music

# personal-life: gardening / home
? I killed eleven plants, all of them with love.
? The seed packet said May. It did not say whose May.
- Knows your frost dates
- Works with dirty hands
- Photos instead of forms
- Balcony to allotment
- Poison kept out
Thirsty Friends|f|House plants that tell you what they want|By photo, each Sunday|Holiday plan for the neighbour|home
Balcony by Degrees|f|What will grow on this balcony?|Sun, wind and floor|Watering can included|planning
Seed Swap Post|fx|Swap seeds by letter|Stamps and envelopes printed|Names of the old kinds|community
Bed Four|m|Plans beds so that nothing follows itself|Six years ahead|Garlic has a place|planning
Slug Weather|f|A warning for nights when slugs march|For your postcode|A night walk with a lamp|monitoring
Pruning Calendar|m|When to cut what, with drawings|Your own shrubs|A call if you doubt|illustration
Herb on the Sill|f|Seven herbs, one window, no deaths|A course by mail|What to cook with each|newsletter
Compost Clinic|fx|What is wrong with my compost?|Smell, colour, heat|Worms are explained|learning
Garden Share|mx|Gardens without time meet people without gardens|Half the beans each|Rules on one page|community
Wild Corner|fox|Counts what lives in your garden|Feeds a real study|Names by photo|data
Harvest Too Much|fx|Gives away your forty courgettes|Neighbours get a bell|Recipes for the rest|food
Tree Guardians|fx|Waters the street’s trees in dry summers|A rota per tree|Thanks from the city|maps
Orchard Names|px|Which old apple is this?|Experts by post|A map of old trees|research
Greenhouse Ghost|mx|Opens, shades and waters while you are away|One box, four motors|A photo each noon|automation
Moss and Stone|m|Gardens that need no work at all|Plans for ten soils|The first year in steps|books
First Frost|f|Tells you to bring in the geraniums tonight|At four in the afternoon|Says what may stay out|monitoring

# personal-life: pets / community family
? They can’t tell us what they need, so we guess.
? An animal in the house is a small, hungry calendar.
- More than one animal
- Shared with the sitter
- Works at two in the morning
- Records you can print
- No adverts for food
Paws on Paper|f|Vet records that you can find at two in the morning|Photo of the booklet|Weights as a curve|health
Fed the Cat|f|Has anybody fed the cat? Now you know|One tap, whole house|Counts treats as well|family
Sitter Round Corner|mx|Sitters around your corner, known by neighbours|A first tea is free|Paid in money or jam|community
Walk the Dog Rota|f|Shares walks among five friends of one dog|Rain is shared, too|He is told who comes|scheduling
Old Dog Diary|f|Good days and bad days of an old animal|Helps with a hard question|Pages to keep|notes
Hen House Hotel|m|Hens need company when you are away|Paid in eggs|Gates closed at dusk|travel
What Does It Eat|f|May it eat this? For cats, dogs and rabbits|Works offline|The number of the poison line|food
Fish Tank Physics|m|Keeps water right for people with fish|Strips read by camera|Tells you before it smells|data
Lost and Bark|f|Finds lost animals, street by street|Posters in a minute|Calls shelters for you|print
Puppy Semester|mx|Raise a dog in twenty weeks|A trainer answers|Other puppies near you|education
Horse in Common|m|Three riders, one horse, no quarrel|Days, costs and shoes|Carrots are free|calendar
Bird at Window|fx|Who was at the feeder today?|A name for each guest|Once a year, a list|photos
Cat Census|fx|Whose cat is that? A map of the street’s cats|Collars with a code|No, it is not lost|maps
Vet Bill Vera|fx|Is that price usual? Bills from 4,000 practices|By town|What to ask first|money
Adopt Grown|fx|Older animals that wait for a sofa|Honest descriptions|Trial weekends|community
Tortoise Clock|f|When to wake the tortoise|Weighs and waits|A bath plan|calendar

# personal-life: parenting kids / family
? At three in the night every forum knows the answer, and each knows another.
? The day is full of small people and small forms.
- Made with two tired parents
- Works with one hand
- No photos on servers
- Both parents, or four
- Nothing to compete in
Rainy Sunday Box|f|What to do on a rainy Sunday, by age|With what is in the house|Nothing needs glue|games
Bedtime in It|m|Bedtime stories with your child in them|Ends when they sleep|Read by you or by us|reading
Screen Time Treaty|f|Screen time as a deal and not as a fight|Signed by both|Renewed every three months|family
First Years Line|m|One line a day about the first years|Printed at the third|A photo if you like|notes
Which Night Is It|f|Whose turn is it to get up?|Fair, with mercy|Grandparents may join|sleep
Hand Me Round|f|Clothes that travel from child to child|By size and season|A parcel each spring|community
School Bag Sam|f|What must be in the bag tomorrow?|Ask at seven, not at eight|Swimming things on Thursdays|education
Fever Chart|f|Temperatures, drops and times, for the night|Shown to the doctor|When to call|health
Two Homes|m|One calendar for children with two homes|Polite by design|Grandparents see one colour|calendar
Question Jar|f|Answers for a four year old’s why|In one sentence|Follow-up questions, too|learning
Babysitter Circle|f|Parents sit for each other, in points|Four families or more|Late nights count double|community
Small Explorer|m|Walks with tasks for people under eight|Beetles, bricks, echoes|A stamp for each walk|maps
Names We Like|f|Two lists of names, and what both of you like|No one sees the rest|Middle names, later|family
Lunch They Eat|m|Lunchboxes that come back empty|Learns from what returns|Five minutes in the morning|food
Homework Truce|m|Homework in twenty minutes, with breaks|Explains, never solves|Parents learn, too|education
Tooth Fairy Bank|f|What is a tooth worth in your street?|Tiny receipts|Rules for lost teeth|money
Crayon Museum|f|Keeps the drawings and lets go of the paper|An exhibition a year|Guests sign the book|photos
`
