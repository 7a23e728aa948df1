/** The button that sends what was chosen, and the key that does the same. */
import { Button, useKeys } from '@tortuga/table';
import { pieces } from '../pieces.ts';

interface ActProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isBusy: boolean;
  readonly onAct: () => void;
}

export const Act = ({ label, detail, isBusy, onAct }: ActProps) => {
  useKeys({ Enter: isBusy ? undefined : onAct });
  return (
    <Button
      kind="primary"
      isWide
      shortcut="Enter"
      isDisabled={isBusy}
      data-piece={pieces.act}
      detail={detail}
      onClick={onAct}
    >
      {label}
    </Button>
  );
};
