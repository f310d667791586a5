import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type Look, look } from '../form/PressButton.tsx';

export { Button, type ButtonVariant, IconButton } from '../form/PressButton.tsx';

interface AnchorProps extends ComponentProps<'a'>, Look {}

const Anchor = ({ variant, size, block, className, children, ...rest }: AnchorProps) => (
  <a {...rest} className={look({ variant, size, block }, className)}>
    {children}
  </a>
);

/** A link that looks like a button: `<ButtonLink to="/app/agents/create" variant="primary">`. */
export const ButtonLink = createLink(Anchor);
