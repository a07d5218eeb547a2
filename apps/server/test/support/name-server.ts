import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

export type AddressType = 'A' | 'AAAA';
/** Addresses, none of them (NODATA), or a way of failing. */
export type NameAnswer = readonly string[] | 'NXDOMAIN' | 'SERVFAIL' | 'silence';

const typeNumbers: Readonly<Record<number, AddressType>> = { 1: 'A', 28: 'AAAA' };
const codes = { SERVFAIL: 2, NXDOMAIN: 3 } as const;
const headerBytes = 12;

/**
 * A name server that answers each question as `answer` says, for zero seconds (RFC 1035).
 *
 * @param at - Default: a free port of 127.0.0.1.
 */
export async function startNameServer(
  answer: (name: string, type: AddressType) => NameAnswer,
  at = { host: '127.0.0.1', port: 0 },
) {
  const socket = createSocket('udp4');
  let questions = 0;
  socket.on('message', (query, { address, port }) => {
    questions++;
    const { name, type, end } = questionOf(query);
    const given = type ? answer(name, type) : [];
    if (given !== 'silence') socket.send(reply(query.subarray(0, end), given), port, address);
  });
  socket.bind(at.port, at.host);
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = typeNumbers[query.readUInt16BE(at + 1)];
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 };
}

function reply(question: Buffer, given: Exclude<NameAnswer, 'silence'>): Buffer {
  const addresses = typeof given === 'string' ? [] : given;
  const header = Buffer.from(question.subarray(0, headerBytes));
  header.writeUInt16BE(0x8180 | (typeof given === 'string' ? codes[given] : 0), 2);
  header.writeUInt16BE(addresses.length, 6);
  header.fill(0, 8);
  return Buffer.concat([header, question.subarray(headerBytes), ...addresses.map(record)]);
}

/** Its name is a pointer to the question's. */
function record(address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.alloc(headerBytes);
  head.writeUInt16BE(0xc000 | headerBytes, 0);
  head.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}
