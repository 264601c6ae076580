# Labels on the boards of all games

label-round = Round
label-actions_left = actions left
label-hand = hand
label-deck = deck
label-discards = discards
label-you = you
label-playing = Being played
label-winners = Victory
label-construction = construction
label-constructions = constructions
label-buildable = could build in
label-growths = growths
label-ecosystem_now = If the ecosystem acted now:
label-dies = dies
label-grows = grows
label-prevented = prevented
label-marked = marked
label-ready = acts this round

# The engine

engine-compiled = compiled
engine-interpreted = interpreted
engine-slow = The engine runs interpreted here, ten times slower than compiled or more; a wheel for this platform, or a build with a C compiler (make play in a clone), has the compiled one.
version = sobremesa { $version }, engine { $engine }, Python { $python }

# The first screen

front-title = sobremesa: five tabletop games, for people, bots and those who design them
front-play = Play
front-play-lesson = a guided first match, step by step
front-play-match = a match in this terminal against bots
front-play-browser = a table in the browser, alone or with others
front-play-resume = go on with a match that was saved
front-play-position = a position, or a moment of a recorded match, to play on from against bots
front-play-puzzle = a position with one best answer, to be found
front-look = Look up
front-look-games = the games
front-look-learn = how a game is played, on one page
front-look-rules = a rulebook, or one rule of it
front-look-cards = the cards of a game, and what they do
front-look-replay = a recorded match, told again
front-look-analyse = everyone's chances in a recorded match, and where it turned
front-design = Design
front-design-options = what can be set in a game
front-design-simulate = bots play a series, and what came of it
front-design-lab = long series with reports, to compare and go on with
front-design-own = decks to start from; map and army likewise; check tells what is wrong
front-design-new = a small game that works, to be made one's own
front-study = Study
front-study-arena = bots and agents play round robin, and are rated
front-study-mcp = the games as tools of agents that read and write text
front-host = Host
front-host-serve = open the house to others
front-host-keep = copy a running house's tables
front-host-doctor = check a house, and play its matches again
front-more = Every command explains itself: sobremesa play --help. Languages: --lang en, es, pt.

# Options

options-int =
    { $step ->
        [one] a number, { $low } to { $high }
       *[other] a number, { $low } to { $high } by { $step }
    }
options-bool = true or false
options-enum = one of { $choices }
options-text = a text without spaces, at most { $most } characters
options-standard = standard { $value }
options-standards = Standard: { $each }
options-follows = follows from the others
options-instead = { $other } takes its place where it is set.
options-secret = Kept secret until the end.
options-presets = Presets, for --set preset=NAME
options-how = Set one with --set OPTION=VALUE; sobremesa options { $game } OPTION tells all about it.

# The list of games

games-id = id
games-name = name
games-seats = seats
games-tagline = about
games-engine = The engine is { $engine }.

# Who plays at a seat

who-human = human
who-chance = by chance
who-clumsy = clumsy
who-careless = careless
who-beginner = beginner
who-easy = easy
who-normal = normal
who-medium = medium
who-hard = hard
who-expert = expert
who-greedy = greedy

# A match in the terminal

play-how = Answer with a number or an action's text; help lists what else can be typed.
play-first = Set up for a first match; --seats and --set choose another.
play-story = The story goes on in: sobremesa rules { $game } (--no-story leaves it out).
play-thinking = { $seat } is thinking…
play-curtain = Pass the keyboard to { $seat }, who then presses Enter.
play-hint = What { $bot } would do:
play-advice = What a bot would do:
play-worth = chance { $worth }%
play-more-rules = Also: { $rules } (type why and the number).
play-undone = Taken back.
play-no-hand = There is no hand to show in this game.
play-overwrite = { $file } exists. Overwrite it? (y/n)
play-leave = The match is not saved. Leave anyway? (y/n)
play-yes = y yes
play-not-saved = Not saved.
play-saved = Saved: { $file }
play-saved-open = Saved: { $file }. The dice's seed is in it; go on later with --resume { $file }
play-after = Type save FILE to keep the record; Enter leaves.
play-bye = Until next time!
play-bye-unsaved = Until next time! The match was not saved.

help-number = choose by number
help-text = choose by text or name, in any case; an unambiguous beginning or end is enough
help-why = the rules behind the last events, or any rule by its number
help-hint = what a bot would do, what it expects and what it fears
help-undo = take back your last choice, until something new is learned
help-board = show the board again
help-hand = your cards and what they do
help-log = the last events
help-save = write the record to a file, to go on later or to keep it
help-next = in a lesson: have the step done for you
help-step = in a lesson: say the step once more
help-help = this list
help-quit = leave the match

# A chance in percent, as each language writes it

chance-percent = { $value }%

# A hint: what a bot looked at, expects and fears

advice-you = You
advice-share =
    { $weight ->
        [most] its clear choice
        [some] weighed in earnest
       *[little] hardly looked at
    }
advice-glance = hardly looked at
advice-search =
    { $count ->
        [one] The bot played on from here once; what you cannot see was imagined.
       *[other] The bot played on from here { $count } times; what you cannot see was imagined anew each time.
    }
advice-look = This bot does not search: it only weighed the position after each move.
advice-chance = This bot picks at random and weighs nothing.
advice-own = How this bot decides, it does not tell.
advice-chances =
    { $whose ->
        [all] The chance of you all together
        [team] The chance of your side
       *[one] Your chance of winning
    }: { $after }% with the first answer, { $before }% on average over all it tried.
advice-only =
    { $whose ->
        [all] The chance of you all together
        [team] The chance of your side
       *[one] Your chance of winning
    }: { $after }%. The bot saw one answer only.
advice-line = What it expects:
advice-plan = Its plan for all of you:
advice-step = { $who }: { $what } ({ $share }% of the time)
advice-no-line = What comes after, it cannot tell.
advice-feared = What it fears most: { $who }: { $what }. Then it is { $worth }%.
advice-feared-too = What it fears most is the very answer it expects: then it is { $worth }%.
advice-unanswered = What rivals will do, it cannot tell; with bad luck, one time in ten, it comes to { $low }% or less.
advice-luck = No answer of a rival worries it more than the others; with bad luck, one time in ten, it comes to { $low }% or less.
advice-fate = No rival answers; with bad luck, one time in ten, it comes to { $low }% or less.

# Results

result-title = The match is over
result-won = won
result-drawn = drawn
result-lost = lost
result-together = won together
result-out = eliminated
result-length =
    { $decisions ->
        [one] One decision.
       *[other] { $decisions } decisions.
    }
result-seed = Seed of the dice: { $seed }
result-commitment = Commitment: { $commitment }

# A series of matches

series-title =
    { $matches ->
        [one] { $game }: one match, seed { $seed }
       *[other] { $game }: { $matches } matches, seed { $seed }
    }
series-head-seat = seat
series-head-player = player
series-head-won = won
series-head-drawn = drawn
series-head-lost = lost
series-head-together = together
series-head-out = out
series-head-score = mean score
series-head-ending = ending
series-head-rule = rule
series-head-matches = matches
series-head-winners = won by
series-head-event = event
series-head-element = element
series-head-times = a match
series-head-set_up = set-up
series-share = { $part } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
series-score = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
series-decisions = Decisions a match: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $min } to { $max }
series-rounds = Rounds a match: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $min } to { $max }
series-never =
    { $count ->
        [0] None is missing.
       *[other] Never: { $names }.
    }
series-stopped = Stopped after { $played } of { $planned } matches.
series-nothing = Stopped before the first match was over.
series-seats =
    { $seats ->
        [one] One seat: { $players } (--seats says otherwise)
       *[other] { $seats } seats: { $players } (--seats says otherwise)
    }
series-time =
    { $jobs ->
        [one] Time: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisions a second, engine { $engine }, one process
       *[other] Time: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisions a second, engine { $engine }, { $jobs } processes
    }

# The lab

lab-language = English
lab-title = { $game }: what bots made of it
lab-played =
    { $variants ->
        [one] { $matches ->
                [one] { $matches } match
               *[other] { $matches } matches
            }, seed { $seed }; edition { $edition }, sobremesa { $version }, engine { $engine }.
       *[other] { $matches ->
                [one] { $matches } match
               *[other] { $matches } matches
            } of { $variants } variants, seed { $seed }; edition { $edition }, sobremesa { $version }, engine { $engine }.
    }
lab-players = Players
lab-stopped = Stopped; matches played: { $played } of { $planned }. The same command goes on.
lab-printed = as printed
lab-findings = What stands out
lab-limits = What this cannot tell
lab-sure-full = (beyond reasonable doubt)
lab-sure-fair = (likely, not certain)
lab-wins = Who wins
lab-by-seat = By seat
lab-by-side = By side
lab-by-first = Who has the first choice
lab-variants = Variants
lab-variants-how = Matches of one turn have the same dice in every variant; small figures are the difference to the first variant, match by match, with its 95% interval; bold where it is more than luck.
lab-skill = Skill
lab-skill-how = The mean score of the row's bot at one seat, each in turn, among the column's bots; with its 95% interval.
lab-endings = How it ends
lab-course = How it goes
lab-uses = What is used
lab-uses-how = How much more those score who used a thing, in points of 100, against the same seat in matches without it; with its 95% interval.
lab-uses-things = Cards and other things
lab-uses-verb = Actions
lab-uses-event = Events
lab-head-matches = matches
lab-head-won = won (95% interval)
lab-head-score = mean score
lab-head-variant = variant
lab-head-ending = ending
lab-head-share = share
lab-head-mean = mean
lab-head-times = a match
lab-head-lift = lift
lab-mean-decisions = Decisions
    .text = questions answered in a match
lab-mean-rounds = Rounds
    .text = as the rulebook counts them
lab-mean-choices = Choices
    .text = decisions with two answers or more
lab-mean-branching = Branching
    .text = answers to choose from, at a choice
lab-mean-dead = Dead turns
    .text = share of turns without any choice
lab-mean-leads = Lead changes
    .text = times another seat is ahead, by the bots' estimate at each round
lab-mean-drama = Drama
    .text = how far the later winner is behind on average, by the bots' estimate, 0 to 1
lab-mean-decided = Decided
    .text = part of the match after which the winner is never behind again
lab-find-more = { $name } wins { NUMBER($share, maximumFractionDigits: 1) } % of the matches ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }), more than an equal share of { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-less = { $name } wins { NUMBER($share, maximumFractionDigits: 1) } % of the matches ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }), less than an equal share of { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-even = Nobody stands out: the shares do not differ from { NUMBER($equal, maximumFractionDigits: 1) } % by more than luck would.
lab-find-table = The table wins { NUMBER($share, maximumFractionDigits: 1) } % of the matches ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-gains = { $variant }: { $name } wins { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } points of 100
    } more often than with { $first } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-loses = { $variant }: { $name } wins { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } points of 100
    } less often than with { $first } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-longer = { $variant }: a match takes { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decision
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisions
    } more than with { $first } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-shorter = { $variant }: a match takes { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decision
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisions
    } fewer than with { $first } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-alike = The variants do not differ by more than luck would.
lab-find-skill = { $strong } in place of { $weak } is worth { $gain ->
        [one] { NUMBER($gain, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($gain, maximumFractionDigits: 1) } points of 100
    } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }); in { NUMBER($same, maximumFractionDigits: 1) } % of the matches it changes nothing for the seat: there the dice and the seat decide.
lab-find-first-always = { $name } always has the first choice: what that is worth cannot be told from what the seat is worth.
lab-find-first = Who has the first choice scores { NUMBER($share, maximumFractionDigits: 1) } of 100 ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }), others beside it { NUMBER($equal, maximumFractionDigits: 1) } on average.
lab-find-first-none = The first choice is worth nothing that could be measured: { NUMBER($share, maximumFractionDigits: 1) } of 100 ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }), { NUMBER($equal, maximumFractionDigits: 1) } on average.
lab-find-ending = { NUMBER($share, maximumFractionDigits: 1) } % of the matches end in one way: { $ending }
lab-find-drawn = { NUMBER($share, maximumFractionDigits: 1) } % of the matches are drawn.
lab-find-length = Nine of ten matches take { $low } to { $high } decisions; the longest took { $most }.
lab-find-lead = The lead changes { $leads ->
        [one] { NUMBER($leads, maximumFractionDigits: 1) } time
       *[other] { NUMBER($leads, maximumFractionDigits: 1) } times
    } a match; the later winner is { $drama ->
        [one] { NUMBER($drama, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($drama, maximumFractionDigits: 1) } points of 100
    } behind on average, and is never behind again after { NUMBER($decided, maximumFractionDigits: 1) } % of the match.
lab-find-dead = In { NUMBER($share, maximumFractionDigits: 1) } % of the turns there is nothing to choose.
lab-find-helps = Who uses { $name } ({ $use }) scores { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } points of 100
    } more than the same seat without it ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-harms = Who uses { $name } ({ $use }) scores { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } points of 100
    } less than the same seat without it ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-never = { $never } of { $all } ({ $kind }) never came into play: { $names }.
lab-limit-number = With { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } a share is known to about { $off ->
        [one] { NUMBER($off, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($off, maximumFractionDigits: 1) } points of 100
    } either way; four times as many halve that.
lab-limit-chance = chance plays at random: it shows what the rules allow, and not what people would do.
lab-limit-clumsy = clumsy answers half of its questions without thinking: it stands for a first match.
lab-limit-careless = careless answers a quarter of its questions without thinking: it stands for a beginner.
lab-limit-greedy = greedy looks one step ahead: plans of several turns, bluffs and threats are beyond it, and what needs them looks weaker than it is.
lab-limit-mcts = mcts searches as far as its budget goes: with more, what needs long plans may grow stronger.
lab-limit-own = An own bot played: what it cannot do, only its author knows.
lab-limit-lift = A lift is no cause: who is winning anyway, or plays longer, can use some things more often.
lab-seats =
    { $seats ->
        [one] One seat: { $players } (--seats says otherwise)
       *[other] { $seats } seats: { $players } (--seats says otherwise)
    }
lab-written = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s; the report is { $file }
lab-no-parquet = Tables were written as CSV only: Parquet needs pyarrow (pip install 'sobremesa[lab]').
lab-check-fine = { $game } is balanced as its baseline says ({ $bots }).
lab-check-share = { $name } wins { NUMBER($now, maximumFractionDigits: 1) } % of the matches of { $bot }, the baseline says { NUMBER($before, maximumFractionDigits: 1) } %: luck moves it by at most { NUMBER($net, maximumFractionDigits: 1) }.
lab-check-length = A match of { $bot } takes { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } decision
       *[other] { NUMBER($now, maximumFractionDigits: 1) } decisions
    }, the baseline says { NUMBER($before, maximumFractionDigits: 1) }: luck moves it by at most { NUMBER($net, maximumFractionDigits: 1) }.
lab-balance-title = { $game }: a search for balance
lab-balance-how = Proposals: { $trials }; matches of each: { $matches }; numbers to turn: { $knobs }. Across: how much is changed; up: how far the farthest share is from its target, in points of 100.
lab-balance-front = The front: none is nearer with less change
lab-balance-fresh = Played again with fresh dice
lab-balance-best = What reaches the target
lab-balance-none = Nothing reached the target within { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } points of 100
    } on fresh dice; the nearest was { NUMBER($distance, maximumFractionDigits: 1) } away.
lab-balance-reached = { $changes }: within { $distance ->
        [one] { NUMBER($distance, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($distance, maximumFractionDigits: 1) } points of 100
    } of the target in { $matches } fresh matches; { $file } is that content.
lab-balance-change = change
lab-balance-distance = distance
lab-balance-what = what is changed
lab-balance-nothing = nothing
lab-balance-aims = Target: { $aims }; near enough is what is off by at most { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } point of 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } points of 100
    }.
lab-balance-players = Players: { $players }
lab-balance-unchecked = Stopped before what is likeliest was played again with fresh dice; proposals that were played: { $trials }. The same command goes on.
lab-enough = Enough to tell; matches played: { $matches } of { $planned }.

# Records and positions

verified = verified: { $file }: { $checks }
verify-digest = the digest fits the text
verify-actions =
    { $actions ->
        [one] its only action is legal
       *[other] all { $actions } actions are legal
    }
verify-result = the result is { $result }
verify-tape =
    { $numbers ->
        [one] the match uses the one number of the tape
       *[other] the match uses the { $numbers } numbers of the tape
    }
verify-seed = the seed fits the commitment and gives this tape
verify-no-seed = the seed is not revealed yet, so where the tape comes from was not checked
position-fine = { $file }: nothing is wrong with this position
position-problems =
    { $number ->
        [1] { $file }: one problem
       *[other] { $file }: { $number } problems
    }

# Files that players bring

cards-count =
    { $count ->
        [one] One entry.
       *[other] { $count } entries.
    }
content-fine = { $file }: this can be played with (content { $content })
file-fine = { $file }: nothing is wrong with it
file-problems =
    { $count ->
        [one] { $file }: one problem
       *[other] { $file }: { $count } problems
    }

# A new game

new-written = { $name } lies in { $folder } and works: pip install -e { $folder }, then sobremesa play { $name }; python -m pytest { $folder } tests it

# What can be wrong

error-read = { $file } cannot be read: { $reason }
error-large = { $file } is larger than { $limit } MiB, no record or position is
error-utf8 = { $file } is not UTF-8 text: byte { $byte } is wrong
error-digits = { $place }: a number cannot be read: { $reason }
error-deep = { $place }: nested too deeply to be read
error-exists = { $file } exists already
error-write = { $file } cannot be written: { $reason }
error-human = a series is played by bots, not by { $player }
error-no-files = { $game } takes no { $kind } files
error-many-files = --{ $kind } is given { $number } times, this table takes { $most } at most
error-no-cards = { $game } has no cards to list
error-no-card = no card says { $word }
error-missing = { $name } is missing
error-which-game = GAME is missing: one of { $games }
error-no-seat =
    { $seats ->
        [1] option { $option } is about a seat that is not at this table of one
       *[other] option { $option } is about a seat that is not at this table of { $seats }
    }
error-idle = option { $option } makes no difference here: { $other } takes its place
error-setting = { $setting } after --set is not OPTION=VALUE
error-use-kinds = { $use } after --uses counts elements of several kinds together
error-vary = option { $option } has no values of its own to go through; name them: --vary { $option }=…
error-vary-many = --vary asks for { $number } set-ups, at most { $most }
error-twice = option { $option } is set twice
error-worker = { $deaths } workers ended one after another (exit code { $code }) and no match between them; finished matches are kept
error-lab-folder = { $folder } is there already and holds no run of the lab
error-lab-other = { $folder } holds another run: it differs in { $what }; give another folder, or the same command
error-lab-kind = { $folder } holds something else of the lab: series and searches for balance have folders of their own
error-lab-write = { $file } cannot be written: { $reason }; what is in it is kept (matches: { $matches }), and the same command goes on
error-search-write = { $file } cannot be written: { $reason }; what was tried is kept (proposals: { $trials }), and the same command goes on
error-lab-results = { $file } cannot be written: { $reason }; all that was played is kept, and the same command writes it
error-set-turned = option { $option } is set and may be turned as well: choose one
error-tell = { $value } after --tell is no share such as 4%, from 0.1% to 50%
error-lab-busy = another run is writing into { $folder }
error-no-baseline = { $game } has no { $file } to compare with; lab check { $game } --write measures one
error-extra = { $what } needs { $library }: pip install 'sobremesa[{ $extra }]'
error-share = { $value } after { $place } is no share from 0% to 100%, such as { $such }
error-follows = option { $name } follows from others or from the content: name what it follows from, by its place in content.toml
error-cluster = no Ray cluster can be joined at { $address }: { $reason }
error-task = the cluster could not play a match: { $reason }; finished matches are kept, and the same command goes on
error-target = { $target } after --target is not NAME=SHARE,… such as { $such }
error-target-name = the target names { $name }, there are { $known }
error-target-twice = the target names { $name } twice
error-no-target = the target is empty: give a share to at least one of { $known }
error-no-knobs = nothing that { $tune } names can be turned
error-lab-match = { $folder } holds no match { $number }
error-knob = { $name } cannot be { $value }: it takes { $takes }
error-lab-compare = the other run is of { $game } (seats: { $seats }): only runs of one game with as many seats can be compared
error-lab-same = the other run is about the very same: change something, or compare with another one
error-lab-former = only a series of one variant can be compared with: the other run compares several things already, or is no series
error-lab-vary = a run either goes through the values of options or is compared with another run, not both
error-bots = --bots names { $bots }: it takes two different bots or more, the weakest first
error-seed = the seed { $seed } must be one word of letters, digits and . / : _ -
error-search = no rule of { $game } says { $word }
error-new-name = a game cannot be called { $name }: it takes small letters, digits and _, from a letter on, up to 40 of them, and no word of Python's
error-new-taken = something else is called { $name } here already: choose another name
error-together = { $one } cannot be used together with { $other }
error-other-game = { $file } is a match of { $game }, not of { $given }
error-decisions =
    { $option } { $number } is too far: the record has { $most ->
        [one] one decision
       *[other] { $most } decisions
    }
error-resume-over = the match in { $file } is over; replay shows it
error-resume-seed = { $file } has no seed, the match cannot go on from it
error-analyse-going = the match in { $file } is not over; only a finished one is analysed
error-suffix = { $file } must end in one of { $known }
error-position-over = in { $file } the match is over, there is nothing to play
error-position-seats = { $file } has another number of seats ({ $seats }) than --seats names
error-number = { $number } is none of the choices 1 to { $most }
error-ambiguous = { $typed } is ambiguous: { $options }
error-action = there is no action { $typed } in this game
error-action-near = there is no action { $typed } in this game; did you mean { $near }?
error-not-now = { $typed } is not possible now
refused-question = It answers nothing that is asked now.
error-refused = { $typed } is not possible now. { $reasons }
error-empty = Type a number from 1 to { $most }, an action, or help.
error-argument = { $command } takes nothing after it, not { $argument }
error-count = { $number } is no number of events
error-save = save needs the name of a file: save FILE
error-over = The match is over.

# Names that nothing has

unknown-near = { $told }; did you mean { $near }?
unknown-known = { $told }, there are { $known }
unknown-takes = { $told }, it takes { $known }
unknown-game = there is no game { $name }
unknown-option = there is no option { $name }
unknown-preset = there is no preset { $name }
unknown-choice = option { $of } cannot be { $name }
unknown-player = there is no player { $name }
unknown-language = there is no language { $name }
unknown-rule = there is no rule { $name }
unknown-knob = nothing that could be turned is called { $name }
unknown-command = there is no command { $name }
unknown-flag = there is no flag { $name } here
unknown-seat = there is no seat { $name }
unknown-type = there is no type { $name }
unknown-ready = there is none called { $name }
unknown-use = { $name } is not WORD:KIND of an event

# What pages are about, for the tab and for links that are shown elsewhere

page-title = sobremesa: stay at the table a little longer
page-text = Five newly designed tabletop games, to be played with friends, on one device or against bots.
page-table = Come to the table: { $game }
    .text = Open the link to sit down or to watch. No account, nothing to install.
page-replay = A match of { $game }, told again
    .text = Every decision, and the rule behind it.
page-rules = { $game }: the rules
    .text = Every rule under its number, and one click to a first match.
page-gallery = { $game }: what lies in the box
    .text = Every card and piece, with its picture, its text and its rule.
page-decks = { $game }: decks
    .text = Build a deck, hear at once what is wrong with it, play with it.

# Groups of options, as forms show them

group-mode = Mode of play
group-start = How it begins
group-goals = Winning and losing
group-length = How long it lasts
group-turn = A turn
group-cards = Cards
group-decks = Decks
group-deck = Decks of the players
group-list = Own decks of the players
group-copies = Copies of each card
group-land = Land and ecosystem
group-danger = The King and the house
group-fighting = Moving and fighting
group-mob = The Mob
group-armies = Armies
group-map = The table they fight on
group-points = Points

# What somebody who is away is told

push-title = Your turn – { $game }
push-text = The others are waiting for your decision.

# Looking back at a match

analysis-title = { $game }: the match looked back at
analysis-turns = Turning points
analysis-none = No decision and no luck changed anybody's chance by a tenth.
analysis-everyone = everyone
analysis-blunder = { $number }. { $seat } chose “{ $action }”: by what could be known a chance of { $worth }%, where “{ $best }” promised { $hoped }%.
analysis-lucky = { $number }. Luck for { $whose }: when { $seat } chose “{ $action }” it gave them { $decided }%; then dice or cards made it { $settled }%.
analysis-unlucky = { $number }. Bad luck for { $whose }: when { $seat } chose “{ $action }” it gave them { $decided }%; then dice or cards made it { $settled }%.
analysis-move = { $number }. { $seat } chose “{ $action }”, and the chance of { $whose } rose from { $before }% to { $decided }%.
analysis-how = Chances knowing all, each position played on { $rolls } times; the moves preferred are those of a bot that thinks ahead, from what the seat could know.
analysis-written = Written to { $file }.

# Lessons

lesson-list = Lessons
lesson-how = Do as the lesson says; next does a step for you, step says it again, quit leaves (the lesson is kept, to go on later), help lists the rest.
lesson-bye-kept = Until next time! The lesson is kept; go on with: sobremesa lesson { $game } { $lesson } --resume last
lesson-enter = Enter: go on
lesson-step = Step { $number } of { $steps }
lesson-tip = A tip
lesson-look = Look at: { $names }
lesson-wrong = You could, but the lesson is about something else now: { $action }. (next does it for you)
lesson-done-for-you = Done for you: { $action }
lesson-end = Now a match of your own: sobremesa play { $game }
error-no-lesson = There is no lesson here: sobremesa lesson GAME begins one.
error-puzzle = { $game } has no puzzle { $number }, it has 1 to { $most }
error-no-step = The lesson waits for nothing now: do what you like.
error-no-lessons = { $game } has no lessons.
error-no-sheet = { $game } has no page that tells how to play it; sobremesa rules { $game } has its rules.
error-other-lesson = { $file } is no match of the lesson { $lesson }.
unknown-lesson = there is no lesson { $name }

# Agents

agent-how = Tabletop games to play by text. list_games tells what there is, read_rules the rules. open_table or join_table gives you a seat and its key; then look, act with the text of one of the legal actions, and so on until the match is over. You see only what your seat may see.
agent-served = agents are served at { $address }  (Ctrl-C ends it)
agent-game = { $id }: { $name }. { $tagline } Seats: { $seats }.
agent-seats = Seats: { $seats }. In a first match you play with bots: { $first }.
agent-seat = Table { $table }, seat { $seat } ({ $id }), key { $token }
agent-waiting = The match begins when every seat is taken; open: { $open }.
agent-asked = { $seat } is asked; look again, with wait.
agent-nearest = Nearest legal action: { $near }
agent-legal = { $action } is legal now.
agent-until = Next event: { $number }
agent-no-tables = No table waits for players.
agent-left = You have left the table.
tool-list-games = All games, a line each. lang: en, es or pt.
tool-describe-game = One game: its seats, what each of them wants, and every option of a table.
tool-read-rules = Rules of a game: one by its number (rule: 5.3), a chapter (rule: 5), those that say a word (word), or without either the list of all.
tool-list-tables = Tables that wait for players: id, game, who sits there.
tool-open-table = Open a table and sit down. seats: by seat me, open or a bot (beginner, easy, normal, hard, expert); without it a first match against bots. options: as describe_game lists them.
tool-join-table = Take an open seat of a table, by its number from 0, or the first one.
tool-hold-seat = Go on at a seat of the house that is yours already: its table, number and key (token).
tool-look = What happened since, the board as your seat sees it, and the question. wait: seconds to wait for your turn, up to 60.
tool-legal-actions = Every legal action by its text, a line each.
tool-act = Answer the question with an action's text; tells what it led to and the next question. What is not legal changes nothing and is told why.
tool-why = Whether an action is legal now; if not, every condition that fails, with its rule.
tool-goals = What decides the match: what you want, what the others want, how near everyone is, and by which rule.
tool-log = What happened from an event's number on (since: 0 is the start), as your seat may know it.
tool-record = The record of a match that is over, with its seed.
tool-leave = Leave the table: before the start the seat is open again.
error-agent-mcp = agents need the package mcp: pip install 'sobremesa[mcp]'
error-agent-key = no seat is held by this key; open_table and join_table give one
error-agent-seat = seat { $seat } of table { $table } is not open
error-agent-table = there is no table { $table }
error-agent-own = one of the seats must be { $own }, and only one
error-agent-full = there are { $most } tables already, and none of them is over
error-agent-waiting = the match of table { $table } begins when every seat is taken
error-agent-turn = another seat is asked, not yours; look with wait
error-agent-long = an action is a text of 1 to { $most } characters
error-agent-record = a match has a record when it is over
error-agent-house = the house at { $house } cannot be reached: { $reason }

# The arena

arena-played = Matches: { $matches } of { $planned }
arena-invited = { $agent } connects to { $address } and plays with the key { $token }
arena-agent = agent
arena-rating = rating
arena-interval = 95%
arena-score = score
arena-seconds = s/decision
arena-late = late
arena-illegal = illegal
arena-crash = crashes
arena-pair = pair
arena-share = share
arena-sure = 95%
arena-matches = matches
error-arena-agent = { $agent } is no agent: a bot, module:Class, cmd:COMMAND or mcp:COMMAND
error-arena-twice = two agents are called { $agent }; name one of them: NAME=AGENT
error-arena-few = an arena takes 2 to { $most } agents
error-arena-plan = { $folder } holds another arena: { $name } is not the same

look-title = Looking back
look-text = Everyone's chance after each decision, the moves preferred, and where luck or a blunder turned the match.
look-begin = Look back at this match
look-working = Working it out: { $done }%. You may leave the page, it goes on.
look-plot = Chances of winning, decision by decision
look-preferred = “{ $best }” was preferred: { $hoped }% instead of { $worth }%, by what could be known.
look-turned = It turned here:
look-fork = Play on from here
look-try = Try it out
look-try-text = Another table at this very moment, against bots: what you cannot know is dealt anew. This match waits for you.
look-origin = From a moment of another match

# Print and play.

print-title = print and play
print-cards = cards
print-backs = backs
print-tokens = tokens
print-standees = standees: fold over the head
print-sheets = reference
print-rulebook = rulebook
print-blank = this side stays empty
print-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
print-count-tokens = { $count ->
    [one] { $count } token or standee
   *[other] { $count } tokens and standees
}
print-count-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
print-count-sheets = reference sheets
print-count-rulebook = rulebook
print-own = Printed with own content { $content }.
print-how-scale = Print at 100%, never “fit to page”: the ruler below then measures ten centimetres.
print-how-duplex = Print cards and tokens on both sides, turned on the long edge; every page of fronts is followed by its backs.
print-how-cut = Lay a ruler from mark to mark and cut; tokens along their edge. Thick paper, or card sleeves of 63 × 88 mm.
print-how-tape = Boards larger than a sheet: lay each page over the one before it up to the red line, and tape.
print-how-rules = Standees: fold over the head, glue, and put the foot into a stand.
print-done = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
error-print = Printing needs the package { $missing }: pip install "sobremesa[print]".

# The terminal as a place.

place-prompt = number, action, or help · Enter takes what is marked · PgUp PgDn: board
point-type = type x,y
place-page = Enter: back to the table · ↑ ↓ turn the page
key-help = help
key-hint = hint
key-undo = undo
key-why = why
key-goals = goals
key-ask = ask
command-why = why
command-ask = ask
command-hint = hint
command-undo = undo
command-board = board
command-hand = hand
command-log = log
command-rules = rules
command-goals = goals
command-legend = legend
command-save = save
command-next = next
command-step = step
command-resign = resign
command-help = help
command-quit = quit
help-rules = a rule by its number, those that say a word, or all titles
help-ask = what this is, why, what if, what instead: a choice's number, a card, a place, a sign, a rule, words of the log
help-goals = what everyone is after, and how near they are
help-legend = what the signs of the board mean; with a word, what a piece does
help-resign = give up: a bot plays on to the end
play-resign = A bot ({ $bot }) will play on for you, to the end. Resign? (y/n)
play-resigned = A bot ({ $bot }) plays on for { $seat }.
play-bye-kept = Until next time! The match is kept; go on with: sobremesa play { $game } --resume last
error-none-kept = No match was left that could be gone on with.

# What decides the match.

goals-yours = What you want
goals-theirs = What the others want
goals-wins = How the match is won
goals-lose = How it is lost
goals-limit = When it ends in any case
goals-told = { $goal } – { $counts }
goals-up = { $name } { $have }/{ $need }
goals-down = { $name } { $have } → { $need }
goals-rival = { $name } { $have } against { $need }
goals-now = judged at once
goals-round = judged when a round ends
goals-last = judged after the last round
goals-line = Your goal: { $goal }
goals-line-all = Nearest goal: { $goal }
legend-signs = What the signs mean
legend-more = legend WORD: what a card or piece does

# Asking the table.

ask-may = Why you may: { $rule }
ask-may-not = Why you may not:
ask-if = What happens if you do:
ask-then = Then – { $question }
ask-chance = (chance about { $share }%)
ask-instead = What you can do:
ask-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}
error-ask = Nothing is being asked now; ask about a card, a place, a sign, a rule or a line of the log.
error-ask-unknown = Nothing here is called { $what }, and no line of the log says it.

# Puzzles.

puzzle-title = Puzzle { $number }: { $game }
puzzle-how = One answer is best, shown by going through every line, die and deal. Type it by number or text; solution shows it, quit leaves; ask, rules, goals, legend and board tell what they tell at a match.
puzzle-right = Right! Its exact chance: { $chance }.
puzzle-goes-on = Right so far ({ $chance }). And then?
puzzle-wrong = Not this: its exact chance is { $chance }, the best has { $best }. Try again.
puzzle-solution = The solution: { $line }
puzzle-chances = Every answer and its exact chance:
puzzle-more = { $count ->
    [one] and one more, no better
   *[other] and { $count } more, no better
}
command-solution = solution

# The sheet of one page goes on with them.

sheet-questions = Other questions you may meet
