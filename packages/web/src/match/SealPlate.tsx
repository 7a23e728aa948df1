/** The seal on the luck of a finished match, and the record to take home. */
import type { AnyGame } from '@tortuga/engine';
import { Button, Plate, Seal, type SealState } from '@tortuga/table';
import type { Play } from '../play/play.ts';
import { saveText } from './saveText.ts';
import styles from './SealPlate.module.css';
import { type SealCheck, useSeal } from './useSeal.ts';
import { type MatchWord, useMatchWords } from './words.ts';

const stateOf = (check: SealCheck): SealState => {
  if (check.kind !== 'done') return 'waiting';
  return check.verified.ok ? 'honest' : 'broken';
};

const verdictOf = (check: SealCheck): 'fair' | 'consistent' | 'broken' | 'none' => {
  if (check.kind !== 'done') return 'none';
  return check.verified.ok ? check.verified.verdict : 'broken';
};

const textOf = (check: SealCheck): readonly [MatchWord, Readonly<Record<string, string | number>>] => {
  if (check.kind === 'missing') return ['seal.text.missing', {}];
  if (check.kind !== 'done') return ['seal.text.none', {}];
  const { verified } = check;
  return verified.ok
    ? [`seal.text.${verified.verdict}`, { count: verified.moves }]
    : ['seal.text.broken', { ...verified.fault }];
};

export interface SealPlateProps {
  readonly play: Play;
  readonly game: AnyGame;
  /** Of the record; as printed. */
  readonly seal: string;
  readonly file: string;
}

/** The beginning is enough to compare by eye. */
const stampOf = (seal: string): string => (seal.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

export const SealPlate = ({ play, game, seal, file }: SealPlateProps) => {
  const say = useMatchWords();
  const { check, begin } = useSeal(play, game);
  const title = say(check.kind === 'checking' ? 'seal.title.checking' : `seal.title.${verdictOf(check)}`);
  const [text, values] = textOf(check);
  const save = async (): Promise<void> => {
    const record = await play.record();
    if (record !== undefined) saveText(file, record);
  };
  return (
    <Plate>
      <div className={styles['seal']}>
        <Seal state={stateOf(check)} label={title} />
        <div className={styles['words']} role="status">
          <h3>{title}</h3>
          <p>{say(text, values)}</p>
          <p className={styles['stamp']}>{stampOf(seal)}</p>
        </div>
        <div className={styles['actions']}>
          {check.kind !== 'done' && <Button onClick={begin}>{say('seal.check')}</Button>}
          <Button kind="ghost" onClick={() => void save()}>
            {say('end.download')}
          </Button>
        </div>
      </div>
    </Plate>
  );
};
