import type { Stories } from '../stories.ts';
import type { DungeonlandView } from './src/view.ts';

/** Nine adventures in three acts, as a tale that is told while it is played. */
export const stories: Stories = {
  setting: 'adventure',
  now: (view) => (view as unknown as DungeonlandView).adventure,
  past: (view) => (view as unknown as DungeonlandView).won,
  of: {
    a0: {
      picture: 'puss-in-boots',
      minutes: [10, 20],
      demand: 'easy',
      blurb: 'A door that was not there yesterday, and two rooms to find out what is behind it.',
      intro:
        'There is a door in the back of every tale that nobody remembers building. Tonight it stands ajar. Two rooms, a few claws, nothing you cannot handle.',
      won: 'The door closes behind you, quietly, as if it had seen enough. It will open again.',
      lost: 'The door waits. It has all the time there is, and a little more.',
    },
    a1: {
      picture: 'grey-wolf',
      minutes: [25, 40],
      demand: 'easy',
      blurb: 'Wolves hold the path to the village. Clear the way before the moon is up.',
      intro:
        'Two paths lead to Grandmother’s: one of pins, one of needles. Somebody has moved the signpost, and the paw prints around it are fresh. Clear the path to its end before the moon is up.',
      won: 'The last howl breaks off. On the path lies a basket, still warm, and a trail of crumbs that leads away from it.',
      lost: 'The moon is up, and the path belongs to the wolves. The crumbs are gone by morning.',
    },
    a2: {
      picture: 'scenery-chest',
      minutes: [25, 40],
      demand: 'easy',
      blurb: 'Three keys, one locked cellar, and something that eats the crumbs behind you.',
      intro:
        'The crumbs lead below. Somewhere down here are three keys, and whoever dropped them was in a hurry. Find all three; the way back is being eaten as you walk.',
      won: 'Three keys on one ring. One smells of wolf, one of sugar: you will have to choose a door.',
      lost: 'The crumbs are gone, the candles too. You find the stairs by falling up them.',
    },
    a3a: {
      picture: 'big-bad-wolf',
      minutes: [35, 55],
      demand: 'medium',
      blurb: 'Grandmother is in bed. What big teeth she has.',
      intro:
        'The lamp is lit and the kettle sings, and Grandmother asks you to come closer. Her nightcap does not hide the ears. Face the Wolf in his borrowed bed.',
      won: 'The Wolf lies among torn pillows, and from the wardrobe somebody asks whether it is over. Grandmother has tea for everybody, and news: drums, in the Silver Kingdom.',
      lost: 'The door is locked from the inside. All the better to keep you.',
    },
    a3b: {
      picture: 'gingerbread-witch',
      minutes: [35, 60],
      demand: 'medium',
      blurb: 'Two children in cages, one oven, and a witch who likes company for dinner.',
      intro:
        'The house is sweet, the windows are sugar, and there are two cages by the oven. Free both children before the Witch sits down to eat, and see to it that she never does again.',
      won: 'The oven goes cold. The children eat the shutters on the way out and tell you of the drums they heard at night, from the Silver Kingdom.',
      lost: 'The smell of gingerbread lies over the wood for days. Nobody asks for the recipe.',
    },
    a4: {
      picture: 'nutcracker',
      minutes: [30, 50],
      demand: 'medium',
      blurb: 'Hold the banner of the Silver Kingdom for eight rounds while the mice pour in.',
      intro:
        'The toy soldiers have fallen in their boxes, and one banner still stands. As long as it does, the Silver Kingdom does. Hold it for eight rounds.',
      won: 'The drums stop. In the silence a clock begins to strike, and somebody runs down the palace stairs in one shoe.',
      lost: 'The banner goes down under a thousand little feet.',
    },
    a5: {
      picture: 'prince-charming',
      minutes: [35, 60],
      demand: 'medium',
      blurb: 'Bring Cinderella out of the palace before it forgets that she was ever there.',
      intro:
        'The ball turned at midnight: guests to clockwork, footmen to teeth. Bring Cinderella out alive. She has one shoe, a good arm, and no intention of waiting.',
      won: 'She leaves the other shoe on the stairs, on purpose. Behind two doors, two courts: a king of mice, and a captain with too many keys.',
      lost: 'The clock strikes thirteen. The ball goes on without you, for ever.',
    },
    a6a: {
      picture: 'mouse-king',
      minutes: [40, 70],
      demand: 'deep',
      blurb: 'Seven crowns, one king. End his reign in his own hall.',
      intro:
        'He holds court where the clocks are wound: seven crowns, one tail, no mercy. Take the crowns off him, one head at a time.',
      won: 'The crowns roll away over the tiles like coins. Under the throne lies a splinter of mirror, and it is cold.',
      lost: 'The king has an eighth crown made, out of what you left behind.',
    },
    a6b: {
      picture: 'captain-bluebeard',
      minutes: [40, 70],
      demand: 'deep',
      blurb: 'Three levers open the seventh room. The Captain would rather they did not.',
      intro:
        'Six rooms you may enter, he says, and hands you the seventh key with a smile. Pull the three levers, open the last room, and ask the Captain about it.',
      won: 'The seventh room is full of mirrors turned to the wall. One of them is missing.',
      lost: 'There is an eighth room now. It has your name on the door.',
    },
    a7: {
      picture: 'mirror-wraith',
      minutes: [40, 70],
      demand: 'deep',
      blurb: 'Four mirrors, and something in each of them that looks like you.',
      intro:
        'The splinter leads to a hall of ice where four mirrors stand. Break them. What steps out of them will know every trick you know.',
      won: 'The ice cracks along your shadow and a voice says, quite close: who is the fairest now?',
      lost: 'In four frames four parties smile and wave. They look a little better rested than you did.',
    },
    a8: {
      picture: 'evil-queen',
      minutes: [45, 75],
      demand: 'deep',
      blurb: 'The Queen has asked her mirror about you. She did not like the answer.',
      intro:
        'No more huntsmen, no more apples: the Queen receives you herself. Her mirror has been honest once too often. Give it nothing more to talk about.',
      won: 'The mirror goes blind, and behind its silver there is paper: a page with no words on it, and a hand that is about to write.',
      lost: 'The mirror is asked again, and this time the answer pleases her.',
    },
    a9: {
      picture: 'unwritten-king',
      minutes: [45, 80],
      demand: 'deep',
      blurb: 'The last page is empty, and its king wants it to stay so.',
      intro:
        'Every tale ends. He is what comes if it does not: a crown over nothing, and a pen that crosses out. Defeat the Unwritten King, and write the end yourselves.',
      won: 'You dip the pen, look at one another, and write it down: and they lived. There is a door at the back of the page. It can wait.',
      lost: 'The page stays white. Somewhere, somebody opens a book and finds nothing in it.',
    },
  },
};
