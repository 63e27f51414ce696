import type { ListedGame, Stories } from '@questhall/games';
import type { Json, Setting, Words } from '@questhall/kernel';
import { useStories } from '../table/Journal.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { OwnContent } from './OwnContent.tsx';
import { StoryChoice } from './StoryChoice.tsx';

interface GameSettingsProps {
  readonly game: ListedGame;
  readonly settings: readonly Setting[];
  readonly words: Words;
  readonly values: { readonly [setting: string]: Json };
  readonly onChange: (values: { readonly [setting: string]: Json }) => void;
}

/** A form made from what the game says can be set. */
export function GameSettings({ game, settings, words, values, onChange }: GameSettingsProps) {
  const stories = useStories(game.id);
  return settings.map((setting) => (
    <Field
      key={setting.key}
      game={game}
      stories={stories}
      setting={setting}
      words={words}
      value={values[setting.key] ?? setting.default}
      onChange={(value) => onChange({ ...values, [setting.key]: value })}
      onContent={(made) => onChange({ ...values, ...made })}
    />
  ));
}

interface FieldProps {
  readonly game: ListedGame;
  readonly stories: Stories | undefined;
  readonly setting: Setting;
  readonly words: Words;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Content comes with the settings that let it in. */
  readonly onContent: (values: { readonly [setting: string]: Json }) => void;
}

function Field({ game, stories, setting, words, value, onChange, onContent }: FieldProps) {
  const { key } = setting;
  const label = words.setting(key);
  const choice = (values: readonly string[]) => ({
    label,
    options: values.map((each) => ({ value: each, label: words.setting(key, each) })),
    value: String(value),
    onChange,
  });
  switch (setting.kind) {
    case 'choice':
      return stories?.setting === key ? (
        <StoryChoice game={game} stories={stories} {...choice(setting.values)} />
      ) : (
        <Choice labelled {...choice(setting.values)} />
      );
    case 'flag':
      return <Toggle label={label} on={value === true} onChange={onChange} />;
    case 'number':
      return (
        <Slider label={label} min={setting.min} max={setting.max} value={Number(value)} onChange={onChange} />
      );
    case 'content': {
      const made = game.creations.find((creation) => creation.setting === key);
      return made !== undefined && Array.isArray(value) ? (
        <OwnContent game={game} made={made} chosen={value} onChange={onContent} />
      ) : null;
    }
  }
}
