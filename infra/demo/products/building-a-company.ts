/** Products for shops, founders, teams and good causes. How to read the lines: `read-products.ts`. */
export const buildingACompany = `
# business: contracts legal / small-business
? Our contract was copied from a friend, who had copied it from a friend.
? Everybody signed it. Then somebody read it.
- Checked by lawyers of your country
- Valid signatures
- Plain words beside each clause
- Reminds before a notice period
- Stored where only you can read
Both Sides|m|Contracts in language both sides understand|Paragraph by paragraph|A glossary at the end|freelancing
Clause Compass|m|Spots the clause that you should ask about|Suggests what to ask about it|Knows your trade|ai
Signed by Supper|f|Signatures in a minute, valid for years|By phone, with a finger|Both get a copy|productivity
Handshake Plus|f|A handshake that was written down|For small favours and big friends|No lawyer needed|community
Policy Gardener|m|Policies that follow your product as it changes|Asks when you add a tool|Shows what changed|privacy
Notice Period Ned|f|When can we leave this contract?|The day, the letter, the address|A reminder in your calendar|small-business
Trademark Lookout|mx|Watches whether somebody takes your name|In 70 registers|A letter ready to send|startup
Rental Handover|f|Keys, meters and scratches on one signed page|Photos with dates|Both sign on the phone|home
Freelance Shield|m|Terms that protect people who work alone|In nine trades|Late payers included|freelancing
Court Date Diary|px|Deadlines of small law firms, checked twice|By two clocks|Holidays of each court|scheduling
Nondisclosure Lite|f|A promise of silence that fits on a card|Ends after two years|In eleven languages|startup
Redline Rosetta|m|Compares contracts across languages|Meaning, not words|Numbers are checked|languages
Shareholders Table|px|Agreements between founders before they argue|Twelve hard questions|A mediator at the table|startup
Data Request Desk|mx|Answers “what do you know about me?” in time|Collects, checks, sends|Removes other people’s names|privacy
Lost Deposit|fx|Gets your rent deposit back, letter by letter|In six countries|A court form, at the end|money
Sole Trader Will|m|What happens to my company when I can’t?|Keys, names and wishes|Opened by two people|small-business
Licence Lender|px|Rents out your patents and designs|Both sides see the use|Ends on the day agreed|design-systems
Bylaw Builder|f|Rules for clubs, co-ops and allotments|From twelve questions|The registry accepts them|nonprofit

# business: ecommerce / shops small-business
? Small shops have all the work of large ones and a tenth of the hands.
? Selling was the easy part. Everything after the order was not.
- Opens in an evening
- Sells by post and over the counter
- Stock counted once
- Duties shown before paying
- Your customers stay yours
Twelve Things|m|A shop for people who make twelve things|Each with its own page|Sold out is shown with pride|shops
Honest Stock|mx|Counts that agree with the shelf|A recount of five things a day|Broken ones are counted, too|inventory
Glad Returns Desk|mx|Returns that customers don’t dread|Exchange first|Labels inside the parcel|support
Parcel Choir|mx|Pack, label and send from one screen|Forty carriers|Learns your boxes|automation
Size Sister|mx|Which size fits? From clothes they own|Halves the returns|No tape measure|analytics
Preorder Post|m|Sell it first, then make it|Money back if you don’t|Tells buyers how it goes|startup
Shelf Life|mx|Sells what is near its date, cheaper by the day|For bakers and chemists|Leftovers go to a food bank|food
Gift Note Guild|fx|Handwriting on the card in the parcel|Yours, from a sample|Ribbons in three colours|print
Vintage Rack|m|Shops where each piece exists once|Sold everywhere at once|Flaws are pictured|shops
Subscription Box Bee|m|Boxes that change with what people liked|Packing lists by route|Skips are painless|saas
Customs Clerk|px|Papers for parcels that cross a border|The right code, with a reason|Duties worked out|legal
Bundle of Joy Shop|fx|What sells together? Bundles from your orders|Prices proposed|One click to remove|data
Spare Button Store|mx|Sells spare parts beside each product|Finds the part by photo|Drawings with numbers|support
Farm Box Planner|mx|Vegetable boxes from what is ripe|Swaps without a call|Recipes in the box|food
Carrier Pigeon Club|fx|Compares carriers by who really delivers|From 80,000 parcels|By postcode|reviews
Question per Product|fx|Questions and answers under each product|Answered by buyers|The maker may add a word|reviews
Wholesale Window|m|Trade prices for shops that sell your things|Orders by phone photo|Minimums you decide|sales
Carbon Cart|fx|What does this parcel weigh on the climate?|Offers a slower choice|Adds up the year|research

# business: startup / money planning
? We were building for eight months before we asked anyone to pay.
? Investors asked for a plan. We had a dream and a spreadsheet.
- From people who founded companies
- Numbers you can defend
- Templates in plain words
- Private by default
- One evening to set up
Napkin to Numbers|m|A business plan from nine numbers|Says which one matters|Bad news included|finance
Ten Minute Update|m|Investor letters in ten minutes a month|Good news and bad|Same layout each month|email
Cap Table Carol|m|A cap table that founders can read|Plays out the next round|Options explained|legal
Fake Door Factory|f|Test a business idea before you name it|One page, one button|Tells visitors the truth|landing-pages
Small Grants Scout|f|Small grants for small products, found for you|Deadlines and odds|Drafts the first page|money
Cofounder Walks|fx|Meet people to found with, on foot|Three walks, no slides|Some became friends instead|community
Pitch Mirror|m|Rehearse your pitch before three former investors|Notes within the day|Before and after film|video
Founders Larder|f|Accounts, insurance and lawyers that founders recommend|With prices paid|Updated each spring|reviews
Equity in Plain Words|f|What are my shares worth? With examples|Best and worst case|What the taxman takes|jobs
Idea Compost|f|Keeps the ideas you did not pursue|Turns one over each month|Shows what you thought then|notes
Zebra Fund Finder|px|Money for companies that want to stay small|Loans, shares of sales|A person reads it first|finance
Quit Your Job Meter|f|How many months could you do without pay?|Honest sums|A date and a doubt|planning
Diligence Binder|p|A data room that is tidy before anyone asks|Shows what is missing|Each folder with an owner|documentation
Village Founders|mx|Founders in towns without a scene|A dinner a month|A room and a cook|events
Advisor Hours|mx|An hour with somebody who has done it|Paid by the quarter hour|First talk free|scheduling
Shut Down Softly|f|How to close a company with dignity|Forty steps in order|Letters to everyone|legal
Second Product|m|What should we make next? Ask your customers so|Seven questions|Ends with a test|research
Buy a Small Company|px|Find a bakery, a mill or a software to take over|Owners who retire|Numbers checked|finance

# business: inventory / shops small-business
? The system said seven. The shelf said none.
? Our warehouse ran on Piotr’s memory, and Piotr wanted a holiday.
- Phones are the scanners
- Works with gloves and dust
- Lots, dates and serial numbers
- Reorders before it is urgent
- A count never stops the work
Shelf Walker|m|A stock count in aisles, by two people, before lunch|Recounts only the doubtful|Finds the aisle that lies|mobile
Reorder Robin|m|Orders before you run out, not after|Learns each supplier’s delays|Holidays of suppliers|automation
Tool Crib|m|Who has the good drill?|Stickers and a phone|A reminder on Friday|small-business
Recipe for Stock|m|Stock for kitchens: flour in, cakes out|Counts by recipe|Waste is noted|food
Lot and Date|p|Finds all parcels with the bad batch in a minute|For recalls you hope not to have|A letter to each shop|health
Museum Store|p|Every object, its place and its condition|Loans with photos|Insurance papers|research
Library of Props|mx|Theatres lend each other chairs, swords and wigs|By period|A lorry is shared|events
Dead Stock Dora|f|What has not moved in a year?|Suggests who might want it|Price to let it go|analytics
Cold Chain Charlie|px|Proves that it was cold all the way|Loggers that come back|A signed report|monitoring
Nuts and Bolts Bin|f|Small parts that are weighed, not counted|A scale and a phone|Labels for drawers|home
Label Once|fx|A label that everyone can scan and read|Large type|Also in braille|accessibility
Pallet Tetris|mx|Packs pallets and vans in your head’s stead|Heavy at the bottom|Fragile on top|3d
Seed Bank Ledger|fo|Seeds, years and how many sprouted|For gardens and banks|Warns of old seed|gardening
Supplier Sundays|mx|Whom can we trust to deliver?|Marks from your own orders|Good ones hear it|data
Uniform Room|m|Clothes for teams: sizes, washing, who has what|Returns on the last day|Sizes stay private|teams
Bottle Deposit Book|f|Crates and bottles that must come back|By customer|Sums on the invoice|shops
Workshop Kanban|fx|Two boxes per part: one empty, order|Cards you can print|Works without a computer|print
Fleet of Bikes|m|Bikes, keys and flat tyres of a hire shop|A QR code per frame|Repairs by mileage|travel

# business: small-business / productivity
? Whoever runs a small firm does the paperwork after supper.
? Software for small firms is made by large ones.
- One price, no seats
- A person answers the phone
- Works on an old phone
- Set up with you, in an hour
- Leave any time, with your data
Van and Ladder|m|Jobs, photos and bills for people with a van|Start of day at six|Invoices before the next door|invoicing
Bakery Brain|m|How many rolls for Saturday?|Weather, fairs and last year|Learns from each Saturday|planning
Table Eleven|m|Bookings for restaurants with eleven tables|Knows the regulars|No-shows can’t surprise you|scheduling
Village Shop OS|p|Till, stock and post office on one counter|Remembers who takes what|Bread by order|shops
Chimney Book|m|Visits for sweeps, in the order of the street|Reports on the spot|Reminders on paper|maps
Allotment Office|f|Plots, keys and waiting lists of a garden club|Rents in one click|Minutes of the meeting|gardening
Practice Calm|p|A front desk for small medical practices|Fewer calls by half|Repeat prescriptions by form|health
Nine Rooms|m|Software for hotels with nine rooms|Breakfast counts itself|Keys by code|travel
Workshop Whiteboard|m|The bikes in your workshop, and what each needs|Texts when done|Old bikes remembered|shops
Flower Clock|m|Orders for florists, by the hour|Funerals never slip|Cards are spelt right|ecommerce
Dance School Desk|m|Classes, fees and lost shoes|Parents help themselves|Photos with permission|education
Ferry Cafe Till|f|A till for places with no signal|Syncs on land|Prints on a tiny printer|payments
Beekeeper Books|f|Hives, harvests and who got which honey|Labels print|Weather at the hive|food
Driving School Dial|m|Lessons, cars and examination dates|Pupils see free slots|Mistakes as a picture|scheduling
Tailor Tape|f|Measures of each customer, on one card|Grows with them|Fabric left over|crm
Kiosk Accountant|f|Daily takings in one minute, by voice|Totals to your adviser|Differences explained|accounting
Craft Fair Folio|fx|Fairs near you that are worth the stand fee|From sellers like you|Weather of last year|reviews
Small Brewery Log|m|From malt to keg, with the tax form|Each brew compared|Bottles counted|inventory

# business: teams remote-work / productivity
? We were eleven people in nine towns, and lonely by Wednesday.
? The office was gone. The habits had stayed.
- Quiet by default
- Hours of every time zone
- No watching of screens
- Works with your chat
- Good on slow internet
Lighthouse Hours|m|Who is awake, and may I ask them?|Set by each person|Says who can decide instead|calendar
Desk by the Sea|fx|Where can I work this week? Rooms with a door|Checked by colleagues|Prices by the day|travel
Written First|m|Decide in writing, meet to celebrate|A page, three days|Silence counts as yes|writing
Coffee Draw|f|Draws two colleagues for a coffee each week|Never twice in a quarter|A question to begin|community
Quiet Office|fx|The sound of colleagues, without the colleagues|Keys, cups and rain|Stops when you call|audio
Handbook of Us|m|How does each of us like to work?|One page per person|Read before first calls|knowledge
Salary Ladder|m|Fair pay across countries, with the sums shown|Each step explained|Reviewed each spring|finance
Holiday Handover|m|A holiday without a call|Everything in ten lines|Mail is held back|productivity
Retreat Planner|px|A week together for teams that live apart|Beds, talks and diets|Visas considered|events
Praise in Public|f|Thank a colleague, in front of the others|Collected for reviews|No points for it|growth
Focus Flag|f|A flag in chat that people respect|Lowered by itself|A reason is optional|productivity
Pulse Without Panic|m|One question a week on how people are|Answers stay hidden|A reply from the boss|research
New Parent Plan|m|Leave and return, planned with dignity|For both sides|Written with parents|parenting
Laptop Post|px|Laptops to new people in any country, set up|Comes back the same way|Repairs on the way|inventory
Buddy Bench|f|Every newcomer gets a buddy from elsewhere|For ninety days|They get the time for it|hiring
Library of Talks|m|Your company’s talks, by subject|Subtitled|Searchable by sentence|video
Night Shift Notes|f|What the night should tell the morning|Ten lines, voice or text|Numbers read aloud|notes
Skill Swap Friday|f|Colleagues teach each other for an hour|From knots to SQL|Recorded if you like|learning

# business: nonprofit / community
? Our volunteers had hearts of gold and eleven spreadsheets.
? A club is a company that nobody has time for.
- Free for the smallest
- Easy for people over seventy
- Data stays in your country
- Works on paper, too
- No training needed
Kind Treasurer|f|Accounts for clubs, done in an hour a month|Auditors nod|Receipts by the dozen|accounting
Many Hands|m|Volunteers, tasks and cake, in one rota|By text message|Thanks after each shift|scheduling
Thank You Donor|m|A real thank-you within two days of a gift|Signed by hand|Addresses stay in house|email
Choir Folder|f|Scores, rehearsals and who sings what|Altos included|Plays your voice alone|music
Food Bank Flow|f|From full shelves to empty kitchens|Counts in meals|Routes for the van|food
Petition Porch|f|Petitions with checked names|Handed over in person|Names are deleted after|community
Village Bus|m|A bus driven by volunteers, booked by phone|Routes by themselves|Wheelchairs welcome|maps
Legacy Letters|p|Helps people leave something to your cause|With tact|A solicitor checks|legal
Scout Knots|m|Camps, forms and allergies for youth groups|Parents sign on a phone|Works in a field|kids
River Watch|fo|Water measured by neighbours, on one map|Cheap test strips|Schools can join|data
Repair Cafe Desk|f|Who can mend what, and when|Counts what was saved|A bell for each success|home
Grant Diary|m|What did we promise the foundation?|Next report, half written|Photos as proof|planning
Lending Library Kit|fo|Runs a library of books, tools or toys|From one shelf up|Late is forgiven|self-hosted
Shelter Beds|f|Free beds in shelters, right now|Told by those on duty|Works by text|health
Museum Friends|m|Members, evenings and keys of small museums|Cards print|Invitations on paper|events
Campaign Kitchen|m|Door to door, street by street, without data sins|Paper works, too|No party, no politics|maps
Fire Brigade Log|f|Drills, keys and hoses of volunteer brigades|Alarm by text|Hours for the council|teams
Seed of Change|f|Gives small sums to small ideas in your town|Decided by lot|A photo of what came of it|money
`
