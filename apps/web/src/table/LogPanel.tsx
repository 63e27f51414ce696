import type { Ref } from '@questhall/kernel';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Log, LogChapter, LogLine, LogName } from '../ui/Log.tsx';
import { doneAndWhy } from './motive.ts';
import { nameParts } from './name-parts.ts';
import type { StageLine } from './stage.ts';

interface LogPanelProps {
  readonly lines: readonly StageLine[];
  /** Points at things on the table, or at nothing any more. */
  readonly onPoint: (refs: readonly Ref[]) => void;
}

/** The log in turns and beats: what leads a beat stands out, what came of it stands below. */
export function LogPanel({ lines, onPoint }: LogPanelProps) {
  const newest = lines.at(-1);
  return (
    <Log label={t('Log')} length={newest?.number ?? 0}>
      {lines.map((line) =>
        line.face?.chapter ? (
          <LogChapter key={line.number}>{line.text}</LogChapter>
        ) : (
          <LogSentence
            key={line.number}
            line={line}
            fresh={line.beat !== undefined && line.beat === newest?.beat}
            onPoint={onPoint}
          />
        ),
      )}
    </Log>
  );
}

interface LogSentenceProps extends Pick<LogPanelProps, 'onPoint'> {
  readonly line: StageLine;
  /** It belongs to the newest beat. */
  readonly fresh: boolean;
}

function LogSentence({ line: { text, face, rank = 'head' }, fresh, onPoint }: LogSentenceProps) {
  const [plain, why] = doneAndWhy(text);
  const names = face?.names ?? [];
  return (
    <LogLine
      icon={face?.icon ?? shellIcon.anticlockwiseRotationIcon}
      sum={face?.sum === true}
      rank={rank}
      fresh={fresh}
      {...(why !== undefined && { why })}
      {...(names.length > 0 && {
        onPoint: (pointed: boolean) => onPoint(pointed ? names.map(({ ref }) => ref) : []),
      })}
    >
      {nameParts(plain, names).map(({ at, words, ref }) =>
        ref === undefined ? words : <LogName key={at}>{words}</LogName>,
      )}
    </LogLine>
  );
}
