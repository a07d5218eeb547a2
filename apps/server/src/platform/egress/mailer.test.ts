import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer, type Mail, type Mailer } from './mailer.js';

/** A mail server that takes everything, or behaves as a test says. */
async function startMailServer(answer: (line: string, socket: Socket) => string | undefined) {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let buffered = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      const lines = buffered.split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) {
        received.push(line);
        const reply = answer(line, socket);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
    socket.write('220 mail.example\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, sockets, received, url: `smtp://127.0.0.1:${port}` };
}

/** RFC 5321: a line with a dot alone ends the text. */
function accepting() {
  let isText = false;
  return (line: string): string | undefined => {
    if (isText) {
      isText = line !== '.';
      return isText ? undefined : '250 taken';
    }
    if (line === 'DATA') isText = true;
    return line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok';
  };
}

const opened: { server: Server; sockets: Set<Socket> }[] = [];
const mailers: Mailer[] = [];
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function open(answer: Parameters<typeof startMailServer>[0], timeoutMs = 5000) {
  const mailServer = await startMailServer(answer);
  opened.push(mailServer);
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const from = 'dpp@platform.example';
  const mailer = createMailer({ url: mailServer.url, from, timeoutMs, logger });
  mailers.push(mailer);
  return { mailer, lines, ...mailServer };
}

const mail: Mail = { to: ['ines@repairs.example'], subject: 'Approved', text: 'Until tomorrow.' };

describe('a mailer', () => {
  it('sends a mail as plain text, from the configured address', async () => {
    const { mailer, received, lines } = await open(accepting());
    mailer.send(mail);
    await mailer.flush();
    expect(received).toContain('MAIL FROM:<dpp@platform.example>');
    expect(received).toContain('RCPT TO:<ines@repairs.example>');
    expect(received).toContain('Subject: Approved');
    expect(received).toContain('Until tomorrow.');
    expect(received.join('\n')).toMatch(/Content-Type: text\/plain/);
    expect(lines).toEqual([]);
  });

  it('lets no text into a header line of its own', async () => {
    const { mailer, received } = await open(accepting());
    mailer.send({ ...mail, subject: 'A\r\nBcc: eve@evil.example' });
    await mailer.flush();
    expect(received.filter((line) => /^bcc:|RCPT TO:<eve/i.test(line))).toEqual([]);
  });

  it('writes down why a mail was not sent, and to nobody whom for', async () => {
    const { mailer, lines } = await open((line) =>
      line.startsWith('RCPT') ? '550 no such ines@repairs.example' : '250 ok',
    );
    mailer.send(mail);
    await mailer.flush();
    expect(lines.join('')).toContain('EENVELOPE');
    expect(lines.join('')).not.toContain('ines');
  });

  it('gives up on a server that never answers', async () => {
    const { mailer, lines, sockets } = await open(() => undefined, 100);
    mailer.send(mail);
    await mailer.flush();
    expect(lines.join('')).toContain('TIMED_OUT');
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('gives up on a server that answers a little for ever', async () => {
    const drip = (_line: string, socket: Socket) => {
      const timer = setInterval(() => void socket.write('250-more\r\n'), 10).unref();
      socket.once('close', () => clearInterval(timer));
      return undefined;
    };
    const { mailer, lines, sockets } = await open(drip, 200);
    mailer.send(mail);
    await mailer.flush();
    expect(lines.join('')).toContain('TIMED_OUT');
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('ends what is under way when it is closed, and takes nothing more', async () => {
    const { mailer, lines, sockets } = await open(() => undefined);
    mailer.send(mail);
    await expect.poll(() => sockets.size).toBe(1);
    mailer.close();
    mailer.send(mail);
    await mailer.flush();
    expect(lines.filter((line) => line.includes('CLOSED'))).toHaveLength(2);
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('drops what is too much, and sends the rest', async () => {
    const { mailer, lines } = await open(() => undefined, 300);
    for (let i = 0; i < 210; i++) mailer.send(mail);
    await expect.poll(() => lines.filter((line) => line.includes('QUEUE_FULL')).length).toBe(8);
    mailer.close();
    await mailer.flush();
  });

  it('sends nothing without a server', async () => {
    const mailer = createMailer({
      url: undefined,
      from: undefined,
      logger: pino({ enabled: false }),
    });
    mailer.send(mail);
    await expect(mailer.flush()).resolves.toBeUndefined();
    mailer.close();
  });
});
