import type { ComponentProps } from 'react';

type Look = 'act' | 'quiet' | 'small' | 'small quiet';
const classOf = (look?: Look) => (look === undefined ? 'btn' : `btn ${look}`);

/** A button. `act`, one a form, commits and names its act ("Advance to Battles"); `quiet` is a link that acts. */
export function Button({
  look,
  type = 'submit',
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { look?: Look }) {
  return <button className={classOf(look)} type={type} {...rest} />;
}

/** A link that looks like a button: it leads to where something is done, and does nothing itself. */
export function ButtonLink({ look, ...rest }: Omit<ComponentProps<'a'>, 'className'> & { look?: Look }) {
  return <a className={classOf(look)} {...rest} />;
}
