import { t } from '../../language/texts.ts';
import { classes } from '../../ui/classes.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './board.module.css';

interface InvitationProps {
  readonly code: string;
  /** The address of the hall, for those who type it. */
  readonly home: string;
  readonly link: string;
  readonly small?: boolean;
}

const short = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** How a phone becomes a hand: point the camera at it, or type two short things. */
export function Invitation({ code, home, link, small = false }: InvitationProps) {
  return (
    <div className={classes(styles.invitation, small && styles.small)}>
      <div className={styles.qr}>
        <QrCode text={link} label={t('QR code: {link}', { link })} />
      </div>
      <p>
        {t('Scan with your phone, or open')} <b>{short(home)}</b> {t('and enter')}{' '}
        <b className={styles.code}>{code}</b>
      </p>
    </div>
  );
}
