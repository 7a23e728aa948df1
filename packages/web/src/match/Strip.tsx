/** One line about the match itself, and what can be done about it. */
import { Button, classes } from '@tortuga/table';
import styles from './Strip.module.css';

export interface StripProps {
  readonly text: string;
  /** Something is wrong: it is said at once. */
  readonly isAlarm?: boolean | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

export const Strip = ({ text, isAlarm = false, action }: StripProps) => (
  <div className={classes(styles['strip'], isAlarm && styles['alarm'])} role={isAlarm ? 'alert' : 'status'}>
    <p>{text}</p>
    {action !== undefined && (
      <Button kind="plain" onClick={action.onClick}>
        {action.label}
      </Button>
    )}
  </div>
);
