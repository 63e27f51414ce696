/** Icons of the tables' frame, by the artist who drew them (game-icons.net, CC BY 3.0). */
export const ICON_NAMES = {
  delapouite: [
    'chat-bubble',
    'cloud-upload',
    'exit-door',
    'keyboard',
    'robot-antennas',
    'share',
    'theater-curtains',
    'wooden-chair',
  ],
  guard13007: ['next-button', 'pause-button', 'play-button', 'previous-button'],
  lorc: ['eyeball', 'laurels', 'scroll-unfurled', 'skull-crossed-bones', 'unplugged'],
} as const;
