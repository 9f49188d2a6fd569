import type { DemoAct } from './act';
import { demoNonces } from './nonces';
import { week1Admins } from './week-1/admins';
import { borgoPassAtChateauDIf } from './week-1/borgo-pass-at-chateau-dif';
import { flowerFruitMountainAtTheHut } from './week-1/flower-fruit-mountain-at-the-hut';
import { ingolstadtAtTheReformClub } from './week-1/ingolstadt-at-the-reform-club';
import { labyrinthAtGreenwood } from './week-1/labyrinth-at-greenwood';
import { week2Admins } from './week-2/admins';
import { chateauDIfAtFlowerFruitMountain } from './week-2/chateau-dif-at-flower-fruit-mountain';
import { greenwoodAtIngolstadt } from './week-2/greenwood-at-ingolstadt';
import { reformClubAtTheLabyrinth } from './week-2/reform-club-at-the-labyrinth';
import { theHutAtBorgoPass } from './week-2/the-hut-at-borgo-pass';
import { week3Admins } from './week-3/admins';
import { borgoPassAtGreenwood } from './week-3/borgo-pass-at-greenwood';
import { flowerFruitMountainAtTheLabyrinth } from './week-3/flower-fruit-mountain-at-the-labyrinth';
import { ingolstadtAtChateauDIf } from './week-3/ingolstadt-at-chateau-dif';
import { reformClubAtTheHut } from './week-3/reform-club-at-the-hut';
import { week4Admins } from './week-4/admins';
import { chateauDIfAtTheReformClub } from './week-4/chateau-dif-at-the-reform-club';
import { greenwoodAtFlowerFruitMountain } from './week-4/greenwood-at-flower-fruit-mountain';
import { labyrinthAtBorgoPass } from './week-4/labyrinth-at-borgo-pass';
import { theHutAtIngolstadt } from './week-4/the-hut-at-ingolstadt';

/** The scripts of the season's weeks, in order; all but the last are played to their end. */
export const demoWeeks: readonly (readonly DemoAct[])[] = [
  inTime(
    week1Admins,
    demoNonces[0] ?? [],
    borgoPassAtChateauDIf,
    flowerFruitMountainAtTheHut,
    ingolstadtAtTheReformClub,
    labyrinthAtGreenwood,
  ),
  inTime(
    week2Admins,
    demoNonces[1] ?? [],
    chateauDIfAtFlowerFruitMountain,
    theHutAtBorgoPass,
    greenwoodAtIngolstadt,
    reformClubAtTheLabyrinth,
  ),
  inTime(
    week3Admins,
    demoNonces[2] ?? [],
    borgoPassAtGreenwood,
    ingolstadtAtChateauDIf,
    flowerFruitMountainAtTheLabyrinth,
    reformClubAtTheHut,
  ),
  inTime(
    week4Admins,
    demoNonces[3] ?? [],
    chateauDIfAtTheReformClub,
    labyrinthAtBorgoPass,
    greenwoodAtFlowerFruitMountain,
    theHutAtIngolstadt,
  ),
];

/** What goes on at once in several matches, as it was done. */
function inTime(...parts: readonly (readonly DemoAct[])[]): readonly DemoAct[] {
  return parts.flat().sort((one, other) => one.at - other.at);
}
