import styles from './Fog.module.css';

/** What nobody has seen yet: mist that drifts around the tiles. */
export function Fog() {
  return (
    <div className={styles.fog} aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
