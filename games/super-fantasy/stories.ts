import type { Stories } from '../stories.ts';
import type { SuperView } from './src/view.ts';

/** Six Missions, one cheese. */
export const stories: Stories = {
  setting: 'mission',
  now: (view) => (view as unknown as SuperView).mission.id,
  of: {
    guardhouse: {
      picture: 'big-snout',
      minutes: [25, 40],
      demand: 'easy',
      blurb: 'Crumbs lead to the old guardhouse. Get every Big Snout before the night watch is back.',
      intro:
        'It began with a cheese. A very large one, and the crumbs lead straight to the guardhouse door. Knock, knock.',
      won: 'Silence, and a faint smell of cheddar. In the last Big Snout’s pocket: a list of pantries, and most of them are ticked.',
      lost: 'The night watch comes back from the pub, counts the heroes, and bolts the door.',
    },
    gate: {
      picture: 'prop-gate',
      minutes: [30, 45],
      demand: 'easy',
      blurb: 'Three levers, one gate, and all of them must be down at once.',
      intro:
        'The list leads to the keeper of the stolen keys. He lives behind a gate, and the gate takes three. Do not let go first.',
      won: 'The keeper gives up his keys and, after some tickling, the name of whoever taught him to read.',
      lost: 'Two levers down, one up. It was always going to be that one.',
    },
    tomes: {
      picture: 'prop-tome',
      minutes: [30, 50],
      demand: 'medium',
      blurb: 'A cookbook in three volumes, long overdue. Carry the pieces back to the camp.',
      intro:
        'Snouts who read are dangerous; Snouts who cook are worse. Three torn volumes, four mysterious markers, one spider with a rider.',
      won: 'Three volumes, back on the shelf. The page about fondue is missing, and there is frost on the binding.',
      lost: 'The library sends a reminder. Then another one, wrapped around a brick.',
    },
    sorcerer: {
      picture: 'zur-ill',
      minutes: [35, 55],
      demand: 'medium',
      blurb: 'Light a brazier, move a statue, and tell a sorcerer that the pond is public.',
      intro: 'Fondue needs heat, and Zur’ill has stolen all of it. Dress warmly. Push politely.',
      won: 'The pond thaws, and so does a note under the ice: “Bring the pot to the pit. Stud.”',
      lost: 'They skate around you now. It costs two coppers.',
    },
    pit: {
      picture: 'stud',
      minutes: [40, 60],
      demand: 'deep',
      blurb: 'Five locks, five keys on five belts, and a champion at the bottom.',
      intro:
        'Five locks to the pit where Stud flexes for an audience of none. Everything in there goes snap, says the note. It was signed by the inventor.',
      won: 'The champion is down, the pot is found, and it is empty. It is still warm. There is only one throne large enough for whoever ate it.',
      lost: 'Stud takes a bow. He takes several.',
    },
    throne: {
      picture: 'dorbak',
      minutes: [45, 70],
      demand: 'deep',
      blurb: 'Dorbak sits on the recipe. Ask him for it, or take it.',
      intro:
        'It all ends where it was eaten. Behind that gate sits Dorbak, chief of the tribe, full to the brim. See him about the cheese.',
      won: 'The recipe comes home, the village makes another, larger one, and somebody is told to watch it. You hear a small, ugly snort in the dark.',
      lost: 'Dorbak belches. Far away, in the village, plates rattle.',
    },
  },
};
