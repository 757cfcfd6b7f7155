/** Products that help to be found, read and remembered. How to read the lines: `read-products.ts`. */
export const beingFound = `
# marketing: seo / content saas
? Our best page stood at place eleven, which is the same as nowhere.
? Every report told us what was wrong. None told us what to do on Monday.
- No tricks that age badly
- One to-do list, sorted by effect
- Tracks words in any language
- Reports that clients can read
- Compares you with five rivals
Rankwell Row|m|Shows why a page dropped, and what to do about it|Dates the drop to the hour|Tells bad luck from bad work|analytics
Sitemap Sally|f|Finds the pages that search engines never reach|Draws the missing path|Works on shops with a million pages|developer-tools
Page Eleven|m|Lifts what is almost on the first page|Three changes per page|Tells you which to leave alone|content
Crawl Space|m|A full audit that you can finish in a day|Faults in order of money|Ends with a talk of half an hour|saas
Question Harvest|f|What people ask about your trade, in their own words|From forums and shop talk|Sorted by how annoyed they are|content innovation
Rich Snippets Rick|fx|Adds stars, prices and recipes to your search results|Checked before it is live|Warns when a rule changes|developer-tools
Internal Links Inn|mx|Suggests links where they help a reader|Accept with one click|Old articles get some, too|automation
Village Search|m|Be found by people within five kilometres|Nine directories, one form|Opening hours everywhere at once|small-business innovation
Redirect Registrar|fx|Moves a website without losing its visitors|Tests 10,000 old addresses|Keeps watch for a year|deployment
Image Search Supper|fx|Makes your pictures findable|Names, sizes and descriptions|Credits for photographers|photos
Penguin Insurance|p|Warns you before an update of the rules hurts|Explains what changed|A quiet voice on the phone|monitoring
Title Tag Theatre|fx|Try twenty titles before you publish one|Cut off as it would be|Forty sites as an audience|copywriting
Seasonal Sam|m|When will people start to search for sledges?|Calendar of 9,000 words|Different in the south|planning
Rival Reader|m|What your competitors published this week|A digest, not a flood|Price changes on top|research innovation
Broken Link Bounty|fx|Finds dead links to you and asks for new ones|Writes the mail|Never asks twice|outreach
Answers Engine Lab|p|Does the chatbot know your company? Weekly answers|Five models, forty questions|Shows which page it learnt from|ai
Local Language Lift|m|Translates your search words, not only your pages|Native speakers decide|Dialects included|languages innovation
Thin Page Patrol|m|Merges the nine pages that say the same|Keeps every visitor|You see each merger first|content innovation

# marketing: newsletter / email creators
? Our newsletter had 9,000 readers, and 300 of them had ever answered.
? We spent more time on the template than on the words.
- Looks right in every inbox
- Unsubscribing takes one click
- Sends from your own domain
- Readers are not followed around
- Import with tags and dates
Sunday Dispatch|m|A newsletter editor that stays out of the way|Write, check, send|Nine layouts, all of them readable|writing
Inbox Orchestra|m|Shows your letter in fifty inboxes before you send|Even the old office ones|Small phones and large type|email
Welcome Matters|m|Welcome mails that people answer|Five letters, well spaced|Different for those who came by a friend|copywriting
Letter to Thirty|f|Newsletters for small circles, free for ever|Up to thirty readers|Without a logo at the end|community
Sponsor Sofa|mx|Brings together newsletters and sponsors that fit|Prices are public|Contracts in one page|ads
Reply All Roundup|f|Turns readers’ answers into the next issue|With their permission|A thank-you goes out|content
Paper Edition|px|Prints your newsletter and posts it to subscribers|From fifty copies|Recycled paper, real stamps|print
Issue Forty|mx|Keeps you from giving up before issue forty|A bench of ideas and a nudge|Readers who cheer|creators
Archive Avenue|f|A beautiful archive for your old issues|Findable by search|Reads well on paper|seo
Subject Line Sparring|m|Tries two subject lines on a handful, then chooses|Stops at certainty|Shows yours against last year’s|email
Winback Wanda|m|Asks silent readers once, nicely, then lets them go|Cleans the list|Never with a discount|automation
Feed to Letter|fo|Makes a weekly letter out of any feeds|You choose the day|Skips what you have seen|automation
Recipe Letter Kit|f|Newsletters for cooks, with a shopping list inside|Portions adjust|Photos sized for mail|cooking
Deliverability Doctor|px|Gets you out of the spam folder and keeps you out|A person looks, too|Explains it to your registrar|email
Paid Letters|m|Charge for your newsletter and keep the readers|Lists leave with you|Gift subscriptions as well|payments
Group Digest|mx|One summary of what the whole company wrote this week|No new meeting|Six bullet points, two pictures|teams
Footer Facts|fx|The legal small print for mails, per country|Updated when laws are|Also for holiday greetings|legal
Crossword Column|mx|Adds a small crossword to your letter|From this week’s words|Solutions a week later|games
Read Aloud Letters|m|Your newsletter as a short podcast|In your voice, if you like|Chapters by headline|audio

# marketing: social-media / creators content
? We posted every day and knew none of the people who read it.
? Four networks, four tones, one tired person.
- Posts at humane hours
- One inbox for all replies
- Drafts that the team can see
- Sizes each picture correctly
- A pause button for bad news days
Queue and Quill|m|Write once, fitted to each network|Changes tone, not only length|Shows each as it will look|scheduling
Good Neighbour Feed|m|Reminds you to answer before you post|Shows who wrote to you first|Forgets those who were rude|community
Month of Posts|m|Thirty posts out of one good article|You keep the nine good ones|A calendar that bends|content
Buzz Beekeeper|fx|Follows what is said about you, without the noise|A jar of quotes on Friday|Knows your name’s doubles|customer-feedback
Alt Posts|fx|Never post a picture without a description again|Suggests, you confirm|Counts your better days|accessibility
Threadbare|fx|Unrolls long threads into readable pages|Pictures in place|Prints, too|reading
Shopfront Stories|m|A story a day for shops, from a photo of the counter|Needs two minutes|Holidays are filled in advance|shops
Awake When They Are|m|Posts when your people are awake|Learns from replies, not likes|Time zones of real followers|scheduling
Meme Librarian|fx|Knows that meme’s origin, and whether to use it|Eleven thousand entries|Says if it has turned sour|research
Draft Court|m|Colleagues vote on a post before the world does|Ten minutes, three voices|The author may ignore it|teams
Quiet Quitting Posts|fx|Deletes your old posts by year, with a backup|Keeps what got kind replies|Three networks so far|privacy
Crisis Kettle|px|A plan and a calm person when the internet is angry|Answers within the hour|Afterwards, a page of lessons|support
Reply Rota|m|Shares the comments among five colleagues|Nothing is answered twice|Holidays are known|support
Carousel Carpenter|f|Slides for social networks out of your bullet points|Swipes are counted|Your type, your colours|mockups
Mascot Maker|mx|Gives your account a character with opinions|A guide to what it would say|Drawn by one illustrator|illustration
Creator Contracts|mx|Agreements between brands and creators, in plain words|Paid on the day|Disputes end by phone|contracts
Follow Friday Five|fx|Five accounts worth following in your field, weekly|Chosen by people|Reasons in one line|community
Screen Time Social|fx|Post without seeing the feed|Write box, send button|Replies come once a day|mindfulness
Small Town Trends|mx|What people talk about in your town today|Sport and weather left out|Council papers, too|small-business

# marketing: analytics / saas privacy
? We had four tools and a banner, and still did not know where customers came from.
? The chart went up. Nobody could say what we had done right.
- No cookies, no banner
- Script smaller than an icon
- Data stays on your continent
- Shared by link, without a login
- Imports the years before us
Count on Clara|m|Web analytics as a page you read on Monday|Three sentences, two charts|Marks what is only noise|privacy
Footfall Farm|mo|Visitor counts for people who respect visitors|One page, no settings|Three lines to install|privacy
Funnel Folk|m|Draw a funnel on your own page and see where people drop|No code, no tags|Asks leavers one question|conversion
Where From|m|Asks customers how they found you, and adds it up|Free text, sorted kindly|Misspelt names are forgiven|customer-feedback
Attribution Accord|px|One honest answer to which advert sold what|Shows its doubt|Turns off a channel to be sure|ads
Seven Visits|f|The road of a buyer, from first visit to order|Anonymous, in seven steps|Works with any shop|ecommerce
Goal Post Office|f|A postcard in your inbox whenever a goal is met|Stamp and all|Your team can get one, too|email
Bot or Buyer|m|Takes robots out of your numbers|Names the greedy ones|Corrects last year as well|data
Offline Counter|mx|Counts shop visitors with a sensor, not a camera|By hour and weather|Nobody is recognised|shops
Campaign Grammar|fx|Links with tags that the whole team spells alike|Mends the old ones|Works in a spreadsheet|teams
Board Pack Betty|px|Marketing figures for the board, on one page|Same page every month|Comments fit in the margin|small-business
Read to the End|f|Shows how far people read, and where they stop|By paragraph|Ads don’t count as reading|content
Churn Barometer|mx|Who will leave next month, and why|Seven signs, explained|A plan for each sign|saas
Annotated Charts|fx|Writes what happened onto the chart|Releases, holidays, storms|The whole team may write|data
Ghost Traffic|fx|What would your numbers be without that one big day?|One click|Good days and bad days|research
Client Windows|m|A window for each client onto their own numbers|Your logo, your words|Last month’s talk beside it|freelancing
Benchmark Bus|mx|How are others like you doing? Anonymous averages|Forty trades|You give what you get|research
Cookie Free Jar|f|Tests whether you can live without your cookies|Two weeks side by side|Shows what you would lose|privacy
Survey of One|fx|Asks one visitor in a hundred one question|Never the same one twice|Answers arrive as a letter|customer-feedback

# marketing: landing-pages / conversion saas
? Ten people made our product and nobody had made its page.
? The page said everything, so visitors heard nothing.
- Loads before the second thought
- Texts that you may steal
- Works with any form or shop
- Your domain, your certificate
- Tests that stop by themselves
Pitch in a Page|f|A landing page from seven answers|Each makes one section|You keep the HTML|writing
Second Headline|m|Headlines tried on real strangers overnight|Best of nine by breakfast|Also tells you why|copywriting
Waitlist Wagon|m|A waiting list that people tell a friend about|Shows the place in line|Invites go out in waves|growth
Half a Page|f|Removes everything nobody looks at|Tests it first|Everything can come back|conversion
Pricing Pageant|m|Tries pricing pages without touching the prices|Layouts from 400 shops|Honest about small samples|payments
Hero Section Hotline|px|A copywriter reworks your first screen, today|One round of changes|You talk for twenty minutes|copywriting
Proof Wall|f|Numbers, names and quotes that stand up to questions|Each with its source|Out of date ones fade|customer-feedback
Split Second Tests|mo|Tests two pages without a flicker|Decides on the server|Ends without you|developer-tools
One Page Per Place|m|A page for each town you serve, none of them silly|Facts checked locally|Pictures from there|seo
Coming Soon Club|f|Pretty pages for things that don’t exist yet|Tells you when to start|A mail on the day, and one after|startup
Form Length Fairy|fx|How many fields can your form bear?|Counts what each one costs|For eleven trades|ux
Objection Desk|m|Answers doubts at the spot where they arise|Collected from your sales calls|The sales team adds its own|sales
Speed Dating Demos|m|A demo in the page, no call needed|Three minutes, then a question|Tells you who stayed|video
Thank You Pages|fx|Makes something of the page after the order|Eleven ideas with figures|Never an advert|ecommerce
Plain Button|fx|What should the button say?|Tested on 2,000 pages|Six languages|research
Exit Kindly|f|A last word for leaving visitors that is not a trap|Shown once in a life|No countdowns|conversion
Landing Dock|p|Campaign pages for teams with a legal department|Approvals built in|An archive of what was live|legal
Postcode Promises|m|Says “with you by Thursday” and means it|Reads your delivery times|Counts holidays in|shops

# marketing: video / creators content
? Making the film took a day. Cutting it took our November.
? Everyone told us to make videos, and nobody told us with which hours.
- Cuts as easily as text
- Captions included
- All the formats, one export
- Your footage stays yours
- Works on a laptop without a fan
Cutting Room Cat|m|Cuts out every um without a jump|Breath stays in|Keeps the laugh|audio
Clip Harvest|m|Finds the nine good minutes in a long recording|With a title for each|Names are spelt correctly|ai
Subtitle Ferry|m|Subtitles in forty languages, checked by people|Jokes are explained|Forced names and songs|languages
Demo in One Take|m|Product films recorded straight from the browser|Typos are mended|Blurs what is private|screenshots
Teleprompter Tree|fx|A teleprompter that waits for you|Follows your voice|Large enough for grandmothers|creators
Founder on Film|px|We come with one camera and two questions|Film in four days|You see it before we leave|startup
Silent Movie|f|Makes your video work without sound|Words at the right moment|Fits the tall and the wide|accessibility
B Roll Barn|mx|Quiet films of hands, streets and weather|Shot for cutting under talk|Six seasons of rain|photos
Video Visiting Card|fx|A twenty second hello instead of a cold mail|Opens without a player|Tells you who watched it twice|outreach
Shop Window Films|m|Turns product photos into short films|Square, tall and wide|Your prices, always current|ecommerce
Course Camera|m|Record a whole course in a weekend|Lists the next shot|Slides and face together|education
Thumbnail Tribunal|fx|Six pictures, sixty judges, one thumbnail|Before you publish|Says where the eyes went|creators
Customers on Sofa|px|Customer stories filmed over their own webcam|Questions on paper first|A signed permission|reviews
Warp and Weft|m|Weaves screen, voice and face into one short film|Cuts by typing|A transcript beside it|teams
Live Without Fear|mx|Live streams with somebody who watches the technology|By the hour|A second line, just in case|events
Vertical Valley|m|Turns wide films into tall ones that keep the point|Follows whoever speaks|Text moves out of the way|social-media
Film Permit Phil|fx|May I film here? Rules for 900 public places|With the form|Costs and opening hours|legal
Soundbite Sewing|m|Sews one good minute from ten interviews|Searchable by word|Each with a permission|podcasts

# marketing: reviews / customer-feedback saas
? Our happiest customers never said a word in public.
? Three angry reviews outweighed six hundred quiet orders.
- Only from people who bought
- Bad reviews are shown, too
- Asked at the right moment
- Works in shops and online
- Your words, your widget
Kind Words Co|m|Collects testimonials while people still mean it|One question by mail|You may ask again in a year|customer-feedback
Seven Places|m|Reviews from seven places in one calm list|Answer from there|Words that come up often|small-business
Praise Wall|f|A wall of praise that never looks bought|Links to each person|Drag to sort|landing-pages
Right Moment|m|Asks for a review at the one good moment|Learns it per product|Stops after one refusal|automation
Reply With Grace|mx|Answers to bad reviews that you will not regret|Waits an hour before posting|Knows what not to promise|copywriting
Fake Review Fisher|px|Finds made-up reviews and gets them removed|Files the papers|A report for the police, if need be|legal
Voice of the Counter|f|Customers speak their review at the till|Typed and tidied|No names needed|shops
Review to Roadmap|mx|Turns 5,000 reviews into eleven problems|In order of pain|Finds what people love, too|analytics
Photo With Thanks|m|Customers’ own pictures on your product page|Permission asked and kept|A small thank-you is sent|ecommerce
Case Study Carol|px|Interviews a happy client and writes it up|Approved by both sides|One page and one long one|content
Five Star Fatigue|fx|A rating scale that people use all of|From words, not stars|Old scores can be kept|research
Guestbook Revival|fox|A guestbook for your website, as it used to be|Spam stays outside|Drawings allowed|community
Second Chance Card|f|Turns a complaint into a visit|A voucher with a name|The manager gets a copy|shops
Hotel Whispers|px|What guests say about your house, in six languages|Every morning at eight|Room numbers are hidden|travel
Expert Jury|px|Nine specialists test your product in public|You can’t pay for the mark|They disagree in public|research
Sticker Stars|f|Reviews by sticker and phone, for market stalls|A sheet of forty|No phone? Use a pencil|small-business

# marketing: growth / saas affiliation
? Half of our customers came from a friend, and we had never thanked one.
? We did not need more tricks. We needed one road that worked.
- Starts in a day
- Every number can be checked
- Works without a marketing department
- Fair to small companies
- Nothing that needs a lawyer
Refer a Neighbour|m|Referral programmes for shops with a door|Cards, codes or names|Works at the counter|small-business
Thank You Note Club|m|Knows who sent whom, and writes the thank-you card|On paper, with a stamp|A list of who to call|affiliation
Partner Pasture|m|Affiliates see their numbers, you keep yours|Paid on the first|Every sale can be traced|affiliation
Payout Friday|p|Pays 4,000 partners without a long Friday|Tax forms included|Currencies at a fair rate|payments
Launch Calendar Lou|f|When should we launch? A calendar of quiet weeks|Trade by trade|Fairs, football and elections|planning
First Hundred|f|A plan for your first hundred customers, by hand|One task a day|Ends with a party|startup
Milestone Mail|m|Celebrates your customers’ anniversaries|Never on a Monday|A small gift, if you wish|email
Loyalty Stamp|f|Ten coffees, one free, no app|A stamp in the phone|Ends when you say|shops
Swap Shelf|f|Trade a mention with a business of your size|No money changes hands|Both sides rate the match|community
Integration Island|m|Finds the ten products that you should connect to|From your users’ days|Estimates the work|saas
Free Tool Forge|m|Small free tools that bring people to your product|Calculator, checker, maker|Ready in a fortnight|seo
Upgrade Nudge|m|Says at the right moment that there is a bigger plan|Once a month at most|Learns when it is unwelcome|conversion
Ambassador Atlas|p|Student ambassadors in 200 cities|Trained and paid fairly|A handbook and a hoodie|community
Growth Without Tricks|f|A course on growing slowly, by people who did|Twelve letters|One is about giving up|learning
Gift Subscription|m|Let people give your product to somebody|With a date and a bow|No renewal by stealth|ecommerce
Leaky Bucket Lab|m|Finds where customers drip out before you pour in more|Four measurements|Shows the cheapest hole first|analytics
Fair Contest|f|Give-aways with a draw that everybody can check|Terms for 30 countries|Winners are told by a person|legal
Coupon Court|m|Codes that end, and that nobody sells on|Works on paper, too|One per household, honestly|ecommerce
`
