/** Names for leagues of any size: no two alike, and each of words that a reader must tell apart. */

const GIVEN =
  'Orla Bertram Ysolde Casimir Dunya Edric Fenella Gaspard Hester Ivo Jocasta Kellan Linnea Magnus Nerys Osric Petra Quentin Rosamund Silvan Tamsin Ulric Verity Wendel Zinnia'.split(
    ' ',
  );
const FAMILY =
  'Finch Alder Brook Cobb Drake Ember Frost Gale Hollow Irons Jarrow Knox Larch Marsh North Oakes Pike Quarry Rook Sable Thorne Umber Vane Wick Yarrow'.split(
    ' ',
  );
const FIRST =
  'Silver Hollow Burning Quiet Broken Hidden Sudden Frozen Golden Bitter Crooked Distant Gentle Iron Jagged Lonely Midnight Patient Restless Scarlet Thunder Velvet Wandering Winter Woven'.split(
    ' ',
  );
const LAST =
  'Lantern Anchor Bridle Cauldron Dagger Feather Gauntlet Harvest Keyhole Ladder Mirror Needle Orchard Pendulum Quiver Ribbon Sparrow Tempest Umbrella Whistle'.split(
    ' ',
  );

/** The merc with this number, from 0; beyond the first 625 with a number of its own behind it. */
export const mercNameOf = (number: number): string => named(GIVEN, FAMILY, number);
/** The ability with this number, from 0; beyond the first 500 with a number of its own behind it. */
export const abilityNameOf = (number: number): string => named(FIRST, LAST, number);

function named(first: readonly string[], last: readonly string[], number: number): string {
  const round = Math.floor(number / (first.length * last.length));
  const name = `${first[number % first.length]} ${last[Math.floor(number / first.length) % last.length]}`;
  return round === 0 ? name : `${name} ${round + 1}`;
}
