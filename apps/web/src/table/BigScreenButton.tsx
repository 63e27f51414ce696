import { pageHome } from '../app/home.ts';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';

interface BigScreenButtonProps {
  readonly table: string;
  readonly wide?: boolean;
}

/** Opens the table as a board for everybody in the room, in a window of its own. */
export function BigScreenButton({ table, wide = false }: BigScreenButtonProps) {
  const open = () => {
    window.open(new URL(formatRoute({ page: 'board', table }), pageHome()), '_blank', 'noopener');
  };
  return (
    <Button wide={wide} icon={shellIcon.filmProjectorIcon} onClick={open}>
      {t('Big screen')}
    </Button>
  );
}
