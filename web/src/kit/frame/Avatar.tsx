import { initials } from '../form/format.ts';
import { cx } from '../look/cx.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Chooses one of five quiet colours, always the same for the same id. */
  id: string;
  name: string;
  shape?: 'square' | 'round';
  size?: 'md' | 'lg';
  lamp?: 'on' | 'off';
  letters?: 1 | 2;
}

/** Says nothing to a screen reader: the name stands next to it. */
export function Avatar({ id, name, shape = 'square', size = 'md', lamp, letters = 1 }: AvatarProps) {
  return (
    <span
      className={cx(
        styles.avatar,
        styles[`a${shade(id)}`],
        shape === 'round' && styles.round,
        size === 'lg' && styles.lg,
      )}
      aria-hidden="true"
    >
      {initials(name, letters)}
      {lamp && <i className={lamp === 'off' ? styles.off : undefined} />}
    </span>
  );
}

function shade(id: string): number {
  let sum = 7;
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0;
  return (sum % 5) + 1;
}
