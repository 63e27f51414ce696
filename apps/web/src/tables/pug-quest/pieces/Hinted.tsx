import { shellIcon } from '../../../icons/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Hinted.module.css';

/** Marks what a hint proposes. */
export const Hinted = () => <Icon shape={shellIcon.lightBulbIcon} className={styles.hinted} label="Hint" />;
