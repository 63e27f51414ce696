import { canonical } from '@questhall/kernel';
import type { Scene } from '../game-table.ts';

/** The position in sentences, for whoever would rather read than look; of rules of before, as they drew it with letters. */
export function TableInWords({ scene: { words, view } }: { readonly scene: Pick<Scene, 'words' | 'view'> }) {
  const position = words.position?.(view);
  if (position === undefined) return <pre>{words.board(view)}</pre>;
  return (
    <>
      {position.stands.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {position.figures.map(({ ref, text }) => (
          <li key={canonical(ref)}>{text}</li>
        ))}
      </ul>
      {position.lies.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
