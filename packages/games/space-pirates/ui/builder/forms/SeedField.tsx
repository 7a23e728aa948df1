/** The number that a random Universe grows from. */
import { Button, TextField } from '@tortuga/table';
import styles from '../Builder.module.css';
import { MOST_SEED } from '../grow/grow.ts';
import { useBuilderWords } from '../words.ts';

export const anySeed = (): number => Math.floor(Math.random() * (MOST_SEED + 1));

const seedIn = (text: string): number => Math.min(Number(text.replaceAll(/\D/g, '').slice(0, 4)), MOST_SEED);

interface SeedProps {
  readonly seed: number;
  readonly onChange: (seed: number) => void;
}

export const SeedField = ({ seed, onChange }: SeedProps) => {
  const say = useBuilderWords();
  return (
    <div className={styles['seed']}>
      <TextField
        label={say('seed')}
        value={String(seed)}
        inputMode="numeric"
        autoComplete="off"
        hint={say('seed-hint')}
        onChange={(text) => onChange(seedIn(text))}
      />
      <Button onClick={() => onChange(anySeed())}>{say('another')}</Button>
    </div>
  );
};
