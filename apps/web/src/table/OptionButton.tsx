import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { ButtonKind } from '../ui/Button.tsx';
import { Button } from '../ui/Button.tsx';
import type { Scene } from './game-table.ts';

interface OptionButtonProps {
  readonly option: Option;
  readonly scene: Scene;
  readonly kind?: ButtonKind;
  readonly hotkey?: string;
  readonly wide?: boolean;
  /** Below it: what comes of it. */
  readonly children?: string;
}

/** An option in words. */
export function OptionButton({
  option,
  scene,
  kind = 'plain',
  hotkey,
  wide = false,
  children = '',
}: OptionButtonProps) {
  const { words, view, choose } = scene;
  return (
    <Button
      kind={kind}
      wide={wide}
      {...(hotkey !== undefined && { hotkey })}
      data-option={canonical(option)}
      onClick={() => choose(option)}
    >
      {words.option(option, view)}
      {children !== '' && <small>{children}</small>}
    </Button>
  );
}
