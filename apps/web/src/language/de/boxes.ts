/** Was auf den Schachteln steht. */
import type { Catalogue } from '../catalogue.ts';

export const boxes: Catalogue = {
  '1–4': '1–4',
  '1–5': '1–5',
  '1–6': '1–6',
  '1–7': '1–7',
  '2 or 4': '2 oder 4',
  'Drafts and Reactions': 'Auswahl und Reaktionen',
  'Five Champions, a ban, and cards in the rival’s turn':
    'Fünf Champions, eine Sperre und Karten im gegnerischen Zug',
  'Between adventures': 'Zwischen Abenteuern',
  'Skills, the trader, and what to wear': 'Fähigkeiten, der Händler und was man trägt',
  'The Ugly Master': 'Der Hässliche Meister',
  'Lead the monsters against the heroes': 'Führe die Monster gegen die Helden',
  'The Evil Lord': 'Der Böse Lord',
  'Command the Monsters, alone against the pack': 'Befehlige die Monster, allein gegen das Rudel',
  'Your pug': 'Dein Mops',
  Warrior: 'Krieger',
  Witch: 'Hexe',
  Thief: 'Dieb',
  Cleric: 'Kleriker',
  Barbarian: 'Barbar',
  Merchant: 'Händler',
  Druid: 'Druide',
  Wizard: 'Zauberer',
  Ranger: 'Waldläufer',
  Bard: 'Barde',
  Cooperative: 'Kooperativ',
  'Five pugs at most, three worlds, one boss. Pay for everything with energy cards and clear each world within ten rounds.':
    'Höchstens fünf Möpse, drei Welten, ein Boss. Bezahlt alles mit Energiekarten und räumt jede Welt in zehn Runden.',
  Standard: 'Standard',
  'The pack against three worlds and a boss.': 'Das Rudel gegen drei Welten und einen Boss.',
  'Evil Lord': 'Böser Lord',
  'One player commands the monsters and wins alone. Two to six players.':
    'Einer befehligt die Monster und gewinnt allein. Zwei bis sechs Spieler.',
  'A Dog’s Life': 'Ein Hundeleben',
  'Hard: smaller hands, and one clock of ten rounds for the whole game.':
    'Schwer: kleinere Hände und zehn Runden für das ganze Spiel.',
  Duel: 'Duell',
  'Three champions a side in a ring of hexes. Each turn three cards, one of each core: hold the challenges before your rival does.':
    'Drei Champions je Seite in einer Arena aus Sechsecken. Jeden Zug drei Karten, eine je Kern: Erfülle die Herausforderungen vor deinem Gegner.',
  'One against one, three champions a side.': 'Eins gegen eins, drei Champions je Seite.',
  'Two against two': 'Zwei gegen zwei',
  'Four players, two on each side of the ring.': 'Vier Spieler, zwei auf jeder Seite der Arena.',
  'Crawl, campaign': 'Verlies, Kampagne',
  'Fairy tales gone wrong, one dungeon behind each door. Two to four heroes grow their skill trees, explore, and face a villain with a mind of its own.':
    'Missratene Märchen, hinter jeder Tür ein Verlies. Zwei bis vier Helden bauen ihre Fähigkeiten aus, erkunden und stellen sich einem Schurken mit eigenem Kopf.',
  'One adventure': 'Ein Abenteuer',
  'Any adventure of the book. In later acts the heroes come with what they would have gathered.':
    'Ein beliebiges Abenteuer des Buchs. In späteren Akten bringen die Helden mit, was sie bis dahin gesammelt hätten.',
  Campaign: 'Kampagne',
  'Nine adventures in three acts; gold, gear and skills are carried on. It can be left and taken up again.':
    'Neun Abenteuer in drei Akten; Gold, Ausrüstung und Fähigkeiten bleiben. Man kann unterbrechen und später weiterspielen.',
  'Crawl, missions': 'Verlies, Missionen',
  'Spend one pool of dice on moving, fighting and staying alive, mission by mission, against snouts nobody could love.':
    'Ein Vorrat an Würfeln für Gehen, Kämpfen und Überleben, Mission für Mission, gegen Schnauzen, die niemand liebhaben kann.',
  Missions: 'Missionen',
  'The heroes together against a mission of the book or one of your own. One to six players.':
    'Die Helden gemeinsam gegen eine Mission des Buchs oder eine eigene. Ein bis sechs Spieler.',
  'Ugly Master': 'Hässlicher Meister',
  'One player leads the monsters against the heroes. Two to seven players.':
    'Einer führt die Monster gegen die Helden. Zwei bis sieben Spieler.',
  'Big Hunting': 'Große Jagd',
  'An arena: hunters against each other. Two to four players.':
    'Eine Arena: Jäger gegeneinander. Zwei bis vier Spieler.',
  'Dodge the Tome': 'Weg mit dem Folianten',
  'An arena: two teams and one tome. Four to six players.':
    'Eine Arena: zwei Teams und ein Foliant. Vier bis sechs Spieler.',
  'Throw dice': 'Würfel werfen',
  'Dice that are really thrown: off the elbow, under the knee, with one eye shut. Hit the target or be hit by the monster.':
    'Würfel, die wirklich geworfen werden: vom Ellbogen, unterm Knie, mit einem Auge zu. Triff das Ziel, oder das Monster trifft dich.',
  'The labyrinth': 'Das Labyrinth',
  'The game as boxed: the Labyrinth of Sinister Storms. One to four players; the fewer Heroes, the harder.':
    'Das Spiel wie in der Schachtel: das Labyrinth der finsteren Stürme. Ein bis vier Spieler; je weniger Helden, desto schwerer.',
  'Both boxes': 'Beide Schachteln',
  'The Travellers’ Fair joins the Labyrinth: a second board with dice of its own, more of everything. One to six players.':
    'Der Jahrmarkt der Reisenden kommt zum Labyrinth dazu: ein zweites Brett mit eigenen Würfeln, mehr von allem. Ein bis sechs Spieler.',
  'Pugs of your own': 'Eigene Möpse',
  'The box has two blank sets: two pugs of your own at most.':
    'Die Schachtel hat zwei leere Sätze: höchstens zwei eigene Möpse.',
  'Monsters of your own': 'Eigene Monster',
  'Six Monsters of your own at most.': 'Höchstens sechs eigene Monster.',
  'A Boss of your own': 'Ein eigener Boss',
  'A match has one Boss.': 'Eine Partie hat einen Boss.',
  'Champions of your own': 'Eigene Champions',
  'Three Champions of your own at most.': 'Höchstens drei eigene Champions.',
  'Challenges of your own': 'Eigene Herausforderungen',
  'Four Challenges of your own at most.': 'Höchstens vier eigene Herausforderungen.',
  'An adventure of your own': 'Ein eigenes Abenteuer',
  'One adventure is played at a time.': 'Gespielt wird ein Abenteuer auf einmal.',
  'Six monsters of your own at most.': 'Höchstens sechs eigene Monster.',
  'Equipment of your own': 'Eigene Ausrüstung',
  'Six pieces of equipment of your own at most.': 'Höchstens sechs eigene Ausrüstungsstücke.',
  'A Mission of your own': 'Eine eigene Mission',
  'One Mission is played at a time.': 'Gespielt wird eine Mission auf einmal.',
  'Heroes of your own': 'Eigene Helden',
  'Four Heroes of your own at most.': 'Höchstens vier eigene Helden.',
  'Rooms of your own': 'Eigene Räume',
  'Six rooms of your own at most.': 'Höchstens sechs eigene Räume.',
};
