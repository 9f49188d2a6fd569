/** A hundred things that people write behind an order: courtesies, plans, jokes, weather. None names anybody. */
export const CLOSERS = `Good luck everybody
may the best team win
thanks for the game
thank you, admins
great match so far
sorry for the late post
have a lovely weekend
see you at results
cheers all round
no hard feelings
hope it tastes nice
back to lunch for me
off to bed now
the kettle is boiling
it is raining here again
snow day here
the weather is awful by the way
my dog ate the last one
the baby is up at six
I will write more soon
work was mad today
posting from my phone
more to come tomorrow
that is all from us
this should be fun
fingers crossed
wish me luck
I regret nothing
I shall regret this in the morning
what could go wrong
let the dice be kind
it was a pleasure
good night and sleep well
happy Monday
happy birthday to whoever has one
roads are closed and the trains are late
the bus is here, must run
dinner is ready
the cat walked over my keyboard
pardon my typing
hello to all the new people
welcome back, old friends
nice hat, by the way
I need a hot drink
coffee first
it is past midnight here
the sun is out at last
what a night
what a week it has been
I love this season
best write-ups ever
this game is great
I am on a train
my phone is at two percent
my boss is looking
time for a walk
the garden needs water
the match on telly starts soon
the holidays are near
it is far too hot in here
somebody open a window
I brought cake
there is cake for all
dress warm out there
mind the gap
mind your heads
watch your step
I have spoken
so it goes
end of post
over and out
peace
with love from the mountains
yours truly
best regards
kind regards to the admins
many thanks in advance
no questions asked
no refunds
you have been warned
nothing personal
it is just business
it had to be done
for science
for the glory of it
because why wait
because I can
because it is fun
as promised yesterday
as is tradition
as always on time
my finest hour
two can play at that
one for the road
first of many
second breakfast next
third time is the charm
the third cup of tea was the best
I think that was all
I guess that is it`
  .split('\n')
  .map((line) => line.trim());
