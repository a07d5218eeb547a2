import { createTransport } from 'nodemailer';

/**
 * Connects to the mail server of the configuration and signs in, as for a mail, and sends none.
 *
 * @param url - `smtp://` or `smtps://`, with user and password.
 * @param timeoutMs - Each for the connection, the greeting and an answer.
 * @throws when the server does not answer, or refuses the login.
 */
export async function checkMailServer(url: string, timeoutMs: number): Promise<void> {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
