import { pugArt } from '../art/pug-quest/index.ts';
import { anvilIcon } from '../icons/icons.ts';
import { EmptyState } from '../shelf/EmptyState.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './TextPage.module.css';
import workshop from './WorkshopPage.module.css';

const ON_THE_BENCH = ['hat-crown', 'h-blank-a', 'hat-flowers', 'h-blank-b', 'hat-wizard'];

export function WorkshopPage() {
  return (
    <main className={styles.page}>
      <h1>Workshop</h1>
      <Panel>
        <EmptyState icon={anvilIcon} title="The workshop opens with Pug Quest">
          Dress a pug, give it five combos and an ability, and take it to the table.
        </EmptyState>
        <div className={workshop.bench} aria-hidden="true">
          {ON_THE_BENCH.map((thing) => (
            <img key={thing} src={pugArt(thing)} alt="" />
          ))}
        </div>
      </Panel>
    </main>
  );
}
