import { Button, LinkButton } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { exhibits } from './exhibits.ts';
import styles from './Gallery.module.css';
import { useGalleryWords, W } from './words.tsx';

const nothing = (): void => undefined;

const Icons = () => {
  const label = useGalleryWords()('icon-buttons');
  const icons = [
    'menu',
    'close',
    'log',
    'sound',
    'mute',
    'book',
    'gear',
    'keys',
    'share',
    'link',
    'smile',
  ] as const;
  return (
    <div className={styles['row']}>
      {icons.map((icon) => (
        <IconButton key={icon} icon={icon} label={`${label}: ${icon}`} onClick={nothing} />
      ))}
    </div>
  );
};

export const buttons = exhibits('button', {
  primary: (
    <Button kind="primary">
      <W word="primary" />
    </Button>
  ),
  plain: (
    <Button detail={<W word="plain-detail" />} shortcut="S">
      <W word="plain" />
    </Button>
  ),
  danger: (
    <Button kind="danger">
      <W word="danger" />
    </Button>
  ),
  ghost: (
    <Button kind="ghost">
      <W word="ghost" />
    </Button>
  ),
  disabled: (
    <Button kind="primary" isDisabled detail={<W word="disabled-detail" />}>
      <W word="disabled" />
    </Button>
  ),
  'ghost-disabled': (
    <Button kind="ghost" isDisabled>
      <W word="ghost" />
    </Button>
  ),
  wide: (
    <Button kind="primary" isWide detail={<W word="plain-detail" />}>
      <W word="plain" />
    </Button>
  ),
  link: (
    <LinkButton href="#link">
      <W word="link" />
    </LinkButton>
  ),
  icons: <Icons />,
});
