# The lab in the browser

lab = The lab
lab-about = Bots play a series of matches, as often as you like, and a report tells what came of it: who wins, how matches go, what is used. Tables where people play come first.
lab-key = The operator's key
lab-key-about = The lab is for whoever runs this house. The key is told when the server starts, or lies in the file operator.key; it is kept until you close this tab.
lab-key-wrong = This is not the key of this house.
lab-enter = Open the lab
lab-leave = Forget the key
lab-new = A new run
lab-game = Game
lab-matches = Matches
lab-seed = Seed
lab-bots = Who plays
lab-everybody = All seats
lab-bots-about = Weak bots are quick; mcts:50 searches with 50 simulations a decision. The same seed gives the same matches.
lab-options = Options
lab-content = Numbers of the content
lab-own = Own content from a file
lab-seek = Look for a card, a unit, a place
lab-seek-none = Nothing is called so.
lab-seek-more = { $count ->
    [one] One more: look for it by name.
   *[other] { $count } more: look for them by name.
}
lab-numbers = { $count ->
    [one] one number
   *[other] { $count } numbers
}
lab-title = What is tried (a title for the list)
lab-against = Compare with
lab-against-none = nothing
lab-against-about = Both are played anew with the same dice, so that even small differences can be told.
lab-start = Start the run
lab-runs = Runs
lab-none = No run yet.
lab-stage-waiting = waits
lab-stage-playing = is played
lab-stage-over = finished
lab-stage-stopped = stopped
lab-stage-failed = failed
lab-played = { $planned ->
    [one] { $played } of one match
   *[other] { $played } of { $planned } matches
}
lab-compared = { $one } and { $other }
lab-ahead = { $count ->
    [0] Next in turn.
    [one] One run comes before it.
   *[other] { $count } runs come before it.
}
lab-left-seconds = { $count ->
    [one] About one second left
   *[other] About { $count } seconds left
}
lab-left-minutes = { $count ->
    [one] About one minute left
   *[other] About { $count } minutes left
}
lab-left-hours = { $count ->
    [one] About one hour left
   *[other] About { $count } hours left
}
lab-figures = Won, with the range in which the truth lies in 95 of 100 cases
lab-decisions = { $count ->
    [one] One decision a match, on average
   *[other] { $count } decisions a match, on average
}
lab-report = Read the report
lab-save = Save the report
lab-copy = Copy its link
lab-copied = The link is copied.
lab-link-about = The link opens the report for whoever has it, for at least seven days; the saved page needs nothing else and can be sent to anybody.
lab-stop = Stop
lab-go-on = Go on
lab-again = Change something
lab-more = More matches: in all
lab-files = Tables and other files
lab-command = The same on the command line
lab-delete-text = The run is deleted with its matches, tables and report.
lab-what = What is asked
lab-what-run = How it goes
lab-what-run-about = A series of matches. With options to go through, every value becomes a variant with the same dice.
lab-what-skill = What skill is worth
lab-what-skill-about = Every bot takes each seat in turn among every other, with the same dice: what better play is worth, and what the dice decide.
lab-what-balance = A search for balance
lab-what-balance-about = Proposals turn as few numbers as little as they can, until everybody wins as often as you want; the best is played again with fresh dice.
lab-no-optuna = A search for balance needs Optuna, which is not installed on the house's machine: pip install 'sobremesa[lab]'.
lab-matches-skill = Matches of every pair
lab-matches-balance = Matches of every proposal
lab-skill-about = { $count ->
    [one] One pair of bots. Take two or more, the weakest first.
   *[other] { $count } pairs of bots, each with as many matches. The list goes from weak to strong; times of thinking are not repeatable, numbers of simulations are.
}
lab-vary = Go through values
lab-vary-about = Each value is played with the same dice, and the report compares them match by match.
lab-vary-add = Another option to go through
lab-vary-values = Values, with commas ({ $range }); none: those worth trying
lab-vary-preset = Way to play
lab-vary-standard = as the book has it
lab-varied = Gone through: { $what }
lab-target = Who shall win how often
lab-target-about = Victories that are shared count for each, so the sum may be more than 100. Whoever is left empty does not matter.
lab-tune = What may be turned
lab-tune-add = An option, or a number of the content by its place
lab-tune-take = Add
lab-tune-less = Take { $name } away
lab-tune-about = An asterisk stands for anything: decks.classic.* are all copies of the classic decks. The fewer there are, the sooner something is found.
lab-trials = Proposals
lab-fresh = Matches with fresh dice
lab-within = Near enough (points of 100)
lab-tried = { $planned ->
    [one] { $played } of one proposal
   *[other] { $played } of { $planned } proposals
}
lab-checking = What is likeliest is played again with fresh dice.
lab-aimed = Target: { $what }
lab-turned = May be turned: { $what }
lab-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
lab-front = The front: none is nearer with less change
lab-front-fresh = { $count ->
    [one] Again with fresh dice: one match of each
   *[other] Again with fresh dice: { $count } matches of each
}
lab-front-what = what is changed
lab-front-distance = off (points)
lab-front-nothing = nothing
lab-front-best = The last one reaches the target with fresh dice.
lab-front-none = Nothing reached the target with fresh dice: try more proposals, let more be turned, or ask for less.
lab-best-save = Save it as own content
lab-best-try = Try it in a series
lab-more-trials = More proposals: in all
lab-matrix = Mean score of the row's bot at one seat among the column's bots
