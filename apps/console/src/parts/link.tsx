import type { ComponentChildren } from 'preact';
import type { AnchorHTMLAttributes } from 'preact';
import { pathTo } from '../base.js';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path of a screen, without that of the console: `/passports?view=drafts`. */
  readonly to: string;
  readonly children?: ComponentChildren;
}

/** A link to another screen. */
export function Link({ to, ...others }: LinkProps) {
  return <a href={pathTo(to)} {...others} />;
}
