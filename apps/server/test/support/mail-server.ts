import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A mail server on this machine that takes every mail (RFC 5321) and shows them. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const answer = conversation((mail) => {
      mails.push(mail);
      for (const resume of waiting.splice(0)) resume();
    });
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      const lines = buffered.split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) {
        const reply = answer(line);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
    socket.write('220 mail.example\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Waits until so many mails have arrived in all. */
    async arrived(count: number): Promise<readonly ReceivedMail[]> {
      while (mails.length < count) await new Promise<void>((resume) => void waiting.push(resume));
      return mails;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Answers each line of a client. A line with a dot alone ends the text. */
function conversation(take: (mail: ReceivedMail) => void) {
  let recipients: string[] = [];
  let text: string[] | undefined;
  return (line: string): string | undefined => {
    if (text !== undefined) {
      if (line !== '.') {
        text.push(line.replace(/^\./, ''));
        return undefined;
      }
      take(parseMail(recipients, text));
      [recipients, text] = [[], undefined];
      return '250 taken';
    }
    const to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (to !== undefined) recipients.push(to);
    if (line === 'DATA') text = [];
    return line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok';
  };
}

function parseMail(to: readonly string[], lines: readonly string[]): ReceivedMail {
  const [head = '', ...rest] = lines.join('\r\n').split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text =
    encoding === 'quoted-printable'
      ? fromQuotedPrintable(body)
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : body;
  return { to, subject: fromEncodedWords(header('Subject')), text };
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** RFC 2047. */
function fromEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

/** The token in the fragment of the one link of a mail. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const token = /#(\S+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link with a token.');
  return token;
}
