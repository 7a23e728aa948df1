/** A link to be photographed. Always ink on bone, whatever the theme: that is what cameras read. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

const pathOf = (cells: readonly (readonly boolean[])[]): string =>
  cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 2 });
    return { size: side, path: pathOf(data) };
  }, [text]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
