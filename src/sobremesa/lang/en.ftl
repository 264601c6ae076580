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
front-play-match = a match in this terminal against bots
front-play-browser = a table in the browser, alone or with others
front-play-resume = go on with a match that was saved
front-look = Look up
front-look-games = the games
front-look-rules = a rulebook, or one rule of it
front-look-cards = the cards of a game, and what they do
front-look-replay = a recorded match, told again
front-design = Design
front-design-options = what can be set in a game
front-design-simulate = bots play a series, and what came of it
front-design-own = decks to start from; map and army likewise; check tells what is wrong
front-design-position = a position as JSON, to change and to check
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

# A match in the terminal

play-how = Answer with a number or an action's text; help lists what else can be typed.
play-first = Set up for a first match; --seats and --set choose another.
play-story = The story goes on in: sobremesa rules { $game } (--no-story leaves it out).
play-thinking = { $seat } is thinking…
play-curtain = Pass the keyboard to { $seat }, who then presses Enter.
play-hint = What { $bot } would do:
play-worth = expected score: { $worth }%
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
help-hint = what a bot would do, and what it expects
help-undo = take back your last choice, until something new is learned
help-board = show the board again
help-hand = your cards and what they do
help-log = the last events
help-save = write the record to a file, to go on later or to keep it
help-help = this list
help-quit = leave the match

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
error-number = { $number } is none of the choices 1 to { $most }
error-ambiguous = { $typed } is ambiguous: { $options }
error-action = there is no action { $typed } in this game
error-action-near = there is no action { $typed } in this game; did you mean { $near }?
error-not-now = { $typed } is not possible now
refused-question = Something else is asked now.
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

# Print and play.

print-title = print and play
print-cards = cards
print-backs = backs
print-tokens = tokens
print-standees = standees: fold over the head
print-sheets = reference
print-rulebook = rulebook
print-blank = this side stays empty
print-count-cards = { $count } cards
print-count-tokens = { $count } tokens and standees
print-count-boards = { $count } boards
print-count-sheets = reference sheets
print-count-rulebook = rulebook
print-own = Printed with own content { $content }.
print-how-scale = Print at 100 %, never “fit to page”: the ruler below then measures ten centimetres.
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

place-prompt = number, action, or help · Enter takes what is marked
key-help = help
key-hint = hint
key-undo = undo
key-why = why
key-goals = goals
command-why = why
command-hint = hint
command-undo = undo
command-board = board
command-hand = hand
command-log = log
command-rules = rules
command-goals = goals
command-legend = legend
command-save = save
command-resign = resign
command-help = help
command-quit = quit
help-rules = a rule by its number, those that say a word, or all titles
help-goals = what everyone is after
help-legend = what every piece is and does
help-resign = give up: a bot plays on to the end
play-resign = A bot ({ $bot }) will play on for you, to the end. Resign? (y/n)
play-resigned = { $bot } plays on for { $seat }.
play-bye-kept = Until next time! The match is kept; go on with: sobremesa play { $game } --resume last
error-none-kept = No match was left that could be gone on with.
