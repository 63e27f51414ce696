import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import type { Zoom } from './use-zoom.ts';
import styles from './ZoomButtons.module.css';

const PLUS: IconShape = 'M224 96h64v128h128v64H288v128h-64V288H96v-64h128z';
const MINUS: IconShape = 'M96 224h320v64H96z';
/** The four corners of a frame. */
const FRAME: IconShape =
  'M80 80h128v56h-72v72H80zM304 80h128v128h-56v-72h-72zM80 304h56v72h72v56H80zM376 304h56v128H304v-56h72z';

interface ZoomButtonsProps {
  readonly zoom: Zoom;
  /** The board begins near: on a phone, too, one button shows all of it. */
  readonly begins?: boolean;
}

/** For those without wheel and touch: nearer, farther, all of the board. */
export function ZoomButtons({ zoom: { nearer, farther, whole }, begins = false }: ZoomButtonsProps) {
  return (
    <fieldset className={styles.zoom} aria-label={t('Zoom')} data-begins={begins}>
      <Button icon={PLUS} aria-label={t('Zoom in')} title={t('Zoom in (+)')} onClick={nearer} />
      <Button icon={MINUS} aria-label={t('Zoom out')} title={t('Zoom out (−)')} onClick={farther} />
      <Button
        icon={FRAME}
        aria-label={t('The whole board')}
        title={t('The whole board (0)')}
        onClick={whole}
      />
    </fieldset>
  );
}
