/** Products for money in, money out and the people in between. How to read the lines: `read-products.ts`. */
export const runningABusiness = `
# business: invoicing / finance money freelancing
? Writing invoices took my Sunday. Waiting for them took the rest of the month.
? Our customers wanted to pay. We only had not told them how.
- Sequential numbers that auditors like
- Any currency, any language
- Reminders in your own words
- Part payments and deposits
- Your accountant gets a login
Chaser Grey|m|Invoices that chase themselves, kindly|Three reminders, each a little firmer|Stops the minute they have paid|automation
Tally and Thread|m|Quote, invoice and reminder in one conversation|Customers answer in place|The whole story stays on one page|freelancing
Sunday Back|f|Invoices written while you drive home|Dictate, check, send|Finds the customer by voice|audio
Kilometre Clerk|m|Adds travel, hours and parts without a note|From your calendar and phone|Tax rates for each country|automation
Paid in Kroner|p|Bill in the money your customer thinks in|You get yours|The rate is shown beforehand|payments
Milestone Biller|m|Bills large projects step by step, on proof|Photos count|The client signs on the spot|project-management
Late Fee Larry|fx|How much interest may I ask for? By country, to the day|With a polite letter|Adds it up over several bills|legal
Half Up Front|f|Deposits without an awkward talk|A link in your quote|The rest is asked for on delivery|freelancing
Hour Glass Ledger|m|Turns tracked hours into a bill people accept|Rounds as agreed|Notes stay readable for clients|productivity
Paper Invoice Post|mx|Prints and posts bills to those who want paper|By four, gone today|Windows in the right place|print
Electronic Invoice Eve|p|Electronic invoices for every government that wants them|27 formats, one button|Reads the ones you receive|legal
Tip of the Bill|f|Lets customers round up for your apprentices|Counted apart|Apprentices write the thank-you|money
Dispute Drawer|mx|What became of the bills that somebody questioned|One page each|Finds the pattern in a year|contracts
Rent Roll Rosie|m|Rents, side costs and reminders for small landlords|Up to forty flats|Letters for new tenants|home
Dunning Duck|p|Collection without the wolf on the letterhead|Keeps 90 in 100 customers|You decide each step|finance
Retainer Robin|m|Monthly work, counted against what was agreed|Warns at 80 percent|A monthly line for the client|freelancing
Quote in the Van|f|Quotes from a photo and three questions|Before you have left the street|Materials at today’s price|small-business
One Line Invoice|fo|An invoice from one line of text|Type, enter, PDF|Works offline for ever|command-line

# business: accounting finance / money
? We learnt in November what had gone wrong in May.
? Book-keeping was a shoe box. Two, by autumn.
- Imports from 3,000 banks
- Reads receipts from a photo
- Locked once a month is closed
- Exports for your adviser
- Each figure opens its papers
Closed by Friday|m|Books that close themselves each week|Asks you five questions|Friday afternoon is yours|automation
Runway Window|m|See how many months of money are left|Three futures, one chart|Add a hire and watch|startup
Shoebox Club|f|Receipts out of the shoe box, by category|Reads faded paper|The box may be thrown away|small-business
Matchmaker Bank|m|Pairs payments with bills while you sleep|Says why it is sure|Leaves the doubtful to you|automation
Sales Tax Sextant|p|Sales tax for shops that sell to thirty countries|Files the forms|Limits watched per country|ecommerce
Quarter to Nine|m|Your quarterly figures before the office opens|Sentences beside numbers|Compared with your plan|analytics
Two Founders Books|f|Book-keeping for a company of two|One evening a month|Fair about private spending|startup
Farmgate Books|m|Accounts for farms, with fields and animals|Knows grants and milk|Works in a tractor|small-business
Expense Picnic|m|Expenses paid back before the card is due|Photo, amount, done|Limits by trip|teams
Audit in a Box|p|Everything your auditor will ask for, in their order|Missing papers are named|Questions answered once|legal
Petty Cash Pam|fx|A cash box that counts itself|By photo, each evening|Tells you when it differs|shops
Forecast Kitchen|m|A cash forecast with what you know and they don’t|Drag a payment, see the gap|Banks accept the print|planning
Margin Call Margie|mx|Which of our products earns nothing?|By hour, part and parcel|Shows what to stop|data
Twin Ledgers|mo|Double-entry book-keeping with nothing hidden|Readable files|Reports as plain text|self-hosted
Lease or Buy|fx|Should we buy the van or lease it?|Shows the break-even day|Counts the tyres|money
Group Books|p|One set of figures for eleven companies|Their loans cancel out|Closes in five days|data
Payslip Paula|mx|Payslips that people understand|Tax in words|Read aloud on request|teams
Grant Accountant|m|Tracks each grant’s money by its own rules|Report in the funder’s form|Warns about unspent sums|nonprofit

# business: crm sales / saas
? Our customer list was in four heads, and one of them had just resigned.
? We bought a big CRM. By March nobody wrote anything into it.
- Fills itself from mail and calls
- Works on a phone in a car park
- Import in an hour
- Private notes stay private
- No score for people
Still Here in March|m|A CRM that you will go on using|Nine fields, no more|A list for Monday, that is all|small-business
Promise Keeper|m|Remembers what you promised, and to whom|Reads sent mail|A nudge a day before|email
Handshake Diary|f|Notes on a customer, spoken in the car|On their page before you park|Deleted after it is written|audio
Pipeline in Chalk|f|A sales board you can see from across the room|For a screen on the wall|Moves when you drag a name|teams
Quiet Rolodex|f|Whom have I not spoken to for too long?|Three names each Monday|With what you last spoke about|outreach
Farm Round|m|Customer visits in a sensible order|Roads, hours and milking times|Notes by voice between farms|maps
Proposal Baker|mx|Proposals from the parts that won before|Prices from the current list|Tells you what to leave out|copywriting
Reasons We Lost|mx|Asks lost customers one question|Adds up the answers|Asks six weeks later|analytics
Account Family Tree|p|Who owns whom, and who decides|Draws large customers|Draws it from public registers|data
Birthday Sales|f|Remembers customers’ birthdays and their shops’|Card, call or nothing|Never automatic|outreach
Quota Without Tears|px|Sales targets made with the people who must meet them|Three rounds|Counts the weather, almost|teams
Deal Room Dora|m|One page per deal for both sides|Papers, dates and faces|Closes when you sign|collaboration
Warehouse of Whys|px|Why do customers buy here? 400 talks, sorted|New talks each month|Search by trade|research
Second Hand Leads|mx|Trade leads that do not fit you|With people who say yes|A fee only if it works|community
Commission Court|mx|Commissions that nobody argues about|Each step can be opened|Changes are announced|finance
Expo Badge Reader|f|Scan badges at a fair, write notes while you walk|Works without a signal|A thank-you that same night|events
Small Print CRM|fo|All your customers in a single file of your own|Merges with a colleague’s|Fields of your own|privacy
Renewal Raven|m|Warns before a customer’s contract ends|Eight weeks, with a plan|Old prices beside new ones|contracts

# business: project-management / productivity teams
? The plan was perfect until Tuesday.
? We had a tool for tasks, one for plans, and a meeting to compare them.
- Board, list or calendar
- Guests see only their part
- Dependencies that warn in time
- Templates from finished work
- Everything by keyboard
Tuesday Plan|m|Plans that survive contact with Tuesday|Moves the rest when one slips|Says what will be late, today|planning
Task Hollow|m|Tasks, papers and dates without the ceremony|Four words of jargon|Mail becomes a task|teams
Sunday Gantt|f|A plan on one page that a client understands|Draws itself from a list|Prints on one sheet|freelancing
Roadmap Bakery|m|Customers vote on what is baked next|Stale wishes go|Tells voters when it is done|customer-feedback
Daily in Writing|m|Stand-ups in two minutes, in writing|Summed up by nine|Blocks are seen by those who can help|remote-work
Scope Sheriff|m|Notices when a project quietly grows|Counts what was added|A friendly letter to the client|contracts
Kitchen Renovation Kit|m|Building projects for people who never built before|Trades in order|Warns before the plaster|home
Fifty Small Things|f|A list for tasks that take under ten minutes|Gives you one at a time|Sorted by where you are|productivity
Risk Register Rex|p|What might go wrong, and who is watching it|Reviewed every fortnight|Closed ones are celebrated|planning
Dependency Ferry|m|Shows which team waits for which|A map, not a list|Updated by the teams themselves|teams
Done Means Done|f|A check-list of what “done” means, per kind of work|Signed by its doer|Different for each team|testing
Festival Planner Pro|p|Stages, crews and power for open air events|Hour by hour|Rain plans included|events
Capacity Jug|m|How much can we take on next month?|Holidays are poured off|Part-time is counted right|planning
Archive of Endings|fx|A good end for each project|What we learnt, in ten lines|Thanks to each by name|knowledge
Printworks Planner|p|Jobs, machines and paper on one wall|Moves by drag|Late jobs glow|print
Thesis Tracker|f|Planning for people who write alone|Pages, not hours|Supervisors see what you allow|writing
Kanban Cabin|fo|A board that lives in a folder of text files|Merges without quarrels|Search by typing|command-line
Volunteer Gantt|m|Plans for projects where no one is paid|Asks, never assigns|Remembers who likes what|nonprofit

# business: hiring / jobs teams
? We had 200 applications and a stack of good intentions.
? The best colleague we ever hired had no degree. Our form would have lost her.
- Names hidden until you meet
- Everyone gets an answer
- Calendar links for talks
- Data deleted on time
- Works in four languages
Open Bench|m|A hiring page that small companies can be proud of|Live in twenty minutes|Applications without an account|jobs
Task for a Day|m|Trial days, paid and well prepared|Contract included|Feedback to both|contracts
Interview Notebook|m|Notes from interviews that can be compared|Same questions, same order|Gaps are visible|teams
Small Firm Jobs|f|Jobs at companies where the boss knows your name|Under thirty people|Pay is always shown|jobs
Kind Rejections|fx|Says no so that people apply again|A reason each|Sent by a person|copywriting
Second Look|m|Reads the applications you nearly threw away|Names three|You decide, it explains|ai
Shop Floor Hiring|m|Apply by voice message, in any language|For hands, not for papers|Answers by phone|accessibility
Trial Shift|p|Waiters and cooks for one evening, then maybe for longer|Rated by both|Insured and paid that night|small-business
Reference Desk|mx|References by five good questions|Answered on a phone|Both sides see the notes|research
First Week Fern|mx|A first week that new colleagues remember|Lunches included|Nothing technical on day one|teams
Pay in the Open|fx|What does this job pay? From real contracts|By city and year|Bonuses apart|money
Returners|p|Work for people who have been away for years|Mentors for six months|Half days at first|community
Apprentice Bridge|m|Brings pupils and workshops together|A week to try|Parents get a letter|education
Four Day Board|f|Only jobs with a four-day week|Checked with staff|No tricks with hours|jobs
Interview Train|m|Plans six interviews in a row for a far candidate|Tickets and lunch|One person keeps the time|scheduling
Skills Not Schools|m|Finds people by what they can show|Work samples, no CV|Paid tasks|portfolio
Board Seat Finder|px|Independent directors for small companies|Two meetings to decide|They have failed before|startup
Exit Interview Ease|fx|Learns why people leave, without a boss in the room|Summed up yearly|Told to everyone|research

# business: support / saas teams
? The same mail was answered three times, and another one never.
? Our best support person left, and her answers with her.
- One inbox for mail and chat
- Drafts, never robots that send
- Macros with manners
- Hours and holidays known
- Satisfaction asked once
Unruffled Inbox|m|A shared inbox in which nobody shouts|Two people never answer at once|See who is writing right now|email
Answer Attic|m|Drafts from what you once wrote|Shows the old mail beside|Forgets what is outdated|ai
Quiet Chat|m|Live chat that knows when to keep still|Opens after a real question|Never says “Hi there”|landing-pages
Missing Page Help|m|A help centre that learns what is missing|From failed searches|Drafts the page|documentation
Callback Carla|m|Customers choose when you call back|Held to the minute|Shown in their own time|scheduling
Refund Rabbit|fx|Refunds in two clicks, with the reason kept|Limits per colleague|The customer hears at once|payments
Night Porter|px|Support by night, by people awake elsewhere|Trained on your product|A handover each morning|remote-work
Screenshot Please|fx|Shows customers how to take a screenshot|On 40 devices|A link to send along|screenshots
Angry First|m|Puts the most upset customer on top|Reads tone, not capitals|Also knows the patient ones|analytics
Spare Parts Line|px|Which part is it? Found from a photo|Two million drawings|Prices and days|inventory
Translate the Ticket|m|Answers in the customer’s language, by your team|Checked terms|Old answers stay searchable|languages
Known Faults|fx|Your known faults in public, and how to live with them|Dated and honest|A bell when it is mended|documentation
Bug Ferryman|m|Carries a fault from support to engineering and back|The customer hears first|Logs come along|project-management
Warranty Shelf|mx|Warranties and repairs, found by a phone number|No receipt needed|A reminder before it ends|shops
Voice of Third Floor|fx|What does support know that no one asks? Monthly|One page for the board|With three quotes|teams
Handover Hut|m|Passes a customer on without the story from the start|Ten lines|Customers read it, too|teams
Self Service Stool|m|Lets customers change the small things themselves|Address, date, size|Each change is logged|no-code
Thanks Folder|fx|Collects the kind mails for bad days|Opens on Fridays|Print one for the wall|mindfulness

# business: scheduling / calendar productivity
? Finding an hour for six people took nine mails and a grudge.
? My mornings were gone before I had seen them.
- Works with any calendar
- Time zones done properly
- Buffers around everything
- Reminders by text message
- Moves without a new mail
Morning Guard|m|Booking pages that defend your mornings|Afternoons first|Friends may pass|calendar
Six Time Zones|f|An hour that hurts six time zones equally|Takes turns at dawn|Shows who suffers today|remote-work
Deposit Please|m|Appointments with a deposit, for small studios|Free until the day before|Returned with one tap|payments
Rota Baker|m|Weekly shifts for bakeries, bars and clinics|Wishes come first|Swaps are checked|small-business
Waiting List Willow|m|Fills a cancelled appointment in minutes|Texts the next in line|Three minutes to say yes|automation
Meeting Mover|m|Moves your meetings when plans change|Asks only the affected|Apologises for you|calendar
Ferry Timetable|fx|Plans days around boats and buses|Offline, in your pocket|Knows the fog|travel
Salon Sundial|m|Bookings for hairdressers who also sweep|Colours take their time|Walk-ins find the gap|shops
Room for Eight|f|Which room is free, and is it really?|A sensor says|Empty ones are released|teams
Consultation Hour|m|Office hours without a queue in the corridor|For teachers and doctors|Questions beforehand|education
Swap Shift|f|Colleagues swap shifts among themselves|Rules are kept|The boss sees the result|teams
Band Calendar|f|Rehearsals for five people with six jobs|Finds the evening|Guitars are reserved, too|music
Field Service Fern|p|Technicians, keys and parts at the right door|Plans until noon|A call on the way|maps
Vet Diary|p|A calendar for practices with four-legged patients|Emergencies fit in|Nervous ones last|pets
Sundown Slots|f|Bookings that follow the sun|For photographers|Clouds in brackets|photos
Slow Calendar|f|Plans at most three things a day|Refuses the fourth|Moves the rest kindly|mindfulness
Court Booker|m|Courts, lanes and lights, booked by members|Lights go on|No-shows are shown|sport
Long Lunch Ledger|f|Finds two hours for a proper lunch|Six weeks ahead|A table is booked|food

# business: payments / money saas
? The money came on time. It only came without a name.
? Our checkout asked for a fax number. In this decade.
- Cards, banks and wallets
- Fees on one line
- Payouts every weekday
- Refunds as easy as charges
- Test mode with all the errors
Till and Tide|m|A checkout that fits on one screen|Six fields at most|Remembers nobody, unless asked|ecommerce
Failed Card Nurse|m|Gets failed payments back without nagging|Waits for payday|Says what went wrong|saas
Subscription Saddle|m|Subscriptions without writing billing code|Pauses, gifts and seats|Taxes by country|developer-tools
Market Stall Pay|f|Card payments on a phone, at the market|Works in the rain|Totals by stall|shops
Split the Till|m|Shares one payment among ten makers|At once, with receipts|Each sees their own|small-business
Rent by Link|f|Collect rent, dues or pocket money by a link|Free below 500 a month|Thanks whoever paid|family
Invoice Factor Fay|px|Your invoice’s money today, for a known price|One bill at a time|Your customer need not know|finance
Currency Kettle|mx|Keep four currencies, change when it suits|No margin on Sundays|A card for each|money
Chargeback Chess|mx|Answers disputed payments with the right papers|Wins two of three|Learns from lost ones|legal
Tip Share Tina|fx|Shares tips fairly between kitchen and floor|By hours, openly|Everyone can check|food
Pay What You Can|f|Lets customers choose within limits|Shows what others paid|Averages shown, if you like|nonprofit
Escrow Eddy|p|Holds the money until both sides are happy|For boats, bands and websites|A mediator is included|contracts
Coin Counter Cloud|fx|Counts your change from a photo|Rolls by coin|Foreign ones sorted out|shops
Receipts by Text|fx|A receipt on the phone instead of paper|No app, no address|Warranty dates included|mobile
School Lunch Pay|m|Lunch money without coins and forgotten slips|Allergies on the card|Parents see the menu|education
Payroll in Minutes|px|Salaries for companies of under twenty|Forms are filed|Sick days explained|accounting
Offline Card|m|Takes cards when the internet is down|Limits per card|Settles when it is back|shops
Loan Among Friends|fx|Lend to a friend with a plan and no quarrel|Reminders from us, not you|A paper with two signatures|money

# business: meetings / productivity notes
? The decision was taken. Three people remembered three of them.
? We met to plan the meeting about the meetings.
- Joins by phone, room or link
- Agenda a day before
- Decisions on top
- Recordings expire
- Silent without consent
Minutes by Mabel|m|Meeting notes with the decisions on top|Owners and dates in bold|Sent before you are back at your desk|notes
Agenda or Else|f|No agenda, no meeting|Cancels by itself at eight|Three points are enough|calendar
Skim the Hour|m|Recordings that you can skim like a page|Jump to your name|Two hours in six minutes|video
Meeting Meter|fx|Shows what this meeting costs, by the minute|In salaries or in croissants|Stops when somebody leaves|money
Round the Table|m|Everyone speaks once before anyone speaks twice|A gentle gong|Silence is allowed|teams
Walk and Talk|fx|Meetings on foot, with notes|Route of the right length|Rain routes|health
Paper Board|px|Board papers that can be read on a train|Notes stay with you|Late papers are marked|reading
Half the Invites|fx|Finds who need not come, and tells them kindly|From past meetings|They get the decisions|productivity
Five Whys Bench|mx|Leads a team from fault to cause|Forty minutes, one page|No names on the page|teams
Interpreter Seat|m|Live captions in two languages|Names spelt right|Works with accents|languages
Decision Almanac|m|All decisions of the company, by date|With those who disagreed|Search by “why”|knowledge
Retro Tin|fx|Retrospectives that do not become moaning|Twelve formats|Actions with owners|teams
Quiet Start|fx|Ten minutes of reading before anybody talks|A clock and a text|Late ones read faster|reading
Town Hall Tickets|mx|Questions for the boss, voted up, without names|Answered in writing|Unanswered ones stay|remote-work
Mute Button Monk|f|Finds the one who is typing|Mutes with courtesy|Never mutes the boss twice|audio
Room Scribe|px|Remembers the whiteboard before it is wiped|One camera, one button|Faces are left out|knowledge
Out by Four|fx|Keeps Fridays free of meetings after four|Moves them for you|Mondays before ten, too|scheduling
Client Call Cards|mx|Who is on the call, and what was said before|On one card|Birthdays of their children, if told|crm

# business: ai automation / productivity
? A third of our week was copying things from one window into another.
? We wanted a careful colleague for dull work, not an oracle.
- Asks when it is not sure
- Shows its sources
- Undo for each step
- Nothing is used for training
- Stops at a budget
Dull Work Desk|m|Does the copying between two windows|You show it once|Watches one run, then does ten|productivity
Paper Post Reader|m|Opens, reads and files the company’s paper post|Urgent letters ring|Originals kept in order|documentation
Order Taker Otto|m|Turns orders by mail, fax and phone into one list|Asks about the odd ones|Learns who means what by “as usual”|ecommerce
Tender Reader|p|Two hundred pages of tender, read by Monday|Every must in a list|Deadlines first|research
Price List Peeler|m|Reads suppliers’ price lists, whatever their form|Shows what went up|Alerts above five percent|inventory
Second Reader|m|Reads each mail before it leaves|Names, sums and tone|Learns your tone|email
Night Clerk|m|Prepares tomorrow’s work while you sleep|Nothing is sent by itself|A tidy desk at eight|planning
Meeting Homework|m|Does what you promised in the meeting, as a draft|Waits for your yes|Cites who said it|meetings
Handwriting Clerk|p|Forms filled by hand become tidy tables|Doubtful words are marked|Doctors take longer|data
Sample Contract Sue|m|Compares a contract with the one you usually sign|Differences in plain words|A list of missing clauses|legal
Switchboard Susan|p|Answers the phone when nobody can|Takes a message, like a person|Urgent ones ring you|support
Photo to Listing|m|From a photo to a listing in your shop|Size, colour, condition|Price suggested from sales|shops
Minutes to Tasks|f|Tasks out of any notes, with names and dates|Into the tool you use|Asks about missing owners|project-management
Spreadsheet Sleuth|f|Finds the wrong cell in a large spreadsheet|Explains how it got there|Works on old files|finance
Careful Translator|m|Translates offers and manuals in your terms|Learns from corrections|Numbers are never touched|languages
Complaint Sorter|m|What are today’s complaints about?|By five o’clock, one page|With who is hit most|customer-feedback
Shift Summary|f|What happened on the shift, from twenty voice notes|Machines are named|Read aloud at the gate|audio
Polite Robot Test|f|Calls your own company and reports how it went|As a customer would|Counts the minutes on hold|research
`
