import { useTexts } from '../../texts/use-texts.js';
import { PasswordField } from './sign-in-form.js';

/** The server's own rule: length alone. */
export const shortestPassword = 12;

interface NewPasswordFieldProps {
  readonly label: string;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly isTried: boolean;
}

/** A password that is chosen: its length alone counts. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, password, setPassword, isTried } = props;
  const { words, say } = useTexts('door');
  const missing = shortestPassword - password.length;
  return (
    <PasswordField
      label={label}
      autocomplete="new-password"
      value={password}
      onInput={setPassword}
      help={say(words.passwordHelp, { min: shortestPassword })}
      fault={isTried && missing > 0 ? say(words.passwordShort, { count: missing }) : undefined}
    />
  );
}
